/// An error of a mapper that doesn't use a decoder. ``ParsingFailure`` shows ``expected`` and ``found``.
package struct MappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The input that the mapper needs, such as `UTF-8 text`.
    package let expected: String
    /// The input that the mapper found.
    package let found: String

    /// Creates an error.
    package init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// The expected and the found input, on one line.
    package var description: String { "expected \(expected), found \(found)" }
}
