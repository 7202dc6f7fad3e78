import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax

/// A folder with fixtures. All files are directly in the folder.
struct FixtureFolder: Sendable {
    let url: URL

    func fixture(for request: URLRequest) throws(RecordingError) -> Fixture {
        for pathExtension in ["http", "json"] {
            let file = file(for: request, pathExtension)
            guard FileManager.default.isReadableFile(atPath: file.path(percentEncoded: false)) else { continue }
            let contents: Data
            do { contents = try boundedContents(ofFile: file) } catch {
                throw RecordingError("fixture", file, "could not be read: \(error.reason)")
            }
            return try Fixture(contents, from: file)
        }
        throw missing(request)
    }

    private func file(for request: URLRequest, _ pathExtension: String) -> URL {
        url.appending(path: "\(fixtureName(for: request)).\(pathExtension)", directoryHint: .notDirectory)
    }

    private func missing(_ request: URLRequest) -> RecordingError {
        let (name, path) = (fixtureName(for: request), url.path(percentEncoded: false))
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let shown = files.isEmpty ? "none" : files.prefix(20).joined(separator: ", ") + (files.count > 20 ? ", …" : "")
        return RecordingError(
            file: "\(name).json",
            description: """
                unexpected request \(requestSummary(of: request)): the folder “\(path)” has \
                no readable file “\(name).json” or “\(name).http”; create one of them; files in the folder: \(shown)
                """)
    }
}
