import Foundation

/// The length, the first 16 bytes and the last 16 bytes of a name, in words of eight bytes. Comparing words is faster
/// than comparing single bytes. Most names have no other bytes.
///
/// For example, the name `description` has 11 bytes: `first` is `descript` and `last` is `cription`. The two words
/// overlap. For the name `id`, `first` is `id` with six zeros, and the other words are 0.
struct JSONWords: BitwiseCopyable, Equatable {
    /// The first eight bytes, padded with zeros.
    private var first: UInt64 = 0
    /// The last eight bytes, or 0 if the name has fewer than eight.
    private var last: UInt64 = 0
    /// For a name of more than 16 bytes, the eight bytes after `first` and the eight bytes before `last`. Otherwise 0.
    private var second: UInt64 = 0
    private var secondLast: UInt64 = 0
    /// The `lengthOrEnd` of the name's node.
    private var lengthAndFlags: UInt64

    /// Words that no name has.
    static let none = JSONWords(lengthAndFlags: .max)
}

extension JSONWords {
    @inline(__always)
    init(_ bytes: borrowing Bytes, at start: Int, count: Int, _ lengthOrEnd: UInt32) {
        self.init(lengthAndFlags: UInt64(lengthOrEnd))
        if count < 8 {
            first = fewBytes(bytes, at: start, count: count)
        } else {
            first = word(of: bytes, at: start) ?? 0
            last = word(of: bytes, at: start + count - 8) ?? 0
        }
        if count > 16 {
            second = word(of: bytes, at: start + 8) ?? 0
            secondLast = word(of: bytes, at: start + count - 16) ?? 0
        }
    }

    /// Whether a name in the text has the same length, flags, first bytes and last bytes. If the name has more than 32
    /// bytes, the bytes between them are not compared.
    @_transparent
    func isEqual(to name: JSONNode, in bytes: borrowing Bytes) -> Bool {
        guard lengthAndFlags == UInt64(name.lengthOrEnd) else { return false }
        let (start, count) = (name.start &+ 1, name.length)
        if count < 8 { return fewBytes(bytes, at: start, count: count) == first }
        guard isWord(first, of: bytes, at: start), isWord(last, of: bytes, at: start &+ count &- 8) else {
            return false
        }
        return count <= 16
            || isWord(second, of: bytes, at: start &+ 8) && isWord(secondLast, of: bytes, at: start &+ count &- 16)
    }

    /// Creates the words of a text, which are equal to those of a name without escapes.
    init(text bytes: borrowing Bytes) {
        var flags = JSONNode.isPlain
        for index in 0..<bytes.count where bytes[index] >= 0x80 { flags |= JSONNode.isBeyondASCII }
        self.init(bytes, at: 0, count: bytes.count, UInt32(truncatingIfNeeded: bytes.count) | flags)
    }

    /// Creates the words of a folded form, which differ from those of each name.
    init(form bytes: borrowing Bytes) {
        self.init(text: bytes)
        lengthAndFlags |= 1 << 32
    }

    var count: Int { JSONNode(at: 0, lengthOrEnd: UInt32(truncatingIfNeeded: lengthAndFlags)).length }

    /// Returns a hash of all bytes. Its seeds are different in each process, so that an attacker cannot choose names
    /// with the same hash.
    func hash(_ bytes: borrowing Bytes, at start: Int) -> UInt32 {
        let seeds = hashSeeds
        // Without the product, the length and a byte of the name could cancel each other out.
        var hash = mixed(first ^ seeds.first, last ^ (lengthAndFlags &* seeds.first) ^ seeds.second)
        var offset = 8
        while offset < count - 8 {
            hash = mixed(hash ^ (word(of: bytes, at: start + offset) ?? 0), seeds.second)
            offset += 8
        }
        return UInt32(truncatingIfNeeded: hash)
    }
}

/// Two random odd numbers that are different in each process. With related seeds, the two halves of a name could often
/// be exchanged without a change of the hash.
private let hashSeeds = (
    first: UInt64(truncatingIfNeeded: "first".hashValue) | 1, second: UInt64(truncatingIfNeeded: "second".hashValue) | 1
)

@inline(__always)
private func mixed(_ word: UInt64, _ other: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: other)
    return high ^ low
}

/// Returns fewer than eight bytes, padded with zeros. The lowest byte is the first.
@_transparent
private func fewBytes(_ bytes: borrowing Bytes, at start: Int, count: Int) -> UInt64 {
    (word(of: bytes, at: start) ?? fewBytes(bytes, at: start)) & (1 << UInt64(8 * count) &- 1)
}

/// Whether two parts of texts have the same bytes.
func haveSameBytes(
    _ one: borrowing Bytes, at start: Int, _ other: borrowing Bytes, at otherStart: Int, count: Int
) -> Bool {
    var offset = 0
    while offset < count - 7 {
        if word(of: one, at: start + offset) != word(of: other, at: otherStart + offset) { return false }
        offset += 8
    }
    return (offset..<max(offset, count)).allSatisfy { one[start + $0] == other[otherStart + $0] }
}

/// Converts a name as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does.
///
/// The parts between underscores are joined, the first in lower case and the others capitalized. A single part is not
/// changed. Underscores at the start and at the end of the name stay.
public func camelCase(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
        return name
    }
    let parts = name[first...last].split(separator: "_")
    let joined =
        parts.count == 1 ? String(parts[0]) : parts[0].lowercased() + parts.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
}

/// Returns a name without underscores and hyphens, and with ASCII letters in lower case. Flexible keys are compared in
/// this form: `avatarurl` for `avatar_url`, `avatar-url` and `avatarURL`.
public func folded(_ name: String) -> String {
    let letters = name.utf8.lazy.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    return String(decoding: letters.map { $0.isASCIILetter ? $0 | 0x20 : $0 }, as: UTF8.self)
}
