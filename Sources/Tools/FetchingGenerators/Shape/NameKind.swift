import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// A kind of field name.
enum NameKind {
    /// An ID, a version, an address or a path, such as `P31`, `1.2.3`, `@ada:example.org` or `/pets`. No property has
    /// such a name.
    case id
    /// A text with punctuation or a number, such as `text/plain`, `48x48` or `build-2024`. Few properties have such a
    /// name.
    case text
    /// A code of a language, a country or a currency, such as `de`, `pt-BR` or `USD`.
    case code
    case word

    init(_ name: String) {
        let utf8 = name.utf8
        func contains(_ characters: String) -> Bool { utf8.contains { characters.utf8.contains($0) } }
        let startsWithDigit = utf8.first?.isASCIIDigit == true
        let hasDigit = utf8.contains(where: \.isASCIIDigit)
        let isUppercase = utf8.allSatisfy { $0.isASCIIDigit || isCapital($0) }
        if utf8.isEmpty {
            self = .word
        } else if isIdentifier(name) || isUppercase && hasDigit || startsWithDigit && contains(".")
            || utf8.first == UInt8(ascii: "/") || contains("@!#$") && contains(":")
            || utf8.dropFirst().contains(UInt8(ascii: "@"))
        {
            self = .id
        } else if startsWithDigit || contains("./:+~%#\\") || hasLongNumber(utf8) {
            self = .text
        } else {
            self = isCode(name) ? .code : .word
        }
    }
}

/// Whether a text is a number, a UUID, a hash in hexadecimal digits, a date or a key of Firebase, such as
/// `-NxYz0AbCdEfGhIjKlMn`.
func isIdentifier(_ text: String) -> Bool {
    let utf8 = text.utf8
    if !utf8.isEmpty, utf8.allSatisfy(\.isASCIIDigit) { return true }
    if UUID(uuidString: text) != nil || iso8601Date(text) != nil { return true }
    if utf8.first == UInt8(ascii: "-"),
        text.wholeMatch(of: #/-[A-Z][A-Za-z0-9_-]{18}/#.matchingSemantics(.unicodeScalar)) != nil
    {
        return true
    }
    return utf8.count >= 16 && utf8.contains(where: \.isASCIIDigit) && utf8.allSatisfy { $0.hexDigitValue != nil }
}

/// Whether a text contains a number of four or more digits.
private func hasLongNumber(_ utf8: String.UTF8View) -> Bool {
    var count = 0
    for byte in utf8 {
        count = byte.isASCIIDigit ? count + 1 : 0
        if count == 4 { return true }
    }
    return false
}

/// Whether a name is two lowercase letters, optionally with a region, or two to five uppercase letters.
private func isCode(_ name: String) -> Bool {
    if ["id", "ID", "URL"].contains(name) { return false }
    let utf8 = name.utf8
    if (2...5).contains(utf8.count), utf8.allSatisfy(isCapital) { return true }
    let (language, region) = (utf8.prefix(2), utf8.dropFirst(3))
    guard language.count == 2, language.allSatisfy({ $0.isASCIILetter && !isCapital($0) }) else { return false }
    if utf8.count == 2 { return true }
    return "-_".utf8.contains(utf8.dropFirst(2).first ?? 0) && (2...4).contains(region.count)
        && region.allSatisfy(\.isASCIILetter)
}

private func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
