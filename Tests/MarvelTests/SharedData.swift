import Foundation
import Testing

/// Recordings and facts of the retired API, which lie beside the package and not in it. Suites that read them are
/// enabled only where they are.
enum SharedData {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(components: "..", "..", "..", "shared", "data").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "marvel-facts").path) }

    static let whyNot: Comment = "the recordings of the API are not beside the package, in ../shared/data"

    static func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

    /// The whole records in a file of facts.
    static func facts(_ name: String) throws -> [[String: Any]] {
        try JSONSerialization.jsonObject(with: data("marvel-facts/\(name).json")) as? [[String: Any]] ?? []
    }
}
