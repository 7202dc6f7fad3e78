/// Returns the end of a number (RFC 8259 §6) and the flags of its node.
@_transparent
func endOfNumber(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> (end: Int, flags: UInt32) {
    let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    let position = try endOfDigits(bytes, at: first)
    if position > first + 1, bytes[first] == UInt8(ascii: "0") {
        throw JSONFault("a number with a leading zero", at: start)
    }
    guard position < bytes.count, continuesNumber(bytes[position]) else { return (position, JSONNode.isPlain) }
    // Most fractions are short.
    if bytes[position] == UInt8(ascii: "."), let word = word(of: bytes, at: position + 1) {
        let count = otherThanDigits(word).trailingZeroBitCount / 8
        let end = position + 1 + count
        if (1..<8).contains(count), bytes[end] | 0x20 != UInt8(ascii: "e") { return (end, 0) }
    }
    return try endOfFractionAndExponent(bytes, at: position)
}

private func endOfFractionAndExponent(
    _ bytes: borrowing Bytes, at start: Int
) throws(JSONFault) -> (end: Int, flags: UInt32) {
    var position = start
    if bytes[position] == UInt8(ascii: ".") { position = try endOfDigits(bytes, at: position + 1) }
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return (position, 0) }
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
    }
    return (try endOfDigits(bytes, at: position), JSONNode.hasExponent)
}

