/// Checks whether bytes that arrive in parts are UTF-8 (RFC 3629 §4). An invalid byte is found in the part that
/// contains it.
struct UTF8Checker: Sendable {
    /// The number of bytes of the current character that have not arrived.
    private var missing: UInt8 = 0
    /// The range of values that the next byte of the current character may have. It is 80 to BF, except for the second
    /// byte of some characters.
    private var (lowest, highest): (UInt8, UInt8) = (0x80, 0xBF)

    /// Whether the bytes so far end with a complete character.
    var isComplete: Bool { missing == 0 }

    /// Checks the next bytes. Returns false if they are not UTF-8; the checker must not be used after that.
    mutating func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = min(start + 64, bytes.endIndex)
            let block = bytes[start..<end]
            // Most text is ASCII. The compiler vectorizes the loop of `isASCII`.
            if missing > 0 || !isASCII(block), !acceptsEach(block) { return false }
            start = end
        }
        return true
    }

    private mutating func acceptsEach(_ bytes: ArraySlice<UInt8>) -> Bool {
        for byte in bytes {
            if missing > 0 {
                guard byte >= lowest, byte <= highest else { return false }
                missing &-= 1
                (lowest, highest) = (0x80, 0xBF)
            } else if byte >= 0x80 {
                guard begin(byte) else { return false }
            }
        }
        return true
    }

    /// Reads the first byte of a character that is not ASCII. Returns false if there is no such character.
    private mutating func begin(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xC2...0xDF: missing = 1
        // A longer encoding than necessary, and surrogates, are not valid.
        case 0xE0: (missing, lowest) = (2, 0xA0)
        case 0xED: (missing, highest) = (2, 0x9F)
        case 0xE1...0xEF: missing = 2
        // No character is above U+10FFFF.
        case 0xF0: (missing, lowest) = (3, 0x90)
        case 0xF4: (missing, highest) = (3, 0x8F)
        case 0xF1...0xF3: missing = 3
        default: return false
        }
        return true
    }
}

private func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    return bits < 0x80
}
