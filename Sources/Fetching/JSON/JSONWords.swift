/// The length, the first and the last 16 bytes of a name. These are all bytes of most names.
struct JSONWords: BitwiseCopyable, Equatable {
    /// The first eight bytes, padded with zeros. The lowest byte is the first.
    private var first: UInt64 = 0
    /// The last eight bytes, or 0 if there are less than eight.
    private var last: UInt64 = 0
    /// The eight bytes after `first`, or 0 if there are at most 16.
    private var second: UInt64 = 0
    /// The eight bytes before `last`, or 0 if there are at most 16.
    private var secondLast: UInt64 = 0
    /// The `lengthOrEnd` of the name's node, and a `JSONNames.Kind` in the upper half.
    private let lengthAndKind: UInt64

    /// Words that no name has.
    static let none = JSONWords(lengthAndKind: .max << 32)
}

extension JSONWords {
    @inline(__always)
    init(_ bytes: Span<UInt8>, at start: Int, count: Int, _ lengthAndKind: UInt64) {
        self.init(lengthAndKind: lengthAndKind)
        let eight = word(of: bytes, at: start)
        if count >= 8 {
            first = eight ?? 0
            last = word(of: bytes, at: start + count - 8) ?? 0
            guard count > 16 else { return }
            second = word(of: bytes, at: start + 8) ?? 0
            secondLast = word(of: bytes, at: start + count - 16) ?? 0
        } else {
            first = (eight ?? fewBytes(bytes, at: start)) & (1 << UInt64(8 * count) &- 1)
        }
    }

    /// Whether a name in the text has these words. Always false for words of a kind other than `exact`.
    @inline(__always)
    func isEqual(to name: JSONNode, in bytes: Span<UInt8>) -> Bool {
        guard lengthAndKind == UInt64(name.lengthOrEnd), let word = word(of: bytes, at: name.start + 1) else {
            return false
        }
        let count = name.length
        if count < 8 { return word & (1 << UInt64(8 * count) &- 1) == first }
        let end = name.start + 1 + count
        guard word == first, FetchingJSON.word(of: bytes, at: end - 8) == last else { return false }
        if count <= 16 { return true }
        return FetchingJSON.word(of: bytes, at: name.start + 9) == second
            && FetchingJSON.word(of: bytes, at: end - 16) == secondLast
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
