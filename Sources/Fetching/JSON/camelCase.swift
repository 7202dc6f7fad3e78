import Foundation

/// Converts a name as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does. The parts between underscores are
/// joined, the first in lower case and the others capitalized. Underscores at both ends stay.
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

/// Whether `key` is the camel case of a name without escapes, found out without making a string.
///
/// - Parameters:
///   - bytes: A text that has the name in it.
///   - range: Where the name is.
/// - Returns: Nil if bytes cannot tell, because a name or a key is not all ASCII or has marks such as a hyphen.
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
    // Whether capitals of the first part were kept or made small in the key. They are kept if there is only one part.
    var hasKept = false
    var hasLowered = false
    // Foundation decides which letters after a hyphen and other marks become capitals.
    var isUnclear = false
    var isCertain = true
    while lower < upper {
        let byte = bytes[lower]
        lower += 1
        if byte == UInt8(ascii: "_") {
            // A combining mark would make another character of the underscore.
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
        // Beyond ASCII, one letter can be written in several ways.
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
