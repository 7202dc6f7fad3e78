import Foundation

/// A key as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` makes it: what is between underscores is joined, the
/// first in lower case, the others capitalized; underscores at both ends stay.
func camelCase(_ name: String) -> String {
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
/// - Returns: Nil where that isn't a matter of small letters, digits and underscores.
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
    var isInWord = true
    var isUnusual = false
    while lower < upper {
        var byte = bytes[lower]
        lower += 1
        switch byte {
        case UInt8(ascii: "_"):
            if isUnusual { return nil }
            isFirstPart = false
            isInWord = false
            continue
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            if !isFirstPart, !isInWord { byte -= 0x20 }
            isInWord = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            isInWord = false
        default:
            if !isFirstPart { return nil }
            isUnusual = true
        }
        if position >= end { return isUnusual ? nil : false }
        // Beyond ASCII there are several ways to write a letter.
        if key[position] != byte { return isUnusual || key[position] >= 0x80 ? nil : false }
        position += 1
    }
    return position == end
}
