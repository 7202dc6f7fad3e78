/// Returns the end of a number (RFC 8259 §6) and the flags of its node.
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
    if position == start { throw JSONFault("a number with a missing digit", at: position) }
    return position
}

@inline(__always)
private func continuesNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") }

/// Returns the end of a string (RFC 8259 §7) and the flags of its node. Reads eight plain characters at once.
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

/// Returns a word in which the highest bit of each special byte is set. Special bytes are quotes, backslashes, control
/// characters and bytes beyond ASCII.
///
/// Only the lowest set bit is reliable. A bit above it may be set for a byte that is not special.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
    // The highest bit of a byte beyond ASCII is already set. In an ASCII byte, a subtraction sets the highest bit if it
    // borrows: for a quote, a backslash or a control character. A borrow also changes the byte above.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    let controls = word &- ones &* 0x20
    return (quotes | backslashes | controls | word) & ones << 7
}

/// Returns a word in which the highest bit of each byte that equals `byte` is set. Only the lowest set bit is reliable.
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

/// Returns the value of the four hexadecimal digits after `\u`.
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

/// Returns the end of a run of scalars beyond ASCII. Table 3-7 of the Unicode Standard defines well-formed UTF-8.
private func endOfScalars(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    var position = start
    while let word = word(of: bytes, at: position), word & 0x80 != 0 {
        let length = lengthOfScalar(word)
        guard length > 0 else { throw JSONFault("bytes that are not UTF-8", at: position) }
        position += length
    }
    // If the run has not ended, fewer than eight bytes of the text remain.
    while position < bytes.count, bytes[position] >= 0x80 {
        var word: UInt64 = 0
        for index in 0..<min(4, bytes.count - position) { word |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        let length = lengthOfScalar(word)
        guard length > 0 else { throw JSONFault("bytes that are not UTF-8", at: position) }
        position += length
    }
    return position
}

/// Returns the number of bytes of a scalar beyond ASCII, or 0 if the scalar is not well-formed.
///
/// - Parameter word: The bytes of the text. The lowest byte is the first byte of the scalar.
@inline(__always)
private func lengthOfScalar(_ word: UInt64) -> Int {
    if word & 0xC0_C0F0 == 0x80_80E0 {
        // Not well-formed: a scalar that would fit in two bytes, and half a surrogate pair.
        let top = word & 0x200F
        return top != 0 && top != 0x200D ? 3 : 0
    }
    // A scalar that would fit in one byte is not well-formed.
    if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
    guard word & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    // A scalar of four bytes is in one of the planes 1 to 16.
    return (1...16).contains((word & 0x07) << 2 | word >> 12 & 0x03) ? 4 : 0
}
