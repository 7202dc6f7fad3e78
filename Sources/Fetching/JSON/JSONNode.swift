/// One value or name of a JSON text. Nodes are in the order of the text: an object's node is followed by the nodes of
/// its names and values in turn, an array's by those of its elements.
struct JSONNode {
    /// The offset of the first byte, which tells what kind of value this is.
    var offset: UInt32
    /// For a string or a number: its length without quotes, and flags in the two highest bits. For an object or an
    /// array: the index of the node after its last one.
    var lengthOrEnd: UInt32

    /// The flag of a string without escapes, and of a number without fraction and exponent.
    static let isPlain: UInt32 = 1 << 31
    /// The flag of a string with bytes beyond ASCII.
    static let isBeyondASCII: UInt32 = 1 << 30
    private static let lengthMask: UInt32 = isBeyondASCII - 1

    /// The size of the text has been checked, so that every offset fits.
    init(at offset: Int, lengthOrEnd: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.lengthOrEnd = lengthOrEnd
    }

    /// Makes the node of a string or a number.
    init(at offset: Int, length: Int, flags: UInt32) throws(JSONFault) {
        guard length <= Self.lengthMask else { throw JSONFault("a value of 1 GiB or more", at: offset) }
        self.init(at: offset, lengthOrEnd: UInt32(truncatingIfNeeded: length) | flags)
    }

    var start: Int { Int(offset) }
    var length: Int { Int(lengthOrEnd & Self.lengthMask) }
    var isPlain: Bool { lengthOrEnd & Self.isPlain != 0 }
    var isBeyondASCII: Bool { lengthOrEnd & Self.isBeyondASCII != 0 }
    var end: Int { Int(lengthOrEnd) }
}

/// The object or array that contains a value, and the number of values before it there.
struct JSONPlace {
    let container: UInt32
    let index: UInt32

    /// There are at most as many nodes as bytes, and the number of bytes has been checked.
    init(container: Int, index: Int) {
        self.container = UInt32(truncatingIfNeeded: container)
        self.index = UInt32(truncatingIfNeeded: index)
    }
}
