/// The place of a value that cannot be decoded: the underlying error of the `DecodingError`.
package struct JSONValueError: Error, CustomStringConvertible {
    /// The number of bytes before the value; in a text in UTF-16 or UTF-32, the number that they take in UTF-8.
    package let offset: Int

    package var description: String { "in the value at byte \(offset)" }
}
