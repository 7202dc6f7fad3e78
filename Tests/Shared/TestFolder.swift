import Foundation
import HTTPSyntax
import Synchronization

/// A temporary folder that is removed with the last reference.
package final class TestFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory
        .appending(path: "fetching-\(UUID().uuidString)", directoryHint: .isDirectory)

    package init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path(percentEncoded: false) }

    /// A file next to the folder, for tests that try to leave the folder.
    package var outside: URL { url.deletingLastPathComponent().appending(path: "outside-\(url.lastPathComponent)") }

    /// The names of the files, sorted.
    package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    package func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file, or nil if the file doesn't exist.
    package func text(_ name: String) -> String? {
        (try? Data(contentsOf: url.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Texts that closures collect.
package final class Texts: Sendable {
    private let texts = Mutex<[String]>([])

    package init() {}

    package var all: [String] { texts.withLock { $0 } }
    package func add(_ text: String) { texts.withLock { $0.append(text) } }
}
