extension StringProtocol {
    /// Returns this string with `replacement` in place of each occurrence of `text`. Unicode scalars are compared.
    ///
    /// `replacing(_:with:)` compares characters, and so misses the line feed of a CR LF, which is one character with
    /// the CR. It also misses a quotation mark that a combining mark follows.
    public func replacingScalars(_ text: String, with replacement: String) -> String {
        let scalars = String(self).unicodeScalars
        return String(scalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
    }
}
