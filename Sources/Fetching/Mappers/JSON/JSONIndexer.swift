/// The values of a text, found by reading it once from its first byte to its last; refuses what is not JSON (RFC 8259).
///
/// - Parameter bytes: UTF-8, without a byte-order mark.
func jsonNodes(in bytes: [UInt8]) throws(JSONSyntaxError) -> [JSONNode] {
    guard bytes.count <= Int(UInt32.max) else {
        throw JSONSyntaxError("a text of more than 4 GiB", at: 0, in: [])
    }
    var indexer = JSONIndexer()
    indexer.nodes.reserveCapacity(bytes.count / 12 + 4)
    do throws(JSONFault) { try indexer.readText(bytes.span) } catch {
        throw JSONSyntaxError(error.reason, at: error.offset, in: bytes)
    }
    return indexer.nodes
}

private struct JSONFault: Error {
    var reason: String
    var offset: Int
}

/// It does not recurse: what is open is kept on a stack.
private struct JSONIndexer {
    /// As Foundation's.
    private let depthLimit = 512

    var nodes: [JSONNode] = []
    private var position = 0
    /// The objects and arrays that are open, by their nodes.
    private var open: [(node: Int, isObject: Bool)] = []

    mutating func readText(_ bytes: Span<UInt8>) throws(JSONFault) {
        while true {
            if try readValue(bytes) { continue }
            guard try readSeparators(bytes) else { break }
        }
        skipSpace(bytes)
        if position < bytes.count { throw fault("more after the end of the value") }
    }

    /// Reads a scalar, or the beginning of an object or array up to its first value; returns whether a value must follow.
    private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        skipSpace(bytes)
        guard position < bytes.count else { throw fault("the end where a value should be") }
        switch bytes[position] {
        case UInt8(ascii: "\""):
            try readString(bytes)
        case UInt8(ascii: "{"):
            try begin(isObject: true)
            skipSpace(bytes)
            if !take(UInt8(ascii: "}"), bytes) {
                try readName(bytes)
                return true
            }
            end()
        case UInt8(ascii: "["):
            try begin(isObject: false)
            skipSpace(bytes)
            if !take(UInt8(ascii: "]"), bytes) { return true }
            end()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try readNumber(bytes)
        case UInt8(ascii: "t"): try readWord("true", bytes)
        case UInt8(ascii: "f"): try readWord("false", bytes)
        case UInt8(ascii: "n"): try readWord("null", bytes)
        default: throw fault("no value")
        }
        return false
    }

    /// Reads what stands behind a value: ends of what is open, then a comma; returns whether a value must follow.
    private mutating func readSeparators(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        while let innermost = open.last {
            skipSpace(bytes)
            guard position < bytes.count else {
                throw fault("the end inside an \(innermost.isObject ? "object" : "array")")
            }
            switch bytes[position] {
            case UInt8(ascii: ","):
                position += 1
                if innermost.isObject { try readName(bytes) }
                return true
            case UInt8(ascii: "}") where innermost.isObject, UInt8(ascii: "]") where !innermost.isObject:
                position += 1
                end()
            default:
                throw fault("no comma or end where an \(innermost.isObject ? "object" : "array") should go on")
            }
        }
        return false
    }

    private mutating func begin(isObject: Bool) throws(JSONFault) {
        guard open.count < depthLimit else { throw fault("more than \(depthLimit) levels") }
        open.append((nodes.count, isObject))
        append(at: position, extent: 0)
        position += 1
    }

    private mutating func end() {
        if let ended = open.popLast() { nodes[ended.node].extent = UInt32(truncatingIfNeeded: nodes.count) }
    }

    private mutating func readName(_ bytes: Span<UInt8>) throws(JSONFault) {
        skipSpace(bytes)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw fault("no name") }
        try readString(bytes)
        skipSpace(bytes)
        guard take(UInt8(ascii: ":"), bytes) else { throw fault("no colon behind a name") }
    }

    private mutating func readWord(_ word: String, _ bytes: Span<UInt8>) throws(JSONFault) {
        let start = position
        for expected in word.utf8 {
            guard take(expected, bytes) else { throw fault("no value", at: start) }
        }
        append(at: start, extent: 0)
    }
}

