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
}
