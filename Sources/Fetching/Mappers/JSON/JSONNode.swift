/// A value of a JSON text, in the order of the text: an object is followed by its keys and values in turn, an array by its elements.
struct JSONNode {
    /// Where it begins; the byte there tells its kind.
    var offset: UInt32
    /// What is behind a string or a number: how long it is, quotes left out, and in the highest bit whether it is plain, without escapes or
    /// without fraction and exponent. Of an object or an array: the index of the node behind it.
    var extent: UInt32

    /// A text's size is checked before: its offsets fit.
    init(at offset: Int, extent: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.extent = extent
    }

    /// A string or a number.
    init(at offset: Int, length: Int, isPlain: Bool) throws(JSONFault) {
        guard length < Self.plainBit else { throw JSONFault("a value of 2 GiB or more", at: offset) }
        self.init(at: offset, extent: UInt32(truncatingIfNeeded: length) | (isPlain ? Self.plainBit : 0))
    }

    static let plainBit: UInt32 = 1 << 31

    var start: Int { Int(offset) }
    var length: Int { Int(extent & ~Self.plainBit) }
    var isPlain: Bool { extent & Self.plainBit != 0 }
    var end: Int { Int(extent) }
}
