/// The decoder's knowledge about a value that cannot be decoded. This is the underlying error of a `DecodingError`.
package struct JSONValueError: Error, CustomStringConvertible {
    /// The number of bytes before the value. For a text in UTF-16 or UTF-32, the number after conversion to UTF-8.
    package let offset: Int

    /// The length of a string, with its quotes, or of a number, in bytes. For any other value, 0.
    package let length: Int

    /// The length of the text in bytes of UTF-8. If the body has a different length in UTF-8, the error is for a text
    /// other than the body, such as JSON in a string.
    package let byteCount: Int

    /// A phrase for the value, such as `a string`.
    package let found: String

    /// The name of the value's field in the text, if it differs from the model's key. Nil for a name of more than 64
    /// bytes, and for a value without a name.
    package var name: String?

    /// The type that was expected, if the case of the `DecodingError` has none.
    package var type: Any.Type?

    /// The option with which the value can be decoded, if one is known.
    package var hint: String?

    package var description: String { "in the value at byte \(offset)" }
}
