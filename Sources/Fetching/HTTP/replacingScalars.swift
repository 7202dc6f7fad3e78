extension StringProtocol {
    /// Returns the text with `replacement` in place of each occurrence of `text`. Unicode scalars are compared.
    ///
    /// `replacing(_:with:)` compares characters. It finds neither a quotation mark before a combining mark nor the line
    /// feed of a CR LF, because both are parts of a longer character.
    package func replacingScalars(_ text: String, with replacement: String) -> String {
        let scalars = String(self).unicodeScalars
        return String(scalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
    }
}
