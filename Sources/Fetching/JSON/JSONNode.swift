/// A value of a JSON text, in the order of the text: an object is followed by its keys and values in turn, an array by
/// its elements.
struct JSONNode {
    /// Where it begins; the byte there tells its kind.
    var offset: UInt32
    /// What is behind a string or a number: how long it is, quotes left out, and its flags in the highest bits. Of an
    /// object or an array: the index of the node behind it.
    var extent: UInt32

    /// The flag of a string without escapes, and of a number without fraction and exponent.
    static let isPlain: UInt32 = 1 << 31
    /// The flag of a string with bytes that aren't ASCII.
    static let isBeyondASCII: UInt32 = 1 << 30
    private static let lengths: UInt32 = isBeyondASCII - 1

    /// A text's size is checked before: its offsets fit.
    init(at offset: Int, extent: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.extent = extent
    }

    /// A string or a number.
    init(at offset: Int, length: Int, flags: UInt32) throws(JSONFault) {
        guard length <= Self.lengths else { throw JSONFault("a value of 1 GiB or more", at: offset) }
        self.init(at: offset, extent: UInt32(truncatingIfNeeded: length) | flags)
    }

    var start: Int { Int(offset) }
    var length: Int { Int(extent & Self.lengths) }
    var isPlain: Bool { extent & Self.isPlain != 0 }
    var isBeyondASCII: Bool { extent & Self.isBeyondASCII != 0 }
    var end: Int { Int(extent) }
}

/// The object or the array that a value is in, and how many others are before it there.
struct JSONPlace {
    let container: UInt32
    let index: UInt32

    /// There are no more nodes than bytes, whose number is checked.
    init(container: Int, index: Int) {
        self.container = UInt32(truncatingIfNeeded: container)
        self.index = UInt32(truncatingIfNeeded: index)
    }
}
