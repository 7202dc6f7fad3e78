import Foundation

/// Converts a name as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does.
///
/// The parts between underscores are joined, the first in lower case and the others capitalized. A single part is not
/// changed. Underscores at the start and at the end of the name stay.
func camelCase(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
        return name
    }
    let parts = name[first...last].split(separator: "_")
    let joined =
        parts.count == 1 ? String(parts[0]) : parts[0].lowercased() + parts.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
}

/// Whether `key` is the camel case of a name without escapes. Compares bytes and creates no string.
///
/// - Parameters:
///   - bytes: A text that contains the name.
///   - range: The range of the name in `bytes`.
/// - Returns: Nil if bytes are not enough, because the name or the key has characters beyond ASCII, or because the name
///   has marks such as a hyphen.
func isCamelCase(_ key: Span<UInt8>, of bytes: [UInt8], _ range: Range<Int>) -> Bool? {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == UInt8(ascii: "_") { lower += 1 }
    while upper > lower, bytes[upper - 1] == UInt8(ascii: "_") { upper -= 1 }
    let leading = lower - range.lowerBound
    let trailing = range.upperBound - upper
    guard leading + trailing <= key.count else { return false }
    for index in 0..<leading where key[index] != UInt8(ascii: "_") { return false }
    for index in key.count - trailing..<key.count where key[index] != UInt8(ascii: "_") { return false }

    var position = leading
    let end = key.count - trailing
    var isFirstPart = true
    var isInWord = false
    // Whether the key keeps a capital of the first part, or has it in lower case. A single part keeps its capitals.
    var hasKept = false
    var hasLowered = false
    // After a hyphen or another mark, only Foundation's `capitalized` determines the case of letters.
    var isUnclear = false
    var isCertain = true
    while lower < upper {
        let byte = bytes[lower]
        lower += 1
        if byte == UInt8(ascii: "_") {
            // An underscore and a combining mark after it form another character.
            if bytes[lower] >= 0x80 { return nil }
            if hasKept, bytes[lower] != UInt8(ascii: "_") { return false }
            isFirstPart = false
            isInWord = false
            isUnclear = false
            continue
        }
        if byte >= 0x80 { return nil }
        guard position < end else { return false }
        let wanted = key[position]
        position += 1
        // Equal characters beyond ASCII can have different bytes.
        if wanted >= 0x80 { return nil }
        guard byte.isASCIILetter else {
            if byte != wanted { return false }
            isInWord = false
            if !isFirstPart, !byte.isASCIIDigit {
                isUnclear = true
                isCertain = false
            }
            continue
        }
        guard (byte ^ wanted) & ~0x20 == 0 else { return false }
        let isCapital = wanted & 0x20 == 0
        if !isFirstPart {
            if isCapital == isInWord, !isUnclear { return false }
        } else if byte & 0x20 != 0 {
            if isCapital { return false }
        } else if isCapital {
            hasKept = true
        } else {
            hasLowered = true
        }
        isInWord = true
    }
    guard position == end, !(isFirstPart && hasLowered) else { return false }
    return isCertain ? true : nil
}