@_transparent
private func endOfDigits(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> Int {
    var position = start
    while true {
        guard let word = word(of: bytes, at: position) else {
            while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
            break
        }
        let others = otherThanDigits(word)
        position += others.trailingZeroBitCount / 8
        if others != 0 { break }
    }
    if position == start { throw JSONFault("a number with a missing digit", at: position) }
    return position
}

/// Returns a word in which the highest bit of each byte that is not a digit is set. Only the lowest set bit is
/// reliable.
@_transparent
func otherThanDigits(_ word: UInt64) -> UInt64 {
    // The values of digits are 0 to 9. The sum of 0x76 and a value from 10 to 0x7F has the highest bit. A value above
    // 0x7F has this bit itself.
    let values = word ^ 0x3030_3030_3030_3030
    return ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
}

@_transparent
private func continuesNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") }

/// Returns the end of a string (RFC 8259 §7) and the flags of its node.
@_transparent
func endOfString(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> (end: Int, flags: UInt32) {
    // Most strings are plain, in ASCII and short.
    let position = endOfPlain(bytes, from: start + 1, limit: 64)
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return (position + 1, JSONNode.isPlain) }
    return try endOfAnyString(bytes, at: start, from: position)
}

/// Returns the end of a string and the flags of its node. Reads 8 or 32 plain characters at once.
///
/// - Parameter next: A position in the string. The bytes before it are plain and in ASCII.
private func endOfAnyString(
    _ bytes: borrowing Bytes, at start: Int, from next: Int
) throws(JSONFault) -> (end: Int, flags: UInt32) {
    var position = next
    var flags = JSONNode.isPlain
    /// The bitwise OR of the words read so far. A highest bit of a byte is set if the string has a byte beyond ASCII.
    var allBits: UInt64 = 0
    /// The position of the opening quote, or the end of the last escape.
    var plainStart = start
    while true {
        while let word = word(of: bytes, at: position) {
            let special = specialBytes(word)
            if special != 0 {
                let bitsBefore = UInt64(special.trailingZeroBitCount & ~7)
                allBits |= word & (1 << bitsBefore &- 1)
                position += Int(bitsBefore / 8)
                break
            }
            allBits |= word
            position += 8
            if position > plainStart + 32 { position = skipPlain(bytes, from: position, &allBits) }
        }
        let byte = position < bytes.count ? bytes[position] : 0
        if byte == UInt8(ascii: "\"") {
            guard allBits & 0x8080_8080_8080_8080 != 0 else { return (position + 1, flags) }
            try checkUTF8(bytes, start + 1..<position)
            return (position + 1, flags | JSONNode.isBeyondASCII)
        }
        if byte == UInt8(ascii: "\\") {
            flags &= ~JSONNode.isPlain
            do throws(JSONFault) { position = try endOfEscape(bytes, at: position) } catch {
                try checkUTF8(bytes, start + 1..<position)
                throw error
            }
            plainStart = position
        } else if byte < 0x20 {
            // A fault before this position is reported first.
            try checkUTF8(bytes, start + 1..<position)
            throw JSONFault(
                position < bytes.count ? "a control character inside a string" : "the end of the text inside a string",
                at: position
            )
        } else {
            allBits |= UInt64(byte)
            position += 1
        }
    }
}

/// Skips plain characters, 32 bytes at a time, and adds their bits to `allBits`. Returns the start of the first 32
/// bytes that include a special byte or extend past the end of the text.
@inline(never)
private func skipPlain(_ bytes: borrowing Bytes, from start: Int, _ allBits: inout UInt64) -> Int {
    var bits = SIMD2<UInt64>(repeating: allBits)
    var position = start
    while let words = fourWords(of: bytes, at: position) {
        let special = specialBytes(words[0]) | specialBytes(words[1]) | specialBytes(words[2]) | specialBytes(words[3])
        guard special == 0 else { break }
        bits |= words.lowHalf | words.highHalf
        position += 32
    }
    allBits = bits[0] | bits[1]
    return position
}

/// Returns a word in which the highest bit of each byte that equals `byte` is set. Only the lowest set bit is reliable.
@_transparent
func bytesEqual(to byte: UInt8, in word: UInt64) -> UInt64 {
    let others = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
}

@_transparent
private func endOfEscape(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> Int {
    guard start + 1 < bytes.count else { throw JSONFault("the end of the text inside a string", at: bytes.count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
        UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        return start + 2
    case UInt8(ascii: "u"): return try endOfUnicodeEscape(bytes, at: start)
    default: throw JSONFault("an unknown escape", at: start)
    }
}

private func endOfUnicodeEscape(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> Int {
    let unit = try codeUnit(bytes, at: start, ofEscape: start)
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    guard unit < 0xDC00, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
        bytes[start + 7] == UInt8(ascii: "u"),
        try codeUnit(bytes, at: start + 6, ofEscape: start) & 0xFC00 == 0xDC00
    else { throw JSONFault("an unpaired surrogate", at: start) }
    return start + 12
}

/// Returns the value of the four hexadecimal digits after `\u`.
private func codeUnit(_ bytes: borrowing Bytes, at start: Int, ofEscape escape: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for position in start + 2..<start + 6 {
        guard position < bytes.count, let digit = bytes[position].hexDigitValue else {
            throw JSONFault("an escape without four hexadecimal digits", at: escape)
        }
        unit = unit << 4 | UInt32(digit)
    }
    return unit
}

/// Checks that bytes are well-formed. Table 3-7 of the Unicode Standard defines well-formed UTF-8.
private func checkUTF8(_ bytes: borrowing Bytes, _ range: Range<Int>) throws(JSONFault) {
    var position = range.lowerBound
    while position < range.upperBound {
        position = skipUsualScalars(bytes, position..<range.upperBound)
        let limit = min(range.upperBound, position + 32)
        while position < limit {
            let word = word(of: bytes, at: position) ?? fewBytes(bytes, at: position)
            let plainBits = UInt64((word & 0x8080_8080_8080_8080).trailingZeroBitCount) & ~7
            position += Int(plainBits / 8)
            // A scalar has at most four bytes, so a word with at least four remaining bytes contains all of it.
            guard plainBits <= 32, position < limit else { continue }
            let length = lengthOfScalar(word >> plainBits)
            guard length > 0 else { throw JSONFault("bytes that are not UTF-8", at: position) }
            position += length
        }
    }
}

/// Returns fewer than eight bytes at the end of a text, padded with zeros.
func fewBytes(_ bytes: borrowing Bytes, at start: Int) -> UInt64 {
    (start..<bytes.count).reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(8 * ($1 - start)) }
}

/// Checks 32 bytes at once, and returns the end of the part that is well-formed. Stops before 32 bytes with a fault or
/// with a rare lead byte, such as 0xE0, that restricts the next byte. The caller checks these bytes.
private func skipUsualScalars(_ bytes: borrowing Bytes, _ range: Range<Int>) -> Int {
    var position = range.lowerBound
    let ones = SIMD4<UInt64>(repeating: 0x0101_0101_0101_0101)
    let (lowHalf, withoutLowest) = (ones &* 0x0F, ones &* 0x1E)
    let highest = SIMD2<UInt64>(repeating: 0x8080_8080_8080_8080)
    while position + 32 <= range.upperBound,
        let (words, before, twoBefore, threeBefore) = wordsAndBytesBefore(of: bytes, at: position)
    {
        // Only the highest bit of each byte counts. A shift moves a lower bit to this place.
        let continuation = words & ~(words &<< 1)
        let isAfterLead = before & (before &<< 1)
        let twoAfterLead = twoBefore & (twoBefore &<< 1)
        let threeAfterLead = threeBefore & (threeBefore &<< 1)
        let expected =
            isAfterLead | (twoAfterLead & (twoAfterLead &<< 1)) | (threeAfterLead & (threeAfterLead &<< 2))
        var stops = continuation ^ expected
        // Stops at 0xC0, 0xC1, 0xE0 and 0xE1.
        let lead = words & (words &<< 1)
        stops |= lead & ~((words & withoutLowest) &+ ones &* 0x7E)
        // Stops at 0xED, which can begin a surrogate, and at 0xFD.
        let leadOfThree = lead & (words &<< 2)
        stops |= leadOfThree & ~(((words & lowHalf) ^ (ones &* 0x0D)) &+ ones &* 0x7F)
        // Stops at 0xF4 and above, and at 0x80 to 0x8F after 0xF0 to 0xF3.
        let nextBits = words | (words &<< 1)
        stops |= leadOfThree & (words &<< 3) & (nextBits &<< 4)
        let isAfterLeadOfFour = isAfterLead & (isAfterLead &<< 2)
        stops |= isAfterLeadOfFour & ~(nextBits &<< 2)
        let found = (stops.lowHalf | stops.highHalf) & highest
        guard found[0] | found[1] == 0 else { break }
        position += 32
    }
    // The last scalar may be incomplete.
    while position > range.lowerBound, bytes[position - 1] >= 0x80 {
        position -= 1
        if bytes[position] >= 0xC0 { break }
    }
    return position
}

/// Returns the number of bytes of a scalar beyond ASCII, or 0 if the scalar is not well-formed.
///
/// - Parameter word: The bytes of the text. The lowest byte is the first byte of the scalar.
@_transparent
private func lengthOfScalar(_ word: UInt64) -> Int {
    if word & 0xC0_C0F0 == 0x80_80E0 {
        // Not well-formed: an encoding in three bytes of a scalar that fits in two bytes, and a surrogate.
        let top = word & 0x200F
        return top != 0 && top != 0x200D ? 3 : 0
    }
    // Not well-formed: an encoding in two bytes of a scalar that fits in one byte.
    if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
    guard word & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    // A scalar of four bytes is in one of the planes 1 to 16.
    return (1...16).contains((word & 0x07) << 2 | word >> 12 & 0x03) ? 4 : 0
}
