/// A key that a model asks for, as its first and last eight bytes. Most names of a text are told apart by these two
/// words.
struct JSONName {
    /// The first eight bytes, the first in the lowest byte; zeros if there are fewer.
    let first: UInt64
    /// The last eight bytes, the last in the highest byte; zeros if there are fewer.
    let last: UInt64
    /// What the node of a name without escapes, with as many bytes of ASCII, holds.
    let lengthOrEnd: UInt32

    /// Nil for a string that isn't stored as UTF-8.
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

    /// One of 64 bits, chosen by the first and the last byte, as in a Bloom filter: names with different bits differ.
    /// A conversion changes at most the case of these bytes, and the bit doesn't depend on it. All bits are set if the
    /// bytes cannot tell.
    @inline(__always)
    var bloomBit: UInt64 { Self.bloomBit(UInt8(truncatingIfNeeded: first), UInt8(truncatingIfNeeded: last >> 56)) }

    @inline(__always)
    static func bloomBit(_ first: UInt8, _ last: UInt8) -> UInt64 {
        // Beyond ASCII, one letter can be written in several ways.
        if (first | last) & 0x80 != 0 { return .max }
        return 1 << UInt64(((first | 0x20) &* 5 &+ (last | 0x20)) & 63)
    }
}

extension JSONDocument {
    /// Whether a name is written exactly as the key, and no conversion changes it.
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

    /// Compares the bytes between the first and the last eight of a long name.
    private func hasSameMiddle(_ key: String, _ start: Int) -> Bool {
        withUTF8(of: key) { utf8 in
            for index in 8..<utf8.count - 8 {
                let byte = utf8[index]
                if byte != bytes[start + index] || byte == UInt8(ascii: "_") && isFromSnakeCase { return false }
            }
            return true
        } ?? false
    }

    /// Whether a name, once converted, equals the key.
    ///
    /// - Parameter cost: Grows with the length of the name, and more if a string is made of it.
    @inline(__always)
    func matches(_ name: JSONName, _ key: String, _ node: Int, _ cost: inout Int) -> Bool {
        if matchesVerbatim(name, key, node) { return true }
        let field = nodes[node]
        guard field.isPlain, let first = word(of: bytes, at: field.start + 1) else {
            return matchesConverted(key, node, &cost)
        }
        // The first byte that differs mostly decides: a conversion changes letters of ASCII only in case, and removes
        // only underscores.
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
