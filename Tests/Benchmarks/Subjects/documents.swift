import Fetching
import Foundation

extension Subject {
    static let documents = Subject(
        name: "decoding-documents",
        title: "documents like those of public APIs, compared with JSONDecoder with the same models and options"
    ) { effort in
        var findings: [Finding] = []
        for document in Document.all { findings += try await document.compare(effort) }
        return findings
    }

    static let documentsWithNewContainers = Subject(
        name: "decoding-new-containers",
        title: "the same documents, if each object needs a new container of the standard library"
    ) { effort in
        var findings: [Finding] = []
        for document in Document.all { findings += try await document.compareWithNewContainers(effort) }
        return findings
    }
}
