import Foundation
import Synchronization

/// A temporary folder that is removed with the last reference.
final class TestFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appending(path: "fetching-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path(percentEncoded: false) }

    /// A file next to the folder, for tests that try to leave the folder.
    var outside: URL { url.deletingLastPathComponent().appending(path: "outside-\(url.lastPathComponent)") }

    /// The names of the files, sorted.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}

/// Texts that closures collect.
final class Texts: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
