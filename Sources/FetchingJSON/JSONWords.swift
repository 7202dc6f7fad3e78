import Foundation

/// The length, the first 16 bytes and the last 16 bytes of a name. Most names have no other bytes.
struct JSONWords: BitwiseCopyable, Equatable {
    /// The first 16 bytes of a name of more than 16 bytes. Otherwise the first eight, padded with zeros, then eight
    /// zeros.
    private var first = SIMD2<UInt64>()
    /// The last 16 bytes of a name of more than 16 bytes. Otherwise eight zeros, then the last eight bytes, or zeros if
    /// there are fewer than eight.
    private var last = SIMD2<UInt64>()
    /// The `lengthOrEnd` of the name's node.
    private let lengthAndFlags: UInt64

    /// Words that no name has.
    static let none = JSONWords(lengthAndFlags: .max)
}

extension JSONWords {
    @inline(__always)
    init(_ bytes: Span<UInt8>, at start: Int, count: Int, _ lengthOrEnd: UInt32) {
        self.init(lengthAndFlags: UInt64(lengthOrEnd))
        if count > 16 {
            guard let ends: Ends<SIMD2<UInt64>> = ends(of: bytes, at: start, count: count) else { return }
            (first, last) = ends
        } else if count >= 8 {
            guard let ends: Ends<UInt64> = ends(of: bytes, at: start, count: count) else { return }
            (first[0], last[1]) = ends
        } else {
            first[0] = fewBytes(bytes, at: start, count: count)
        }
    }

    /// Whether a name in the text has the same length, flags, first bytes and last bytes. If the name has more than 32
    /// bytes, the bytes between them are not compared.
    @inline(__always)
    func isEqual(to name: JSONNode, in bytes: Span<UInt8>) -> Bool {
        guard lengthAndFlags == UInt64(name.lengthOrEnd) else { return false }
        let (start, count) = (name.start &+ 1, name.length)
        if count > 16 {
            guard let ends: Ends<SIMD2<UInt64>> = ends(of: bytes, at: start, count: count) else { return false }
            let differences = (ends.first ^ first) | (ends.last ^ last)
            return differences[0] | differences[1] == 0
        }
        if count >= 8 {
            guard let ends: Ends<UInt64> = ends(of: bytes, at: start, count: count) else { return false }
            return ends.first == first[0] && ends.last == last[1]
        }
        return fewBytes(bytes, at: start, count: count) == first[0]
    }

    /// Creates the words of a name in ASCII without escapes.
    init(ascii bytes: Span<UInt8>) {
        self.init(bytes, at: 0, count: bytes.count, UInt32(truncatingIfNeeded: bytes.count) | JSONNode.isPlain)
    }

    private var node: JSONNode { JSONNode(at: 0, lengthOrEnd: UInt32(truncatingIfNeeded: lengthAndFlags)) }
    var count: Int { node.length }
    /// Whether the name is in ASCII without escapes.
    var isASCII: Bool { node.isPlainASCII }

    /// Returns a hash of all bytes. Its seeds are different in each process, so that an attacker cannot choose names
    /// with the same hash.
    func hash(_ bytes: Span<UInt8>, at start: Int) -> UInt32 {
        let seeds = hashSeeds
        // Without the product, the length and a byte of the name could cancel each other out.
        var hash = mixed(first[0] ^ seeds.first, last[1] ^ (lengthAndFlags &* seeds.first) ^ seeds.second)
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
@inline(__always)
private func fewBytes(_ bytes: Span<UInt8>, at start: Int, count: Int) -> UInt64 {
    (word(of: bytes, at: start) ?? fewBytes(bytes, at: start)) & (1 << UInt64(8 * count) &- 1)
}

/// Whether two parts of texts have the same bytes.
func haveSameBytes(
    _ one: Span<UInt8>, at start: Int, _ other: Span<UInt8>, at otherStart: Int, count: Int
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
package func camelCase(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
        return name
    }
    let parts = name[first...last].split(separator: "_")
    let joined =
        parts.count == 1 ? String(parts[0]) : parts[0].lowercased() + parts.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
}

/// Returns a name without underscores, with ASCII letters in lower case, and in Unicode Normalization Form C. Flexible
/// keys are compared in this form.
package func folded(_ name: String) -> String {
    let letters = normalized(name).utf8.lazy.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: letters.map { $0.isASCIILetter ? $0 | 0x20 : $0 }, as: UTF8.self)
}

/// Returns a name in Unicode Normalization Form C, so that equal names have the same bytes.
func normalized(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
}
