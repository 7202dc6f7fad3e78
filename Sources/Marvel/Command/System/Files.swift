import Foundation

/// The file system, as closures, so that a test can make any operation fail.
struct Files: Sendable {
    /// Returns a file's size in bytes, or nil if it doesn't exist. Throws for a folder or a device.
    var size: @Sendable (_ path: String) throws -> Int?
    /// Opens a file for reading and writing, and creates an empty one if it doesn't exist.
    var open: @Sendable (_ path: String) throws -> OpenFile
    /// Renames a file atomically, replaces any file at the new path, and returns when the change would survive a power
    /// failure.
    var rename: @Sendable (_ path: String, _ newPath: String) throws -> Void
}

/// An open file. It is closed with the last copy of this value.
struct OpenFile: Sendable {
    /// Locks the file until it is closed or the process ends. Returns false if another process has locked it.
    var lock: @Sendable () throws -> Bool
    /// Returns the size in bytes.
    var size: @Sendable () throws -> Int
    /// Returns `count` bytes from `offset` on, or fewer at the end of the file.
    var read: @Sendable (_ offset: Int, _ count: Int) throws -> Data
    /// Cuts the file to a number of bytes.
    var truncate: @Sendable (_ bytes: Int) throws -> Void
    /// Writes at the end, and returns when the data would survive a power failure.
    var append: @Sendable (Data) throws -> Void
}

/// An error of the file system.
struct FileError: Error, Equatable, CustomStringConvertible {
    var path: String
    /// Completes the sentence "The file could not be …", such as `written`.
    var action: String
    /// The reason, such as `No space left on device`.
    var reason: String

    var description: String { "\(quoted(path: path)) could not be \(action): \(reason)." }
}
