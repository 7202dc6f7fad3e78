/// A search for values that are assigned to a secret name.
struct SecretAssignments {
    /// The hashes of the names in lower case. If a name has the hash of another name by chance, its value is masked.
    private let headers: Set<UInt64>
    private let queryItems: Set<UInt64>

    init(_ names: SecretNames) {
        self = names == .standard ? .ofStandardNames : SecretAssignments(hashing: names)
    }

    private static let ofStandardNames = SecretAssignments(hashing: .standard)

    private init(hashing names: SecretNames) {
        headers = Set(names.headers.map { Self.hash($0.utf8) })
        queryItems = Set(names.queryItems.map { Self.hash($0.utf8) })
    }

    /// Returns the FNV-1a hash of a name in lower case.
    private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        name.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte.isASCIILetter ? byte | 0x20 : byte)) &* 0x100_0000_01B3
        }
    }

    /// Returns the ranges of the values that are assigned to a secret name, as in `apikey=…`, `"token": "…"`,
    /// `:token=>"…"`, `Authorization: Bearer …`, `<token>…</token>` and `{"name": "token", "value": "…"}`.
    ///
    /// The text can have any format, such as JSON, a query or header fields. If the end of a value is unclear, the
    /// range includes more text rather than less.
    func values(in text: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        // The end of a secret name that is itself a value, as in `{"name": "token", …`.
        var named: Int?
        var elements = ElementEnds()
        var position = 0
        while let separator = text[position...].firstIndex(where: { $0 == .equals || $0 == .colon || $0 == .greater }) {
            let name = nameBefore(separator, in: text[position...])
            position = separator + 1
            if name.isEmpty { continue }
            var value: Range<Int>?
            if text[separator] == .greater {
                value = ends(name) == nil ? nil : elements.value(after: separator, of: name, in: text)
            } else if let end = ends(name) {
                value = valueAfter(separator, in: text[...], end: isInURL(name, separator, text) ?? end)
            } else if let end = named, isEqual(name, valueField) {
                // The value of the name can itself contain the separator.
                let isSameObject = end <= separator && !text[end..<separator].contains { "{}<>".utf8.contains($0) }
                value = isSameObject ? valueAfter(separator, in: text[...], end: Self.wordEnd) : nil
                named = nil
            }
            if text[separator] != .greater, nameFields.contains(where: { isEqual(name, $0) }) {
                let field = valueAfter(separator, in: text.prefix(separator + 200), end: Self.wordEnd)
                named = ends(text[field]) == nil ? nil : field.upperBound
            }
            if let value, !value.isEmpty {
                if !isSentence(text[value]) { ranges.append(value) }
                position = value.upperBound
            }
        }
        return ranges
    }

    /// The bytes that end the value of a header field, which may contain spaces, as in `Bearer …`.
    private static let lineEnd = Array("\"'<>\n\r".utf8)
    private static let itemEnd = Array("&\"'<># \n\r\t".utf8)
    private static let wordEnd = Array("&,;\"'<>#()[]{} \n\r\t".utf8)

    /// Returns the bytes that end an unquoted value with this name, or nil if the name is not secret.
    private func ends(_ name: ArraySlice<UInt8>) -> [UInt8]? {
        let hash = Self.hash(name)
        if headers.contains(hash) || isHeaderWord(name) { return Self.lineEnd }
        return queryItems.contains(hash) || endsWithSecretWord(name) ? Self.wordEnd : nil
    }

    /// Returns the bytes that end a value in a URL, or nil if the name is not in a URL, or only header fields have it.
    private func isInURL(_ name: ArraySlice<UInt8>, _ separator: Int, _ text: [UInt8]) -> [UInt8]? {
        guard text[separator] == .equals, name.startIndex > 0, "?&".utf8.contains(text[name.startIndex - 1]) else {
            return nil
        }
        let isQueryItem = ends(name) == Self.wordEnd || queryItems.contains(Self.hash(name))
        return isQueryItem ? Self.itemEnd : nil
    }
}

/// Whether the last word is `authorization` or `cookie`. The value of such a header field may contain spaces.
private func isHeaderWord(_ name: ArraySlice<UInt8>) -> Bool {
    headerWords.contains { name.count >= $0.count && isEqual(name.suffix($0.count), $0) }
}

private let headerWords = ["authorization", "cookie"].map { Array($0.utf8) }
/// The names of fields that contain the name of another field's value.
private let nameFields = ["name", "key", "header", "field"].map { Array($0.utf8) }
private let valueField = Array("value".utf8)

/// Whether a name is a word in lower case. The case of the name is ignored.
private func isEqual(_ name: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    name.count == word.count && zip(name, word).allSatisfy { $0 | 0x20 == $1 }
}

/// Whether a value is a sentence about a field instead of its value, as in `{"password": ["is too short"]}`.
private func isSentence(_ value: ArraySlice<UInt8>) -> Bool {
    let text = value.drop { " \t\"'[".utf8.contains($0) }
    return sentenceStarts.contains { start in
        guard text.count >= start.count, isEqual(text.prefix(start.count), start) else { return false }
        let next = text.dropFirst(start.count).first
        return next.map { " .,:!\"']".utf8.contains($0) } ?? true
    }
}

