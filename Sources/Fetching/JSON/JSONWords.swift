/// The length, the first and the last eight bytes of a name. These are enough to distinguish most names.
struct JSONWords: BitwiseCopyable, Equatable {
    /// The first eight bytes, padded with zeros. The lowest byte is the first.
    private let first: UInt64
    /// The last eight bytes, or 0 if there are less than eight.
    private let last: UInt64
    /// The `lengthOrEnd` of the name's node, and a `JSONNames.Kind` in the upper half.
    private let lengthAndKind: UInt64

    /// Words that no name has.
    static let none = JSONWords(first: 0, last: 0, lengthAndKind: .max << 32)

    private init(first: UInt64, last: UInt64, lengthAndKind: UInt64) {
        self.first = first
        self.last = last
        self.lengthAndKind = lengthAndKind
    }

    @inline(__always)
    init(_ bytes: Span<UInt8>, at start: Int, count: Int, _ lengthAndKind: UInt64) {
        self.lengthAndKind = lengthAndKind
        let eight = word(of: bytes, at: start)
        if count >= 8 {
            first = eight ?? 0
            last = word(of: bytes, at: start + count - 8) ?? 0
            return
        }
        last = 0
        if let eight {
            first = eight & (1 << UInt64(8 * count) &- 1)
        } else {
            first = (0..<count).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
        }
    }

    /// Creates the words of a name in ASCII without escapes.
    init(ascii bytes: Span<UInt8>, _ kind: JSONNames.Kind) {
        let length = UInt64(UInt32(truncatingIfNeeded: bytes.count) | JSONNode.isPlain)
        self.init(bytes, at: 0, count: bytes.count, length | kind.rawValue << 32)
    }

    var lengthOrEnd: UInt32 { UInt32(truncatingIfNeeded: lengthAndKind) }
    var count: Int { JSONNode(at: 0, lengthOrEnd: lengthOrEnd).length }
    /// Whether the words are those of a name, not those of several names.
    var isExact: Bool { lengthAndKind >> 32 == JSONNames.Kind.exact.rawValue }
    /// Whether the name is in ASCII without escapes.
    var isASCII: Bool { JSONNode(at: 0, lengthOrEnd: lengthOrEnd).isPlainASCII }

    /// Returns a hash of all bytes. Its seed is different in each process, so that a text cannot be made of names with
    /// the same hash.
    func hash(_ bytes: Span<UInt8>, at start: Int) -> UInt32 {
        var hash = mixed(first ^ hashSeed, last ^ lengthAndKind ^ ~hashSeed)
        var offset = 8
        while offset < count - 8 {
            hash = mixed(hash ^ (word(of: bytes, at: start + offset) ?? 0), hashSeed)
            offset += 8
        }
        return UInt32(truncatingIfNeeded: hash)
    }
}

/// A random odd number that is different in each process.
let hashSeed = UInt64(truncatingIfNeeded: "seed".hashValue) | 1

@inline(__always)
private func mixed(_ word: UInt64, _ other: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: other)
    return high ^ low
}
