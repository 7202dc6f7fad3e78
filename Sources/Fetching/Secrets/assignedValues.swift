import FetchingJSON

extension SecretNames {
    /// Returns the ranges of the values that follow a secret name and `=` or `:`, as in `apikey=…`, `"token": "…"` and
    /// `Authorization: Bearer …`.
    ///
    /// The text can have any format, such as JSON, a query or header fields. If the end of a value is unclear, the
    /// range includes more text rather than less.
    func assignedValues(in text: ArraySlice<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = text.startIndex
        while let separator = text[position...].firstIndex(where: { $0 == .equals || $0 == .colon }) {
            let bytes = nameBefore(separator, in: text[position...])
            let name = String(decoding: bytes, as: UTF8.self)
            position = separator + 1
            let (isHeader, isQueryItem) = (containsHeader(name), containsQueryItem(name))
            guard isHeader || isQueryItem else { continue }
            // A value in a URL ends before a space. The value of a header field doesn't, as in `Bearer …`.
            let isInURL =
                isQueryItem && text[separator] == .equals
                && text[..<bytes.startIndex].last.map("?&".utf8.contains) == true
            let end = isInURL ? "&\"'<># \n\r\t" : isHeader ? "\"'<>\n\r" : "&,;\"'<>#()[]{} \n\r\t"
            let value = valueAfter(separator, in: text, end: end)
            if !value.isEmpty { ranges.append(value) }
            position = value.upperBound
        }
        return ranges
    }
}

/// Returns the ranges of the user information in URLs, such as `user:password` in `https://user:password@host`.
///
/// - Parameter isCut: Whether the text is truncated. If so, the `@` of a URL at the end of the text may be missing, so
///   the text after `//` is treated as user information.
func userInformation(in text: ArraySlice<UInt8>, isCut: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = text.startIndex
    while let slash = text[position...].firstIndex(of: .slash) {
        position = slash + 1
        guard position < text.endIndex, text[position] == .slash else { continue }
        position += 1
        let end = text[position...].firstIndex { " /?#\"'<>\n\r\t".utf8.contains($0) } ?? text.endIndex
        if let at = text[position..<end].lastIndex(of: UInt8(ascii: "@")), at > position {
            ranges.append(position..<at)
        } else if end == text.endIndex, isCut {
            ranges.append(position..<end)
        }
        position = end
    }
    return ranges
}

private func nameBefore(_ separator: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = text[..<separator].lastIndex { !" \"'\\".utf8.contains($0) }.map { $0 + 1 } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? text.startIndex
    return text[start..<end]
}

private func valueAfter(_ separator: Int, in text: ArraySlice<UInt8>, end: String) -> Range<Int> {
    var rest = text[(separator + 1)...].drop { $0 == .space }
    // A JSON string can contain JSON, as in `\"token\":\"…\"`.
    let isEscaped = rest.first == .backslash
    if isEscaped { rest.removeFirst() }
    switch rest.first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = rest.removeFirst()
        return rest.startIndex..<endOfString(rest, quote: quote, isEscaped: isEscaped)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
        return rest.startIndex..<endOfBrackets(rest)
    default:
        return rest.startIndex..<(rest.firstIndex { end.utf8.contains($0) } ?? rest.endIndex)
    }
}

private func endOfString(_ text: ArraySlice<UInt8>, quote: UInt8, isEscaped: Bool) -> Int {
    var position = text.startIndex
    while position < text.endIndex {
        switch text[position] {
        case quote: return position
        case .backslash where isEscaped: return position
        case .backslash: position += 2
        default: position += 1
        }
    }
    return text.endIndex
}

private func endOfBrackets(_ text: ArraySlice<UInt8>) -> Int {
    var depth = 0
    for position in text.indices {
        switch text[position] {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0 { return position + 1 }
    }
    return text.endIndex
}

extension UInt8 {
    fileprivate static let equals = UInt8(ascii: "=")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let backslash = UInt8(ascii: "\\")

    /// Whether the byte is an ASCII letter, an ASCII digit, or one of `_ - . %`.
    fileprivate var isNamePart: Bool { isASCIIAlphanumeric || "_-.%".utf8.contains(self) }
}
