/// What a mapper throws that isn't a decoder; the reader of an error is told both parts.
public struct MappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the mapper needs, such as `UTF-8 text`.
    public let expected: String
    /// What it found.
    public let found: String

    /// Makes an error from both parts.
    public init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// Both parts.
    public var description: String { "expected \(expected), found \(found)" }
}
