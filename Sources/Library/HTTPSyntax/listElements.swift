/// Returns the elements of a list, which is separated by commas by default (RFC 9110 §5.6.1). A separator in a quoted
/// string does not separate elements.
///
/// - Parameters:
///   - separator: The byte that separates elements, such as `;` for parameters.
///   - other: Another byte that separates elements.
public func listElements(
    _ text: String, separatedBy separator: UInt8 = UInt8(ascii: ","), or other: UInt8? = nil
) -> [Substring] {
    elements(of: text, hasQuotes: true, separatedBy: separator, or: other ?? separator).elements
}

/// Returns the elements of a list, like ``listElements(_:separatedBy:or:)``. If a quoted string has no end, quotation
/// marks have no meaning.
func balancedElements(of text: String, separatedBy separator: UInt8 = UInt8(ascii: ",")) -> [Substring] {
    let (quoted, isBalanced) = elements(of: text, hasQuotes: true, separatedBy: separator, or: separator)
    return isBalanced
        ? quoted : elements(of: text, hasQuotes: false, separatedBy: separator, or: separator).elements
}

/// Returns the content of a quoted string (RFC 9110 §5.6.4). Any other text is returned unchanged.
public func unquoted(_ text: Substring) -> String {
    var rest = text.utf8
    guard let content = quotedString(&rest), rest.isEmpty else { return String(text) }
    return content
}

/// Reads a quoted string, and returns its content. Returns nil if the text does not begin with a quotation mark, or if
/// the closing quotation mark is missing.
public func quotedString(_ rest: inout Substring.UTF8View) -> String? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    rest.removeFirst()
    var content: [UInt8] = []
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
        // A backslash quotes the next byte.
        content.append(byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte)
    }
    return nil
}

/// Returns the elements of a list, and whether each quoted string has an end.
func elements(
    of text: String, hasQuotes: Bool, separatedBy separator: UInt8 = UInt8(ascii: ","),
    or other: UInt8 = UInt8(ascii: ",")
) -> (elements: [Substring], isBalanced: Bool) {
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
        case separator where !isQuoted, other where !isQuoted:
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
