/// An error of a mapper or a parser that doesn't use a decoder. ``ParsingFailure`` shows both texts.
public struct MappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The input that the mapper needs, such as `UTF-8 text`.
    let expected: String
    /// The input that the mapper found.
    let found: String

    /// Creates an error.
    public init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// The expected and the found input, on one line.
    public var description: String { "expected \(expected), found \(found)" }
}
