import Foundation

/// A key as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` makes it: what is between underscores is joined, the
/// first in lower case, the others capitalized; underscores at both ends stay.
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

/// Whether the key that a plain name in snake case makes is `key`.
///
/// - Returns: Nil where bytes of ASCII can't tell.
func makes(_ key: Span<UInt8>, name bytes: [UInt8], _ range: Range<Int>) -> Bool? {
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
    // Of the capitals in the first part: it keeps them if it is the only one.
    var hasKept = false
    var hasLowered = false
    // Which letters behind a hyphen and the like are capitalized is Foundation's affair.
    var isUnclear = false
    var isCertain = true
    while lower < upper {
        let byte = bytes[lower]
        lower += 1
        if byte == UInt8(ascii: "_") {
            // With a mark that combines with it, it is another character.
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
        // Beyond ASCII there are several ways to write a letter.
        if wanted >= 0x80 { return nil }
        guard isLetter(byte) else {
            if byte != wanted { return false }
            isInWord = false
            if !isFirstPart, !isDigit(byte) {
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

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
