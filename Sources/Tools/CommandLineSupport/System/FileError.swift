import FetchingText

/// An error of the file system.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The end of the sentence "The file could not be …", such as `written`.
    public var action: String
    /// The reason, such as `No space left on device`.
    public var reason: String

    /// Creates an error; see the properties.
    public init(path: String, action: String, reason: String) {
        (self.path, self.action, self.reason) = (path, action, reason)
    }

    /// A sentence for the user.
    public var description: String { "\(quoted(path: path)) could not be \(action): \(reason)." }
}