extension JSONIndexer {
    /// RFC 8259 §6.
    private mutating func readNumber(_ bytes: Span<UInt8>) throws(JSONFault) {
        let start = position
        var isPlain = true
        _ = take(UInt8(ascii: "-"), bytes)
        if take(UInt8(ascii: "0"), bytes) {
            if position < bytes.count, isDigit(bytes[position]) {
                throw fault("a number with a leading zero", at: start)
            }
        } else {
            try readDigits(bytes)
        }
        if take(UInt8(ascii: "."), bytes) {
            isPlain = false
            try readDigits(bytes)
        }
        if take(UInt8(ascii: "e"), bytes) || take(UInt8(ascii: "E"), bytes) {
            isPlain = false
            if !take(UInt8(ascii: "+"), bytes) { _ = take(UInt8(ascii: "-"), bytes) }
            try readDigits(bytes)
        }
        try append(at: start, length: position - start, isPlain: isPlain)
    }

    private mutating func readDigits(_ bytes: Span<UInt8>) throws(JSONFault) {
        let start = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        if position == start { throw fault("no digit where a number needs one") }
    }

    /// RFC 8259 §7; eight bytes at once where they are plain.
    private mutating func readString(_ bytes: Span<UInt8>) throws(JSONFault) {
        let start = position
        var isPlain = true
        position += 1
        while true {
            while let word = word(of: bytes, at: position) {
                let special = specialBytes(word)
                position += special == 0 ? 8 : special.trailingZeroBitCount / 8
                if special != 0 { break }
            }
            guard position < bytes.count else { throw fault("the end inside a string") }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return try append(at: start, length: position - start - 2, isPlain: isPlain)
            case UInt8(ascii: "\\"):
                isPlain = false
                try readEscape(bytes)
            case ..<0x20: throw fault("a control character inside a string")
            case ..<0x80: position += 1
            default: try readScalar(byte, bytes)
            }
        }
    }

    private mutating func readEscape(_ bytes: Span<UInt8>) throws(JSONFault) {
        let start = position
        position += 2
        guard start + 1 < bytes.count else { throw fault("the end inside a string", at: bytes.count) }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            let unit = try readHex(bytes, escape: start)
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00, take(UInt8(ascii: "\\"), bytes), take(UInt8(ascii: "u"), bytes),
                try readHex(bytes, escape: start) & 0xFC00 == 0xDC00
            else { throw fault("half a surrogate pair", at: start) }
        default: throw fault("an unknown escape", at: start)
        }
    }

    private mutating func readHex(_ bytes: Span<UInt8>, escape: Int) throws(JSONFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard position < bytes.count, let digit = hexDigit(bytes[position]) else {
                throw fault("an escape without four hexadecimal digits", at: escape)
            }
            unit = unit << 4 | digit
            position += 1
        }
        return unit
    }

    /// Well-formed UTF-8 by table 3-7 of the Unicode Standard.
    private mutating func readScalar(_ lead: UInt8, _ bytes: Span<UInt8>) throws(JSONFault) {
        let (count, second): (Int, ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        default: throw fault("a byte that is not UTF-8")
        }
        guard bytes.count - position >= count, second.contains(bytes[position + 1]) else {
            throw fault("bytes that are not UTF-8")
        }
        for index in 2..<max(count, 2) where bytes[position + index] & 0xC0 != 0x80 {
            throw fault("bytes that are not UTF-8")
        }
        position += count
    }

    private mutating func skipSpace(_ bytes: Span<UInt8>) {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func append(at offset: Int, length: Int, isPlain: Bool) throws(JSONFault) {
        guard length < JSONNode.plainBit else { throw fault("a value of 2 GiB or more", at: offset) }
        append(at: offset, extent: UInt32(truncatingIfNeeded: length) | (isPlain ? JSONNode.plainBit : 0))
    }

    /// The text's size was checked: its offsets fit.
    private mutating func append(at offset: Int, extent: UInt32) {
        nodes.append(JSONNode(offset: UInt32(truncatingIfNeeded: offset), extent: extent))
    }

    private func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
        JSONFault(reason: reason, offset: offset ?? position)
    }
}

/// The highest bit of each byte that a string cannot simply pass over: quote, backslash, control characters, and all beyond ASCII. Bytes
/// above the lowest that is marked may be marked wrongly.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones << 7
    let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let backslashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    return ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word | word)
        & highs
}

@inline(__always) private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

@inline(__always) private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
}
