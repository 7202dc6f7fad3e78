import Foundation
import Fetching

/// The file system as the crawl uses it, as closures, so that a test can let it fail at any moment.
struct Files: Sendable {
    /// How many bytes a file has; nil if there is none. A folder or a device is an error.
    var size: @Sendable (_ path: String) throws -> Int?
    /// Opens a file for reading and writing; makes an empty one if there is none.
    var open: @Sendable (_ path: String) throws -> OpenFile
    /// Gives a file another name, in one step and for good; whatever has that name is replaced.
    var rename: @Sendable (_ path: String, _ newPath: String) throws -> Void
}

/// A file that is open as long as this value, or a copy of it, is there.
struct OpenFile: Sendable {
    /// Takes the file for this process alone, until it closes the file or ends, in whatever way; false if another has
    /// it.
    var lock: @Sendable () throws -> Bool
    /// How many bytes it has.
    var size: @Sendable () throws -> Int
    /// At most `count` bytes from `offset` on; fewer at the end of the file only.
    var read: @Sendable (_ offset: Int, _ count: Int) throws -> Data
    /// Cuts it to as many bytes.
    var truncate: @Sendable (_ bytes: Int) throws -> Void
    /// Writes at its end, and returns when it would survive a power cut.
    var append: @Sendable (Data) throws -> Void
}

/// Why a file could not be used.
struct FileError: Error, Equatable, CustomStringConvertible {
    var path: String
    /// Completes the sentence "it could not be …", such as `written`.
    var action: String
    /// Such as `No space left on device`.
    var reason: String

    var description: String { "\(quoted(path: path)) could not be \(action): \(reason)." }
}

/// A file's name in quotes, whole however long it is, and fit to be shown in one line.
func quoted(path: String) -> String { "“\(cellText(path))”" }
