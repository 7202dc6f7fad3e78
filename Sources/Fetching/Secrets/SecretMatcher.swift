import Foundation

/// A search for any number of secret values in one pass.
///
/// At each position, the next four bytes are looked up in a table of the first four bytes of all values. So the time
/// grows much more slowly than the number of values.
struct SecretMatcher {
    private struct Pattern {
        var bytes: [UInt8]
        /// The number of base64 digits before and after the pattern that also contain bits of the secret.
        var before = 0
        var after = 0
        var isBase64 = false
    }

    /// The patterns by their first four bytes. The longest pattern is the first.
    private var patterns: [UInt32: [Pattern]] = [:]
    /// The bytes of all patterns. A server chooses the URL of a redirect, so there can be thousands of values with the
    /// same first four bytes.
    private var known: Set<[UInt8]> = []
    /// A bit for the hash of each key of `patterns`.
    private var bits = [UInt64](repeating: 0, count: 1024)
    /// The number of bytes of the longest pattern.
    private(set) var longest = 0

    /// Creates a matcher for `values`, in the forms that ``DecodedText`` does not decode. Values of fewer than four
    /// bytes are left out.
    init(_ values: some Sequence<String>) {
        // Two texts with different bytes can be equal as strings.
        for bytes in Set(Set(values.map { Array($0.utf8) }).flatMap(spellings)) where bytes.count >= 4 {
            add(Pattern(bytes: bytes))
            if bytes.count >= 8 { addBase64(of: bytes) }
        }
        for key in patterns.keys { patterns[key]?.sort { $0.bytes.count > $1.bytes.count } }
    }

    private mutating func add(_ pattern: Pattern) {
        guard known.insert(pattern.bytes).inserted else { return }
        let key = pattern.bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        let bit = Self.hash(key)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
        patterns[key, default: []].append(pattern)
        longest = max(longest, pattern.bytes.count)
    }

    /// Adds the base64 digits that depend only on the secret, for each of the three positions that the secret can have
    /// in a longer text.
    private mutating func addBase64(of secret: [UInt8]) {
        for offset in 0..<3 {
            let bits = 8 * (offset + secret.count)
            let digits = Data([UInt8](repeating: 0, count: offset) + secret).base64EncodedString()
            let core = Array(digits.utf8.prefix(bits / 6).dropFirst([0, 2, 3][offset]))
            let pattern = Pattern(
                bytes: core, before: offset == 0 ? 0 : 1, after: bits.isMultiple(of: 6) ? 0 : 1, isBase64: true)
            add(pattern)
            // The digits of base64url (RFC 4648 §5).
            var safe = pattern
            safe.bytes = core.map {
                $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
            }
            if safe.bytes != core { add(safe) }
        }
    }

    private static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }

    /// Returns the ranges of the values in `text`, in ascending order and without overlaps.
    ///
    /// At each position, values are compared from the longest to the shortest. A text can be made so that almost every
    /// comparison fails at its end. Therefore the number of compared bytes is limited. After that, four equal bytes
    /// count as the longest value: such a text is masked more than necessary.
    func ranges(in text: [UInt8]) -> [Range<Int>] {
        guard !patterns.isEmpty else { return [] }
        var ranges: [Range<Int>] = []
        var budget = 65536 + 16 * text.count
        var key: UInt32 = 0
        for position in text.indices {
            key = key << 8 | UInt32(text[position])
            let bit = Self.hash(key)
            guard bits[bit >> 6] & 1 << UInt64(bit & 63) != 0, position >= 3, let candidates = patterns[key] else {
                continue
            }
            let start = position - 3
            guard let match = candidates.first(where: { isMatch($0.bytes, text, start, &budget) }) else { continue }
            let range = extended(start..<min(text.count, start + match.bytes.count), by: match, in: text)
            if let last = ranges.last, range.lowerBound < last.upperBound {
                ranges[ranges.count - 1] =
                    min(last.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func isMatch(_ pattern: [UInt8], _ text: [UInt8], _ start: Int, _ budget: inout Int) -> Bool {
        guard budget > 0 else { return true }
        guard start + pattern.count <= text.count else { return false }
        var length = 4
        while length < pattern.count, text[start + length] == pattern[length] { length += 1 }
        budget -= length
        return length == pattern.count
    }

    /// Returns the range with the base64 digits around it that also contain bits of the secret, and the padding.
    private func extended(_ range: Range<Int>, by pattern: Pattern, in text: [UInt8]) -> Range<Int> {
        guard pattern.isBase64 else { return range }
        var (start, end) = (range.lowerBound, range.upperBound)
        if pattern.before > 0, start > 0, text[start - 1].isBase64Digit { start -= 1 }
        if pattern.after > 0, end < text.count, text[end].isBase64Digit { end += 1 }
        while end < text.count, text[end] == UInt8(ascii: "="), end - range.upperBound < 3 { end += 1 }
        return start..<end
    }
}

/// Returns the bytes of a value as it is, with its escapes decoded, and with `+` in place of spaces or the reverse.
///
/// A value in a query is encoded. A decoded value can contain an escape too, such as a password with `%41`: in a text
/// that was decoded, this escape is decoded as well.
private func spellings(of value: [UInt8]) -> Set<[UInt8]> {
    var spellings: Set<[UInt8]> = [value]
    var text = DecodedText(value[...])
    for _ in 0...DecodedText.maximumDepth where text.decodeEscapes() { spellings.insert(text.bytes) }
    for bytes in spellings {
        let (plus, space) = (UInt8(ascii: "+"), UInt8(ascii: " "))
        if bytes.contains(plus) { spellings.insert(bytes.map { $0 == plus ? space : $0 }) }
        if bytes.contains(space) { spellings.insert(bytes.map { $0 == space ? plus : $0 }) }
    }
    return spellings
}

extension UInt8 {
    fileprivate var isBase64Digit: Bool { isASCIIAlphanumeric || "+/-_".utf8.contains(self) }
}
