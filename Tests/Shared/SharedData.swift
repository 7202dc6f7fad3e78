import Foundation

/// Recordings, facts and JSON cases that may not be copied into the project. They are expected in `../shared/data`,
/// beside the package; tests that read them are skipped where that folder is missing.
package enum SharedData {
    private static let folder = packageFolder.appending(path: "../shared/data").standardizedFileURL

    /// Whether the folder is there.
    package static var exists: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "marvel-facts").path)
    }

    /// Why a test is skipped.
    package static let missing = "the facts and recordings are missing; they are expected in ../shared/data"

    package static func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

    package static func json(_ path: String) throws -> Any { try JSONSerialization.jsonObject(with: data(path)) }

    /// The complete records in a file of facts.
    package static func facts(_ name: String) throws -> [[String: Any]] {
        try json("marvel-facts/\(name).json") as? [[String: Any]] ?? []
    }

    /// The JSON files in a folder, sorted by path.
    package static func files(in name: String) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appending(path: name), includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}

/// The package's folder in the file system.
package let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "..").standardizedFileURL
