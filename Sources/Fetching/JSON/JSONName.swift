/// A key of a model with its first and last eight bytes. These two words are enough to distinguish most names in a
/// text.
struct JSONName {
    /// The first eight bytes, padded with zeros. The lowest byte is the first.
    let first: UInt64
    /// The last eight bytes, padded with zeros. The highest byte is the last.
    let last: UInt64
    /// The key's length with the flag `isPlain`. Equal to the `lengthOrEnd` of a node if the node's name has the same
    /// length, no escapes and only ASCII characters.
    let lengthOrEnd: UInt32

    /// Creates a name from a key. Returns nil if the key isn't stored as UTF-8.
    @inline(__always)
    init?(_ text: String) {
        guard let (first, last, count) = firstAndLastEightBytes(of: text) else { return nil }
        self.first = first
        self.last = last
        lengthOrEnd = UInt32(truncatingIfNeeded: count) | JSONNode.isPlain
    }

    var count: Int { Int(lengthOrEnd & ~JSONNode.isPlain) }

    /// Whether an underscore is among the first or the last eight bytes.
    @inline(__always)
    var hasUnderscore: Bool {
        bytesEqual(to: UInt8(ascii: "_"), in: first) | bytesEqual(to: UInt8(ascii: "_"), in: last) != 0
    }

    /// A word with one of its 64 bits set, as in a Bloom filter. Names without a common bit are different.
    ///
    /// The first and the last byte determine the bit, without regard to case, because a conversion may change their
    /// case. All bits are set if one of the two bytes is beyond ASCII.
    @inline(__always)
    var bloomBit: UInt64 { Self.bloomBit(UInt8(truncatingIfNeeded: first), UInt8(truncatingIfNeeded: last >> 56)) }

    @inline(__always)
    static func bloomBit(_ first: UInt8, _ last: UInt8) -> UInt64 {
        // Equal characters beyond ASCII can have different bytes.
        if (first | last) & 0x80 != 0 { return .max }
        return 1 << UInt64(((first | 0x20) &* 5 &+ (last | 0x20)) & 63)
    }
}

extension JSONDocument {
    /// Whether a fast comparison shows that a name has the same bytes as the key, and that no conversion changes the
    /// name. If false, the name may still equal the key.
    @inline(__always)
    func matchesVerbatim(_ name: JSONName, _ key: String, _ node: Int) -> Bool {
        let field = nodes[node]
        guard field.lengthOrEnd == name.lengthOrEnd, let first = word(of: bytes, at: field.start + 1) else {
            return false
        }
        let difference = first ^ name.first
        let count = name.count
        if count < 8 {
            guard difference << UInt64(64 - 8 * count) == 0 else { return false }
        } else {
            guard difference == 0, word(of: bytes, at: field.start + count - 7) == name.last else { return false }
            if count > 16, !hasSameMiddle(key, field.start + 1) { return false }
        }
        return !isFromSnakeCase || !name.hasUnderscore
    }

    /// Whether the middle of a long name equals that of the key and needs no conversion. The middle is between the
    /// first and the last eight bytes.
    private func hasSameMiddle(_ key: String, _ start: Int) -> Bool {
        withUTF8(of: key) { utf8 in
            for index in 8..<utf8.count - 8 {
                let byte = utf8[index]
                if byte != bytes[start + index] || byte == UInt8(ascii: "_") && isFromSnakeCase { return false }
            }
            return true
        } ?? false
    }

    /// Whether a converted name equals the key.
    ///
    /// - Parameter cost: Increased if a long name was compared completely, and by more if a string was created.
    @inline(__always)
    func matches(_ name: JSONName, _ key: String, _ node: Int, _ cost: inout Int) -> Bool {
        if matchesVerbatim(name, key, node) { return true }
        let field = nodes[node]
        guard field.isPlain, let first = word(of: bytes, at: field.start + 1) else {
            return matchesConverted(key, node, &cost)
        }
        // The first byte that differs is usually enough. In ASCII, a conversion changes only the case of letters, and
        // removes only underscores.
        let difference = first ^ name.first
        let shift = UInt64(difference.trailingZeroBitCount & ~7)
        if difference != 0, shift / 8 < max(name.count, field.length), !isFromSnakeCase || !name.hasUnderscore {
            let ofKey = UInt8(truncatingIfNeeded: name.first >> shift)
            let ofField = UInt8(truncatingIfNeeded: first >> shift)
            if ofKey | ofField < 0x80, (ofKey ^ ofField) & ~0x20 != 0, ofField != UInt8(ascii: "_") { return false }
        }
        return matchesConverted(key, node, &cost)
    }
}
