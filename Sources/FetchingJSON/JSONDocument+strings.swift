extension JSONDocument {
    /// Returns the characters of a string, or nil for any other value.
    func string(_ node: Int) -> String? {
        bytes[nodes[node].start] == UInt8(ascii: "\"") ? unescaped(node) : nil
    }

    /// Returns the characters of a string or a name. Replaces escapes with the characters that they encode.
    @inline(__always)
    func unescaped(_ node: Int) -> String {
        let string = nodes[node]
        guard string.isPlain else { return unescaping(string) }
        return withSpan(bytes) {
            String(wellFormed: $0.extracting(string.contents), isASCII: !string.isBeyondASCII)
        }
    }

    @inline(never)
    private func unescaping(_ string: JSONNode) -> String {
        withSpan(bytes) { text(unescaping: string.contents, of: $0, isASCII: !string.isBeyondASCII) }
    }

    /// Returns the name of a field after the conversion that the options require.
    ///
    /// - Parameter path: The path to the object, for a closure that converts names.
    func name(_ node: Int, in path: [any CodingKey]) -> String {
        let name = unescaped(node)
        if isFromSnakeCase { return camelCase(name) }
        return convertName?(path + [JSONKey.name(name)]).stringValue ?? name
    }
}

/// Returns the characters of a string with escapes. The indexer has already checked the escapes.
///
/// - Parameter isASCII: Whether all bytes are in ASCII. An escape may still encode another character.
func text(unescaping contents: Range<Int>, of bytes: Span<UInt8>, isASCII: Bool) -> String {
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
        String(wellFormed: $0, isASCII: $1)
    }
}

/// Appends the character of an escape. Returns the end of the escape.
@inline(__always)
private func appendEscape(_ bytes: Span<UInt8>, at start: Int, to result: inout UTF8Writer) -> Int {
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

private func appendScalar(_ bytes: Span<UInt8>, at start: Int, to result: inout UTF8Writer) -> Int {
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

private func hexUnit(_ bytes: Span<UInt8>, at position: Int) -> UInt64 {
    hexValue(bytes[position]) << 12 | hexValue(bytes[position + 1]) << 8 | hexValue(bytes[position + 2]) << 4
        | hexValue(bytes[position + 3])
}

/// Returns the value of a hexadecimal digit. The lowest bits of a letter are 1 to 6. Only a letter has the bit 0x40.
@inline(__always)
private func hexValue(_ digit: UInt8) -> UInt64 { UInt64(digit & 0x0F &+ digit >> 6 &* 9) }
