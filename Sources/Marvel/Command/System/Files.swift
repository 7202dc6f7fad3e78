import FetchingREPL
import Foundation

/// The operations of the file system, as closures, so that a test can make any operation fail.
struct Files: Sendable {
    /// Returns the size of a file in bytes, or nil if the file doesn't exist. Throws an error for a folder, a device or
    /// a symbolic link.
    var size: @Sendable (_ path: String) throws -> Int?
    /// Creates a file, or truncates an existing file. Returns a closure that appends data to the file. Accepts a device
    /// or a symbolic link too, because no later run continues the file.
    var create: @Sendable (_ path: String) throws -> @Sendable (Data) throws -> Void
    /// Creates a folder and the folders that contain it. Does nothing if the folder exists.
    var createFolder: @Sendable (_ path: String) throws -> Void = createSystemFolder
}

@Sendable private func createSystemFolder(_ path: String) throws(FileError) {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
        throw FileError(path: path, action: "created", reason: (error as NSError).localizedDescription)
    }
}

/// An error of the file system.
struct FileError: Error, Equatable, CustomStringConvertible {
    var path: String
    /// The end of the sentence "The file could not be …", such as `written`.
    var action: String
    /// The reason, such as `No space left on device`.
    var reason: String

    var description: String { "\(quoted(path: path)) could not be \(action): \(reason)." }
}
