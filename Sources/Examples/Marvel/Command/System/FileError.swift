import FetchingGenerators

/// An error of the file system.
struct FileError: Error, Equatable, CustomStringConvertible {
    var path: String
    /// The end of the sentence "The file could not be …", such as `written`.
    var action: String
    /// The reason, such as `No space left on device`.
    var reason: String

    var description: String { "\(quoted(path: path)) could not be \(action): \(reason)." }
}