/// The words with which validation errors start.
private let sentenceStarts = [
    "is", "are", "was", "has", "must", "should", "may", "can", "can't", "cannot", "does", "doesn't", "needs", "too",
    "required", "missing", "invalid", "expired", "mismatch", "incorrect", "wrong", "this field", "this value",
].map { Array($0.utf8) }

/// Returns the range of the user information in each URL, such as `user:password` in `https://user:password@host`.
///
/// - Parameter isCut: Whether the text is truncated. If so, the `@` of a URL at the end of the text may be missing, so
///   the text after `//` is treated as user information.
func userInformation(in text: [UInt8], isCut: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let slash = text[position...].firstIndex(of: .slash) {
        position = slash + 1
        guard position < text.endIndex, text[position] == .slash else { continue }
        position += 1
        let end = text[position...].firstIndex { " /?#\"'<>\n\r\t".utf8.contains($0) } ?? text.endIndex
        if end == text.endIndex, isCut, !text[position...].contains(UInt8(ascii: "@")) {
            ranges.append(position..<end)
        } else if let secret = userInformation(inAuthority: text[position..<end]) {
            ranges.append(secret)
        }
        position = end
    }
    return ranges
}

/// Returns the range of the user information in the authority of a URL: the text before the last `@`. Without an `@`,
/// the text after the colon is treated as a password, because the `@` may be missing by mistake. A number is a port,
/// and so is the word `port`.
func userInformation<Text: BidirectionalCollection<UInt8>>(inAuthority text: Text) -> Range<Text.Index>? {
    if let at = text.lastIndex(of: UInt8(ascii: "@")) {
        return at > text.startIndex ? text.startIndex..<at : nil
    }
    guard text.first != UInt8(ascii: "["), let colon = text.firstIndex(of: .colon) else { return nil }
    let port = text[text.index(after: colon)...]
    let isPort =
        port.elementsEqual("port".utf8) || !port.drop { $0.isASCIIDigit }.contains { $0.isASCIIAlphanumeric }
    return isPort ? nil : port.startIndex..<text.endIndex
}

/// Returns the name that precedes a separator, as in `token =`, `"token":` and `user[token]=`. At most 100 bytes of the
/// name are read.
private func nameBefore(_ separator: Int, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = text[..<separator].lastIndex { !surroundsNames[Int($0)] }.map { $0 + 1 } ?? text.startIndex
    let name = text[..<end].suffix(100)
    return name[(name.lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? name.startIndex)...]
}

/// Whether a byte can be between a name and its separator.
private let surroundsNames = (UInt8.min...UInt8.max).map { " \t\r\n\"'\\[]`*".utf8.contains($0) }

/// A search for the contents of XML elements. The next `<` is kept, so that the text is searched only once.
private struct ElementEnds {
    private var next = 0

    /// Returns the content of the element that starts with `<name>`, or nil if the element contains other elements.
    mutating func value(after bracket: Int, of name: ArraySlice<UInt8>, in text: [UInt8]) -> Range<Int>? {
        guard name.endIndex == bracket, name.startIndex > 0, "<:".utf8.contains(text[name.startIndex - 1]) else {
            return nil
        }
        let value = bracket + 1
        if next < value { next = text[value...].firstIndex(of: UInt8(ascii: "<")) ?? text.count }
        return next + 1 < text.count && text[next + 1] == .slash ? value..<next : nil
    }
}

private func valueAfter(_ separator: Int, in text: ArraySlice<UInt8>, end: [UInt8]) -> Range<Int> {
    var rest = text[(separator + 1)...]
    // `=>` and `==` assign too, and so does `:=`.
    if let next = rest.first, next == .equals || next == .greater { rest.removeFirst() }
    rest = droppingSpaces(rest)
    let continued = rest.drop { $0 == 0x0A || $0 == 0x0D }
    if continued.startIndex > rest.startIndex {
        // After a line break, only a quoted value or an indented line belongs to the name.
        let value = droppingSpaces(continued)
        let isValue = value.startIndex > continued.startIndex || value.first.map("\"'".utf8.contains) == true
        if !isValue { return rest.startIndex..<rest.startIndex }
        rest = value
    }
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
        return rest.startIndex..<(rest.firstIndex(where: end.contains) ?? rest.endIndex)
    }
}

/// Returns the end of a string after its first quotation mark.
func endOfString(_ text: ArraySlice<UInt8>, quote: UInt8, isEscaped: Bool) -> Int {
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
    fileprivate static let greater = UInt8(ascii: ">")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let backslash = UInt8(ascii: "\\")

    /// Whether the byte is an ASCII letter, an ASCII digit, or one of `_ - . %`.
    fileprivate var isNamePart: Bool { isASCIIAlphanumeric || "_-.%".utf8.contains(self) }
}

/// Returns `text` without the spaces and tabs at its start. Spaces that are not ASCII, such as a no-break space, are
/// removed too.
private func droppingSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first {
        switch first {
        case 0x20, 0x09, 0x0B, 0x0C: text.removeFirst()
        case 0xC2 where text.starts(with: "\u{A0}".utf8): text.removeFirst(2)
        case 0xE2 where text.dropFirst().first == 0x80, 0xE3 where text.starts(with: "\u{3000}".utf8):
            text = text.dropFirst(3)
        default: return text
        }
    }
    return text
}
