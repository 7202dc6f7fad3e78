// Unsafe: `strerror` returns a C string, which is copied before another call can change it.

import Foundation

/// An error of a file or a folder: what was tried, and why it failed.
public struct FileAccessError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The path of the file or the folder.
    public let path: String
    /// What was tried: the end of the sentence “the file could not be …”, such as `opened`, `read` or `written`.
    public let action: String
    /// The system's code, such as `ENOENT`. Nil if this module refuses the file, for example because it is not a
    /// regular file.
    public let code: Int32?
    private let refusal: String

    /// Creates the error of a system call.
    public init(path: String, action: String, code: Int32) {
        (self.path, self.action, self.code, refusal) = (path, action, code, "")
    }

    /// Creates an error for a file that is refused.
    init(path: String, action: String, reason: String) {
        (self.path, self.action, code, refusal) = (path, action, nil, reason)
    }

    /// The reason, such as `No space left on device`. It is not stored, because a missing file is often no problem.
    public var reason: String { code.map { unsafe String(cString: strerror($0)) } ?? refusal }

    /// What was tried, with the path and the reason.
    public var description: String { "“\(path)” could not be \(action): \(reason)" }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}

/// Returns the result of a system call. If a signal interrupts the call, repeats the call. Throws if it fails, or if
/// `path` contains a NUL byte, at which the system would end the path.
@discardableResult
func check<Number: SignedInteger>(
    _ path: String, _ action: String, _ call: () -> Number
) throws(FileAccessError) -> Number {
    if path.utf8.contains(0) { throw FileAccessError(path: path, action: action, reason: "its path contains a NUL") }
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw FileAccessError(path: path, action: action, code: errno) }
    }
}
