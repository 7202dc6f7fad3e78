/// The bytes of a name that is looked for, in two words, which are compared with those of a text.
struct JSONName {
    /// The first eight bytes, the first in the lowest place, and zeros where there are fewer.
    let first: UInt64
    /// The last eight bytes, the last in the highest place, and zeros where there are fewer.
    let last: UInt64
    /// What the node of a plain name of as many bytes of ASCII has.
    let extent: UInt32

    /// Nil for a string that isn't stored as UTF-8.
    @inline(__always)
    init?(_ text: String) {
        guard let (first, last, count) = endWords(of: text) else { return nil }
        self.first = first
        self.last = last
        extent = UInt32(truncatingIfNeeded: count) | JSONNode.isPlain
    }

    var count: Int { Int(extent & ~JSONNode.isPlain) }

    /// Whether an underscore is among the first or the last eight bytes.
    @inline(__always)
    var hasUnderscore: Bool {
        matches(of: UInt8(ascii: "_"), in: first) | matches(of: UInt8(ascii: "_"), in: last) != 0
    }

    /// One bit by the first and the last byte, which no conversion of names changes but in their case, or all where
    /// bytes can't tell.
    @inline(__always)
    var mark: UInt64 { Self.mark(UInt8(truncatingIfNeeded: first), UInt8(truncatingIfNeeded: last >> 56)) }

    @inline(__always)
    static func mark(_ first: UInt8, _ last: UInt8) -> UInt64 {
        // Beyond ASCII there are several ways to write a letter.
        if (first | last) & 0x80 != 0 { return .max }
        return 1 << UInt64(((first | 0x20) &* 5 &+ (last | 0x20)) & 63)
    }
}

extension JSONDocument {
    /// Whether a field is written just as a name, which no conversion changes.
    @inline(__always)
    func isWritten(_ name: JSONName, _ text: String, _ node: Int) -> Bool {
        let field = nodes[node]
        guard field.extent == name.extent, let first = word(of: bytes, at: field.start + 1) else { return false }
        let difference = first ^ name.first
        let count = name.count
        if count < 8 {
            guard difference << UInt64(64 - 8 * count) == 0 else { return false }
        } else {
            guard difference == 0, word(of: bytes, at: field.start + count - 7) == name.last else { return false }
            if count > 16, !hasMiddle(of: text, field.start + 1) { return false }
        }
        return !isFromSnakeCase || !name.hasUnderscore
    }

    /// The same for what is between the first and the last eight bytes of a long one.
    private func hasMiddle(of text: String, _ start: Int) -> Bool {
        withUTF8(of: text) { utf8 in
            for index in 8..<utf8.count - 8 {
                let byte = utf8[index]
                if byte != bytes[start + index] || byte == UInt8(ascii: "_") && isFromSnakeCase { return false }
            }
            return true
        } ?? false
    }

    /// Whether a field has a name.
    ///
    /// - Parameter cost: Grows by what a long name takes, and a string that is made of one.
    @inline(__always)
    func isNamed(_ name: JSONName, _ text: String, _ node: Int, _ cost: inout Int) -> Bool {
        if isWritten(name, text, node) { return true }
        let field = nodes[node]
        guard field.isPlain, let first = word(of: bytes, at: field.start + 1) else {
            return isSpelled(text, node, &cost)
        }
        // The first bytes that differ: no conversion makes two letters of ASCII equal but in their case, and only an
        // underscore to nothing.
        let difference = first ^ name.first
        let shift = UInt64(difference.trailingZeroBitCount & ~7)
        if difference != 0, shift / 8 < max(name.count, field.length), !isFromSnakeCase || !name.hasUnderscore {
            let here = UInt8(truncatingIfNeeded: name.first >> shift)
            let there = UInt8(truncatingIfNeeded: first >> shift)
            if here | there < 0x80, (here ^ there) & ~0x20 != 0, there != UInt8(ascii: "_") { return false }
        }
        return isSpelled(text, node, &cost)
    }
}
