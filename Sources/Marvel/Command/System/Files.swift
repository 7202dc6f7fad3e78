import FetchingREPL
import Foundation

/// The operations of the file system, as closures, so that a test can make any operation fail.
struct Files: Sendable {
    /// Returns the status of a file, or nil if the file doesn't exist. Throws an error for a folder, a device or a
    /// symbolic link.
    var status: @Sendable (_ path: String) throws -> FileStatus?
    /// Opens a file for reading and writing. Creates an empty file if the file doesn't exist. Throws an error for a
    /// folder, a device or a symbolic link.
    var open: @Sendable (_ path: String) throws -> OpenFile
    /// Creates a file, or truncates an existing file. Returns a closure that appends data to the file. Accepts a device
    /// or a symbolic link too, because no later run continues the file.
    var create: @Sendable (_ path: String) throws -> @Sendable (Data) throws -> Void
    /// Renames a file atomically. Replaces any file at the new path. If the file system can sync a folder, returns once
    /// a power failure cannot undo the change.
    var rename: @Sendable (_ path: String, _ newPath: String) throws -> Void
    /// Creates a folder and the folders that contain it. Does nothing if the folder exists.
    var createFolder: @Sendable (_ path: String) throws -> Void = createSystemFolder
}

/// An open file. The file is closed when the last copy of this value is released.
struct OpenFile: Sendable {
    /// Locks the file until the file is closed or the process ends. Returns false if another process has locked the
    /// file.
    var lock: @Sendable () throws -> Bool
    /// Returns the status of the file, even if its path now refers to another file.
    var status: @Sendable () throws -> FileStatus
    /// Returns the `count` bytes that start at `offset`, or fewer at the end of the file.
    var read: @Sendable (_ offset: Int, _ count: Int) throws -> Data
    /// Truncates the file to a number of bytes.
    var truncate: @Sendable (_ bytes: Int) throws -> Void
    /// Appends data to the file. Returns once the data would survive a power failure.
    var append: @Sendable (Data) throws -> Void
}

/// The size and the identity of a file.
struct FileStatus: Equatable, Sendable {
    /// The size in bytes.
    var bytes: Int
    var identity: FileIdentity
}

/// The numbers that identify a file, whatever its path is.
struct FileIdentity: Codable, Equatable, Sendable {
    var device: UInt64
    var inode: UInt64
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
