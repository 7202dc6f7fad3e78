import Foundation
internal import HTTPSyntax

/// A search for any number of secret values in one pass. Each four successive bytes of the text are looked up in a
/// table, so the time grows much more slowly than the number of values.
struct SecretMatcher {
    /// The spellings of the values (see ``spellings(of:)``) by their first four bytes. The longest spelling is first.
    private var patterns: [UInt32: [[UInt8]]] = [:]
    /// A bit for the hash of each key of `patterns`, so that most positions need no look-up.
    private var bits = [UInt64](repeating: 0, count: 1024)
    /// The number of bytes of the longest spelling.
    private(set) var longest = 0
    /// The values that are ordinary words, such as `short`: at most 12 letters.
    private var words: Set<[UInt8]> = []
    /// Whether a value that is an ordinary word is found only as a whole value, and not as a word of a sentence.
    var skipsWordsInSentences = false

    /// Creates a matcher for `values`. Values of fewer than four bytes are left out.
    ///
    /// - Parameter words: The values that a user may have typed, such as a password. Those with at most 12 letters can
    ///   be ordinary words.
    init(_ values: [String], words: Set<String> = []) {
        // The values are compared as bytes, because two texts with different bytes can be equal as strings.
        let all = Set(Set(values.map { Array($0.utf8) }).flatMap(spellings))
        for bytes in all.sorted(by: { $0.count > $1.count }) where bytes.count >= 4 {
            let key = bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
            let bit = Self.hash(key)
            bits[bit >> 6] |= 1 << UInt64(bit & 63)
            patterns[key, default: []].append(bytes)
            longest = max(longest, bytes.count)
        }
        self.words = Set(
            words.lazy.map { $0.removingPercentEncoding ?? $0 }.filter { word in
                word.count <= 12 && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
            }
            .map { Array($0.utf8) })
    }

    private static func hash(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }

    /// Returns the ranges of the values in `text`, in ascending order and without overlaps.
    ///
    /// A text can be constructed so that almost every comparison is long and then fails. So the number of compared
    /// bytes is limited. Above the limit, four equal bytes are a match, and more of the text is masked than necessary.
    ///
    /// - Parameter isCut: Whether `text` is the beginning of a longer text. If so, the last secret in `text` can be
    ///   incomplete, and can end with an incomplete escape of up to 36 bytes. So a value that is equal up to the last
    ///   36 bytes of `text` matches, whatever these bytes are.
    func ranges(in text: [UInt8], isCut: Bool = false) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var budget = 65536 + 16 * text.count
        func isMatch(_ pattern: [UInt8], at start: Int) -> Bool {
            guard budget > 0 else { return true }
            let available = min(pattern.count, text.count - start)
            var length = 4
            while length < available, text[start + length] == pattern[length] { length += 1 }
            budget -= length
            return length == pattern.count || isCut && start + length >= text.count - 36
        }

        if patterns.isEmpty { return [] }
        var key: UInt32 = 0
        for position in text.indices {
            key = key << 8 | UInt32(text[position])
            let bit = Self.hash(key)
            guard bits[bit >> 6] & 1 << UInt64(bit & 63) != 0, position >= 3, let candidates = patterns[key] else {
                continue
            }
            let found = candidates.first { pattern in
                let start = position - 3
                guard isMatch(pattern, at: start) else { return false }
                if budget <= 0 { return true }
                guard skipsWordsInSentences, words.contains(pattern), start + pattern.count <= text.count else {
                    return true
                }
                return !isInSentence(start..<start + pattern.count, of: text, isCut: isCut)
            }
            guard let match = found else { continue }
            let end = min(text.count, position - 3 + match.count)
            let start = max(position - 3, ranges.last?.upperBound ?? 0)
            if start < end { ranges.append(start..<end) }
        }
        return ranges
    }
}

/// Whether `range` is a word of a sentence, or a part of one. Returns false for a value after `:` or `=`, for a quoted
/// value, for an element of a list in parentheses or at the end, and for the complete text.
private func isInSentence(_ range: Range<Int>, of text: [UInt8], isCut: Bool) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
    // A text can consist of one long word, so only the bytes near the word are searched.
    let near = text[max(0, range.lowerBound - 64)..<min(text.count, range.upperBound + 64)]
    let end = near[range.upperBound...].firstIndex { !$0.isASCIILetter } ?? near.endIndex
    let start = (near[..<range.lowerBound].lastIndex { !$0.isASCIILetter } ?? near.startIndex - 1) + 1
    guard start == 0 || isBlank(text[start - 1]) || text[start - 1] == UInt8(ascii: "(") else { return false }

    let before = near[..<start].last { !isBlank($0) }
    let rest = near[end...].drop { ".,;!?)".utf8.contains($0) }
    let isAtEnd = rest.allSatisfy(isBlank)
    guard rest.first.map(isBlank) ?? (near.endIndex == text.count && !isCut) else { return false }
    switch before.map({ UnicodeScalar($0) }) {
    case nil where near.startIndex > 0: return false
    case nil, ".", "!", "?", ";": break
    case ",", "(": if isAtEnd || end < near.endIndex && ",)".utf8.contains(near[end]) { return false }
    default: guard before?.isASCIIAlphanumeric == true else { return false }
    }
    let others = near[..<start].split { !$0.isASCIILetter } + near[end...].split { !$0.isASCIILetter }
    return others.contains { !$0.elementsEqual(text[range]) }
}

/// Returns the byte sequences that must be masked for a secret `value`: the value as it is, with its escapes decoded,
/// with `+` in place of spaces, and with spaces in place of `+`. Each of these is also returned in base64 and base64url
/// (RFC 4648 §5). Escaped spellings are not needed, because ``DecodedText`` decodes the text that is searched.
///
/// Escapes are decoded several times. A value from a query is percent-encoded. After it is decoded, it can still
/// contain an escape, as in a password with `%41`. The search decodes this escape in the text, so it is decoded here
/// too.
private func spellings(of value: [UInt8]) -> Set<[UInt8]> {
    // In a form, `+` is a space and `%2B` is a `+`.
    var spellings: Set<[UInt8]> = [value, replacing("+", " ", in: value)]
    for start in spellings {
        var text = DecodedText(start[...])
        for _ in 0..<DecodedText.maximumDepth where text.decodeEscapes() { spellings.insert(text.bytes) }
    }
    for bytes in spellings where bytes.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: " ") }) {
        spellings.formUnion([replacing("+", " ", in: bytes), replacing(" ", "+", in: bytes)])
    }
    for bytes in spellings where bytes.count >= 4 {
        let padded = Array(Data(bytes).base64EncodedData())
        // Not all encoders write the padding.
        for digits in [padded, Array(padded.prefix { $0 != UInt8(ascii: "=") })] {
            spellings.formUnion([digits, replacing("/", "_", in: replacing("+", "-", in: digits))])
        }
    }
    return spellings
}

private func replacing(_ old: Unicode.Scalar, _ new: Unicode.Scalar, in bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: old) ? UInt8(ascii: new) : $0 }
}
