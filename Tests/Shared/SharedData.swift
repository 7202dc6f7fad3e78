import Foundation

/// Recordings, facts and JSON cases that may not be copied into this repository.
///
/// The data is expected in the folder `../shared/data`. If the folder is missing, tests that read the data are skipped.
package enum SharedData {
    private static let folder = packageFolder.appending(path: "../shared/data").standardizedFileURL

    /// Whether the folder exists.
    package static var exists: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "marvel-facts").path)
    }

    /// The message for tests that are skipped because the folder is missing.
    package static let missing = "the shared data is missing; it is expected in ../shared/data"

    /// Returns the path of a file, from its path in the folder.
    package static func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    /// Returns the contents of the file at a path in the folder.
    package static func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

    package static func json(_ path: String) throws -> Any { try JSONSerialization.jsonObject(with: data(path)) }

    /// Returns the complete records in a file of facts.
    package static func facts(_ name: String) throws -> [[String: Any]] {
        try json("marvel-facts/\(name).json") as? [[String: Any]] ?? []
    }

    /// Returns the JSON files in a folder, sorted by path.
    package static func files(in name: String) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appending(path: name), includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}

/// The package's folder.
package let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "..").standardizedFileURL
