/// A value or a name in a JSON text. Nodes are in the order of the text. The node of an object is followed by the nodes
/// of its names and values. The node of an array is followed by the nodes of its elements.
struct JSONNode {
    /// The offset of the first byte, which determines the kind of the value.
    var offset: UInt32
    /// For a string or a number, the length without quotes, with flags in the two highest bits. For an object or an
    /// array, the index of the first node after it.
    var lengthOrEnd: UInt32

    /// The flag of a string without escapes, and of a number without fraction and exponent.
    static let isPlain: UInt32 = 1 << 31
    /// The flag of a string with bytes beyond ASCII.
    static let isBeyondASCII: UInt32 = 1 << 30
    private static let lengthMask: UInt32 = isBeyondASCII - 1

    /// Creates a node. The size of the text has been checked, so every offset fits.
    init(at offset: Int, lengthOrEnd: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.lengthOrEnd = lengthOrEnd
    }

    /// Creates the node of a string or a number. Throws if the value has 1 GiB or more.
    init(at offset: Int, length: Int, flags: UInt32) throws(JSONFault) {
        guard length <= Self.lengthMask else { throw JSONFault("a value of 1 GiB or more", at: offset) }
        self.init(at: offset, lengthOrEnd: UInt32(truncatingIfNeeded: length) | flags)
    }

    var start: Int { Int(offset) }
    /// The range of the bytes between the quotes of a string.
    var contents: Range<Int> { start + 1..<start + 1 + length }
    var length: Int { Int(lengthOrEnd & Self.lengthMask) }
    var isPlain: Bool { lengthOrEnd & Self.isPlain != 0 }
    var isBeyondASCII: Bool { lengthOrEnd & Self.isBeyondASCII != 0 }
    /// Whether a string has neither escapes nor bytes beyond ASCII.
    var isPlainASCII: Bool { lengthOrEnd & (Self.isPlain | Self.isBeyondASCII) == Self.isPlain }
    var end: Int { Int(lengthOrEnd) }
}

/// The object or array that contains a value, and the value's index there.
struct JSONPlace {
    let container: UInt32
    let index: UInt32

    /// Creates a place. The size of the text has been checked, and a text has no more nodes than bytes, so both numbers
    /// fit.
    init(container: Int, index: Int) {
        self.container = UInt32(truncatingIfNeeded: container)
        self.index = UInt32(truncatingIfNeeded: index)
    }
}
