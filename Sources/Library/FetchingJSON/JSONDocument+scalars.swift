import Foundation

/// Functions that read values of the types in `scalarTypes`. Each function throws if the value is of another kind or is
/// not valid.
extension JSONDocument {
    func string(_ node: Int, _ key: JSONKeyOfValue) throws -> String {
        guard let string = string(node) else { throw mismatch(String.self, node, key) }
        return string
    }

    func bool(_ node: Int, _ key: JSONKeyOfValue) throws -> Bool {
        if let bool = bool(node) { return bool }
        guard isNull(node) else { throw mismatch(Bool.self, node, key) }
        // As in Foundation, null is a mismatch for `Bool`, but a missing value for every other type.
        throw DecodingError.typeMismatch(Bool.self, context("The value is null.", node, key))
    }

    @inline(__always)
    func integer<Integer: FixedWidthInteger & Decodable>(
        _ type: Integer.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Integer {
        guard let integer: Integer = integer(node) ?? numberInString(node) else {
            throw numberMismatch(type, node, key)
        }
        return integer
    }

    @inline(__always)
    func double(_ node: Int, _ key: JSONKeyOfValue) throws -> Double {
        if let double = double(node) ?? numberInString(node) { return double }
        return try nonConforming(Double.self, node, key)
    }

    func floatingPoint<Number: BinaryFloatingPoint & Decodable & LosslessStringConvertible>(
        _ type: Number.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Number {
        if let number: Number = floatingPoint(node) ?? numberInString(node) { return number }
        return try nonConforming(type, node, key)
    }

    /// Returns infinity or NaN for a string that the options define. Throws for any other value.
    private func nonConforming<Number: BinaryFloatingPoint>(
        _ type: Number.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Number {
        if case .convertFromString(let positive, let negative, let nan) = options.floats,
            let text = string(node)
        {
            if text == positive { return .infinity }
            if text == negative { return -.infinity }
            if text == nan { return .nan }
        }
        throw numberMismatch(type, node, key)
    }

    func decimal(_ node: Int, _ key: JSONKeyOfValue) throws -> Decimal {
        if let decimal = numberText(node).flatMap({ Decimal(string: $0) }) ?? numberInString(node) { return decimal }
        throw numberMismatch(Decimal.self, node, key)
    }

    /// Returns the number in a string, if the options allow this and the entire text of the string is a number.
    /// Otherwise, returns nil.
    @inline(never)
    private func numberInString<Number: Decodable>(_ node: Int) -> Number? {
        guard options.readsNumbersInStrings, let text = string(node)?.utf8, let first = text.first,
            let last = text.last,
            first.isASCIIDigit || first == UInt8(ascii: "-"), last.isASCIIDigit
        else { return nil }
        return try? decodeJSON(Number.self, from: Data(text), options: JSONOptions())
    }

    /// Reads a URL. Keeps URLs, because texts often repeat them and Foundation needs about half a microsecond to parse
    /// one.
    func url(_ node: Int, _ key: JSONKeyOfValue) throws -> URL {
        let string = nodes[node]
        guard string.isPlainASCII, string.length <= 256, bytes[string.start] == UInt8(ascii: "\"") else {
            return try newURL(node, key)
        }
        let (start, count) = (string.start + 1, string.length)
        let place = Int(JSONWords(bytes, at: start, count: count, string.lengthOrEnd).hash(bytes, at: start)) & 1_023
        if urls.isEmpty { urls = Array(repeating: nil, count: 1_024) }
        if let (text, url) = urls[place], isEqual(text, start, count) { return url }
        let url = try newURL(node, key)
        urls[place] = (unescaped(node), url)
        return url
    }

    private func isEqual(_ text: String, _ start: Int, _ count: Int) -> Bool {
        withUTF8(of: text) { $0.count == count && haveSameBytes($0, at: 0, bytes, at: start, count: count) }
    }

    private func newURL(_ node: Int, _ key: JSONKeyOfValue) throws -> URL {
        if isNull(node) { throw mismatch(URL.self, node, key) }
        guard let url = URL(string: try string(node, key)) else {
            throw corrupted(URL.self, .noURL, node, key)
        }
        return url
    }

    func data(_ node: Int, _ key: JSONKeyOfValue) throws -> Data {
        if isNull(node) { throw mismatch(Data.self, node, key) }
        switch options.data {
        case .deferredToData: return try Data(from: JSONValueDecoder(self, node))
        case .base64:
            guard let data = Data(base64Encoded: try string(node, key)) else {
                throw corrupted(Data.self, .noBase64, node, key)
            }
            return data
        case .custom(let decode): return try decode(JSONValueDecoder(self, node))
        @unknown default: return try Data(from: JSONValueDecoder(self, node))
        }
    }
}

extension JSONDocument {
    /// Returns the characters of a string, or nil for any other value.
    func string(_ node: Int) -> String? {
        let value = nodes[node]
        return bytes[value.start] == UInt8(ascii: "\"") ? unescaped(value) : nil
    }

    /// Returns the characters of a string or a name. Replaces escapes with the characters that they encode.
    func unescaped(_ node: Int) -> String { unescaped(nodes[node]) }

    @inline(__always)
    private func unescaped(_ string: JSONNode) -> String {
        guard string.isPlain else { return unescaping(string) }
        return String(wellFormed: bytes, in: string.contents, isASCII: !string.isBeyondASCII)
    }

    @inline(never)
    private func unescaping(_ string: JSONNode) -> String {
        FetchingJSON.text(unescaping: string.contents, of: bytes, isASCII: !string.isBeyondASCII)
    }

    /// Returns the name of a field after the conversion that the options require.
    ///
    /// - Parameter path: The path to the object, for a closure that converts names.
    func name(_ node: Int, in path: [any CodingKey]) -> String {
        let name = unescaped(node)
        if isFromSnakeCase { return camelCase(name) }
        return convertName?(path + [JSONKey.name(name)]).stringValue ?? name
    }

    /// Returns the names of an object that the closure of the options converts, with the nodes of their values. Returns
    /// nil if there is no such closure.
    @inline(__always)
    func convertedNames(of object: Int) -> [(name: String, value: Int)]? {
        guard let convertName else { return nil }
        return convertedNames(of: object, convertName)
    }

    @inline(never)
    private func convertedNames(
        of object: Int, _ convert: ([any CodingKey]) -> any CodingKey
    ) -> [(name: String, value: Int)] {
        var path = path(to: object)
        return names(of: object).map { node in
            path.append(JSONKey.name(unescaped(node)))
            // The array is not copied, unless the closure keeps it.
            defer { path.removeLast() }
            return (convert(path).stringValue, node + 1)
        }
    }
}

/// Returns the characters of a string with escapes. The indexer has already checked the escapes.
///
/// - Parameter isASCII: Whether all bytes are in ASCII. An escape may still encode a character beyond ASCII.
func text(unescaping contents: Range<Int>, of bytes: borrowing Bytes, isASCII: Bool) -> String {
    withWritten(capacity: contents.count, isASCII: isASCII) { result in
        var position = contents.lowerBound
        while position + 8 <= contents.upperBound, let word = word(of: bytes, at: position) {
            let escape = bytesEqual(to: UInt8(ascii: "\\"), in: word).trailingZeroBitCount / 8
            result.append(word, count: escape)
            position += escape
            if escape < 8 { position = appendEscape(bytes, at: position, to: &result) }
        }
        while position < contents.upperBound {
            if bytes[position] == UInt8(ascii: "\\") {
                position = appendEscape(bytes, at: position, to: &result)
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
    } _: {
        String(wellFormed: $0, in: 0..<$0.count, isASCII: $1)
    }
}

/// Appends the character of an escape. Returns the end of the escape.
@inline(__always)
private func appendEscape(_ bytes: borrowing Bytes, at start: Int, to result: inout UTF8Writer) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): return appendScalar(bytes, at: start, to: &result)
    default: result.append(bytes[start + 1])
    }
    return start + 2
}

private func appendScalar(_ bytes: borrowing Bytes, at start: Int, to result: inout UTF8Writer) -> Int {
    var end = start + 6
    var scalar = hexUnit(bytes, at: start + 2)
    if scalar & 0xF800 == 0xD800 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + hexUnit(bytes, at: start + 8) & 0x3FF
        end += 6
    }
    if scalar >= 0x80 { result.isASCII = false }
    switch scalar {
    case ..<0x80: result.append(scalar, count: 1)
    case ..<0x800: result.append(0x80C0 | scalar >> 6 | (scalar & 0x3F) << 8, count: 2)
    case ..<0x10000:
        result.append(0x80_80E0 | scalar >> 12 | (scalar >> 6 & 0x3F) << 8 | (scalar & 0x3F) << 16, count: 3)
    default:
        let first = 0x8080_80F0 | scalar >> 18 | (scalar >> 12 & 0x3F) << 8
        result.append(first | (scalar >> 6 & 0x3F) << 16 | (scalar & 0x3F) << 24, count: 4)
    }
    return end
}

func hexUnit(_ bytes: borrowing Bytes, at position: Int) -> UInt64 {
    hexValue(bytes[position]) << 12 | hexValue(bytes[position + 1]) << 8 | hexValue(bytes[position + 2]) << 4
        | hexValue(bytes[position + 3])
}

/// Returns the value of a hexadecimal digit. The four lowest bits of a letter have the value 1 to 6, so 9 is added for
/// letters. Only letters have the bit 0x40.
@inline(__always)
private func hexValue(_ digit: UInt8) -> UInt64 { UInt64(digit & 0x0F &+ digit >> 6 &* 9) }
