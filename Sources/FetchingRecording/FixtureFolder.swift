import Fetching
import Foundation

/// A folder with fixtures. All files are directly in the folder.
struct FixtureFolder: Sendable {
    let url: URL

    /// Returns the fixture for a request.
    func fixture(for request: URLRequest) throws(FixtureError) -> Fixture {
        for pathExtension in ["http", "json"] {
            let file = file(for: request, pathExtension)
            if let contents = FileManager.default.contents(atPath: file.path(percentEncoded: false)) {
                return try Fixture(contents, from: file)
            }
        }
        throw missing(request)
    }

    /// Saves the fixture for a request. Replaces an older fixture for the same request.
    func save(_ fixture: Fixture, for request: URLRequest) throws(FixtureError) {
        let file = file(for: request, "http")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            // The file is written under another name and renamed, so that it is complete and no link is followed.
            try fixture.contents.write(to: file, options: .atomic)
        } catch { throw FixtureError(file, "could not be saved: \((error as NSError).localizedDescription)") }
    }

    private func file(for request: URLRequest, _ pathExtension: String) -> URL {
        url.appending(path: "\(fixtureName(for: request)).\(pathExtension)", directoryHint: .notDirectory)
    }

    private func missing(_ request: URLRequest) -> FixtureError {
        let (name, path) = (fixtureName(for: request), url.path(percentEncoded: false))
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let shown = files.isEmpty ? "no files" : files.prefix(20).joined(separator: ", ")
        return FixtureError(
            file: "\(name).json",
            description: """
                unexpected request \(requestSummary(of: request)): neither “\(name).json” nor “\(name).http” can be read in \
                “\(path)”, which has \(shown)
                """)
    }
}
