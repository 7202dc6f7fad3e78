/// The position of a value that cannot be decoded. This is the underlying error of a `DecodingError`.
package struct JSONValueError: Error, CustomStringConvertible {
    /// The number of bytes before the value. For a text in UTF-16 or UTF-32, the number after conversion to UTF-8.
    package let offset: Int

    /// The length of the text in bytes of UTF-8. If the body has a different length in UTF-8, the error is for a text
    /// other than the body, such as JSON in a string.
    package let byteCount: Int

    /// The option with which the value can be decoded, if one is known.
    package let hint: String?

    package init(offset: Int, byteCount: Int, hint: String? = nil) {
        self.offset = offset
        self.byteCount = byteCount
        self.hint = hint
    }

    package var description: String { "in the value at byte \(offset)" }
}
