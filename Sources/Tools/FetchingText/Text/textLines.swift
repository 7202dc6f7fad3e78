internal import HTTPSyntax

/// Returns the lines of a text, without characters that control the terminal.
public func textLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        withoutLineBreaks(withFewMarks($0))
    }
}
