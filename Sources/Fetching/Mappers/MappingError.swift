/// An error of a mapper that is not a decoder. Both parts are shown in the ``ParsingFailure``.
public struct MappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the mapper needs, such as `UTF-8 text`.
    public let expected: String
    /// What it found instead.
    public let found: String

    /// Creates an error.
    public init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// Both parts, on one line.
    public var description: String { "expected \(expected), found \(found)" }
}
