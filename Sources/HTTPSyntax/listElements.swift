/// Returns the elements of a comma-separated list (RFC 9110 §5.6.1). A comma in a quoted string does not separate
/// elements.
public func listElements(_ text: String) -> [Substring] { elements(of: text, hasQuotes: true).elements }

/// Returns the elements of a comma-separated list, and whether each quoted string has an end.
func elements(of text: String, hasQuotes: Bool) -> (elements: [Substring], isBalanced: Bool) {
    var elements: [Substring] = []
    var (start, isQuoted, isEscaped) = (text.startIndex, false, false)
    func append(_ end: String.Index) {
        let element = text[start..<end].trimmingWhitespace()
        if !element.isEmpty { elements.append(element) }
    }
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
        switch bytes[index] {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\") where isQuoted: isEscaped = true
        case UInt8(ascii: "\"") where hasQuotes: isQuoted.toggle()
        case UInt8(ascii: ",") where !isQuoted:
            append(index)
            start = bytes.index(after: index)
        default: break
        }
        bytes.formIndex(after: &index)
    }
    append(text.endIndex)
    return (elements, !isQuoted)
}

extension Substring {
    /// Returns this text without spaces and tabs at its ends.
    public func trimmingWhitespace() -> Substring {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var bytes = utf8.drop(while: isSpace)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return Substring(bytes)
    }
}
