import Foundation
import Testing

/// Recordings and facts of the retired API, which lie beside the package and not in it. Tests that read them are
/// enabled only where they are.
enum SharedData {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(components: "..", "..", "..", "shared", "data").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "marvel-facts").path) }

    static let whyNot: Comment = "the facts and recordings of the API are not beside the package, in ../shared/data"

    static func json(_ path: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: path)))
    }

    /// The whole records in a file of facts.
    static func facts(_ name: String) throws -> [[String: Any]] {
        try json("marvel-facts/\(name).json") as? [[String: Any]] ?? []
    }
}
