import Foundation

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
