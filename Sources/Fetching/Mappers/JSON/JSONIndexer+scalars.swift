/// Where a number ends, and whether it has neither fraction nor exponent (RFC 8259 §6).
@inline(__always)
func endOfNumber(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> (end: Int, isPlain: Bool) {
    var position = start
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
        position += 1
        if position < bytes.count, isDigit(bytes[position]) {
            throw JSONFault("a number with a leading zero", at: start)
        }
    } else {
        position = try endOfDigits(bytes, at: position)
    }
    guard position < bytes.count, mayBeInNumber(bytes[position]) else { return (position, true) }
    return (try endOfFractionAndExponent(bytes, at: position), false)
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
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    if position == start { throw JSONFault("no digit where a number needs one", at: position) }
    return position
}

@inline(__always)
private func mayBeInNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") }

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// Where a string ends, and whether it is without escapes (RFC 8259 §7); eight bytes at once where they are plain.
@inline(__always)
func endOfString(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> (end: Int, isPlain: Bool) {
    var position = start + 1
    var isPlain = true
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
        if byte == UInt8(ascii: "\"") { return (position + 1, isPlain) }
        if byte == UInt8(ascii: "\\") {
            isPlain = false
            position = try endOfEscape(bytes, at: position)
        } else if byte < 0x20 {
            throw JSONFault("a control character inside a string", at: position)
        } else if byte < 0x80 {
            position += 1
        } else {
            position = try endOfScalars(bytes, at: position)
        }
    }
}

/// The highest bit of each byte that a string cannot simply pass over: quote, backslash, control characters, and all beyond ASCII. Bytes
/// above the lowest that is marked may be marked wrongly.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
    // Below the first byte that isn't ASCII, which marks itself, a subtraction sets the highest bit of a byte just where it borrows.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    let controls = word &- ones &* 0x20
    return (quotes | backslashes | controls | word) & ones << 7
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

/// What stands behind `\u`.
private func codeUnit(_ bytes: Span<UInt8>, at start: Int, ofEscape escape: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for position in start + 2..<start + 6 {
        guard position < bytes.count, let digit = hexDigit(bytes[position]) else {
            throw JSONFault("an escape without four hexadecimal digits", at: escape)
        }
        unit = unit << 4 | digit
    }
    return unit
}

func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
}

/// Where the scalars beyond ASCII that begin here end: well-formed UTF-8 by table 3-7 of the Unicode Standard.
private func endOfScalars(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> Int {
    var position = start
    while position < bytes.count, bytes[position] >= 0x80 {
        let lead = bytes[position]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard bytes.count - position >= length else { throw JSONFault("bytes that are not UTF-8", at: position) }
        let second = bytes[position + 1]
        let isWellFormed =
            switch lead {
            case 0xC2...0xDF: isContinuation(second)
            case 0xE0: second >= 0xA0 && second <= 0xBF
            case 0xED: second >= 0x80 && second <= 0x9F
            case 0xE1...0xEF: isContinuation(second)
            case 0xF0: second >= 0x90 && second <= 0xBF
            case 0xF1...0xF3: isContinuation(second)
            case 0xF4: second >= 0x80 && second <= 0x8F
            default: false
            }
        guard isWellFormed, length < 3 || isContinuation(bytes[position + 2]),
            length < 4 || isContinuation(bytes[position + 3])
        else { throw JSONFault("bytes that are not UTF-8", at: position) }
        position += length
    }
    return position
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
