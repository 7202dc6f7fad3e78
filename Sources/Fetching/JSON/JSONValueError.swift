/// The position of a value that cannot be decoded. This is the underlying error of a `DecodingError`.
package struct JSONValueError: Error, CustomStringConvertible {
    /// The number of bytes before the value. For a text in UTF-16 or UTF-32, the number after conversion to UTF-8.
    package let offset: Int

    /// The length of the text in bytes of UTF-8. An error of another text, such as a string in a body, does not apply
    /// to the body.
    package let byteCount: Int

    package init(offset: Int, byteCount: Int) {
        self.offset = offset
        self.byteCount = byteCount
    }

    package var description: String { "in the value at byte \(offset)" }
}
