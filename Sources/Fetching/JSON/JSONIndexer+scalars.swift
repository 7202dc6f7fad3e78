/// Returns where a number ends, and its flags (RFC 8259 §6).
@inline(__always)
func endOfNumber(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> (end: Int, flags: UInt32) {
    var position = start
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
        position += 1
        if position < bytes.count, bytes[position].isASCIIDigit {
            throw JSONFault("a number with a leading zero", at: start)
        }
    } else {
        position = try endOfDigits(bytes, at: position)
    }
    guard position < bytes.count, continuesNumber(bytes[position]) else { return (position, JSONNode.isPlain) }
    return (try endOfFractionAndExponent(bytes, at: position), 0)
}

private func endOfFractionAndExponent(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    var position = start
    if bytes[position] == UInt8(ascii: ".") { position = try endOfDigits(bytes, at: position + 1) }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
            position += 1
        }
        position = try endOfDigits(bytes, at: position)
    }
    return position
}

@inline(__always)
private func endOfDigits(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    var position = start
    while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
    if position == start { throw JSONFault("no digit where a number needs one", at: position) }
    return position
}

@inline(__always)
private func continuesNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") }

/// Returns where a string ends, and its flags (RFC 8259 §7). Reads plain characters eight at once.
@inline(__always)
func endOfString(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> (end: Int, flags: UInt32) {
    var position = start + 1
    var flags = JSONNode.isPlain
    while true {
        while let word = word(of: bytes, at: position) {
            let special = specialBytes(word)
            if special != 0 {
                position += special.trailingZeroBitCount / 8
                break
            }
            position += 8
        }
        guard position < bytes.count else { throw JSONFault("the end inside a string", at: position) }
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") { return (position + 1, flags) }
        if byte == UInt8(ascii: "\\") {
            flags &= ~JSONNode.isPlain
            position = try endOfEscape(bytes, at: position)
        } else if byte < 0x20 {
            throw JSONFault("a control character inside a string", at: position)
        } else if byte < 0x80 {
            position += 1
        } else {
            flags |= JSONNode.isBeyondASCII
            position = try endOfScalars(bytes, at: position)
        }
    }
}

/// Sets the highest bit of each byte that needs a closer look: quote, backslash, control character, or beyond ASCII.
///
/// Only the lowest bit that is set is certain. A byte above it may be marked wrongly.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
    // A byte beyond ASCII has its highest bit set. In the bytes below it, each subtraction sets the highest bit only
    // where it borrows: for a quote, a backslash or a control character.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    let controls = word &- ones &* 0x20
    return (quotes | backslashes | controls | word) & ones << 7
}

/// Sets the highest bit of each byte that equals `byte`. Only the lowest bit that is set is certain.
@inline(__always)
func bytesEqual(to byte: UInt8, in word: UInt64) -> UInt64 {
    let others = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
}

private func endOfEscape(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    guard start + 1 < bytes.count else { throw JSONFault("the end inside a string", at: bytes.count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
        UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        return start + 2
    case UInt8(ascii: "u"):
        let unit = try codeUnit(bytes, at: start, ofEscape: start)
        guard unit & 0xF800 == 0xD800 else { return start + 6 }
        guard unit < 0xDC00, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
            bytes[start + 7] == UInt8(ascii: "u"),
            try codeUnit(bytes, at: start + 6, ofEscape: start) & 0xFC00 == 0xDC00
        else { throw JSONFault("half a surrogate pair", at: start) }
        return start + 12
    default: throw JSONFault("an unknown escape", at: start)
    }
}

/// Reads the four digits after `\u`.
private func codeUnit(_ bytes: Span<UInt8>, at start: Int, ofEscape escape: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for position in start + 2..<start + 6 {
        guard position < bytes.count, let digit = bytes[position].hexDigitValue else {
            throw JSONFault("an escape without four hexadecimal digits", at: escape)
        }
        unit = unit << 4 | UInt32(digit)
    }
    return unit
}

/// Returns where a run of scalars beyond ASCII ends. Well-formed UTF-8 is defined by table 3-7 of the Unicode Standard.
private func endOfScalars(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    var position = start
    while let word = word(of: bytes, at: position), word & 0x80 != 0 {
        let length = lengthOfScalar(word)
        guard length > 0 else { throw JSONFault("bytes that are not UTF-8", at: position) }
        position += length
    }
    // Fewer than eight bytes are left of the text.
    while position < bytes.count, bytes[position] >= 0x80 {
        var word: UInt64 = 0
        for index in 0..<min(4, bytes.count - position) { word |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        let length = lengthOfScalar(word)
        guard length > 0 else { throw JSONFault("bytes that are not UTF-8", at: position) }
        position += length
    }
    return position
}

/// The number of bytes of the scalar beyond ASCII that begins in the lowest byte, or 0 if it is not well-formed.
@inline(__always)
private func lengthOfScalar(_ word: UInt64) -> Int {
    if word & 0xC0_C0F0 == 0x80_80E0 {
        // A scalar that fits in two bytes and half a surrogate pair are not well-formed.
        let top = word & 0x200F
        return top != 0 && top != 0x200D ? 3 : 0
    }
    // A scalar that fits in one byte is not well-formed.
    if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
    guard word & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    // Planes 1 to 16.
    return (1...16).contains((word & 0x07) << 2 | word >> 12 & 0x03) ? 4 : 0
}
