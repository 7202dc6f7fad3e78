import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The common shape of strings.
struct StringShape: Sendable {
    let count: Int
    /// The number of strings that are dates in ISO 8601, as the default options of the decoder read them.
    let dates: Int
    /// Whether all strings are dates with a time. A string that starts with a plus sign does not count: the dates of
    /// Wikidata start with one, and their month can be 00.
    let areTimes: Bool
    /// The distinct values, sorted, if the strings are a few words that are repeated often. Otherwise nil.
    let words: [String]?
    /// The kind of the numbers, if all strings are numbers that the decoder can read, and at least one has a sign or a
    /// fraction. Strings that have only digits are often codes, such as the last digits of a card. Otherwise nil.
    let numbers: NumberShape.Kind?

    /// Whether all strings are URLs or absolute paths.
    let areURLs: Bool

    /// - Parameter areSecret: Whether the values are secret. Then they are never listed as words.
    init(_ strings: [String], areSecret: Bool = false) {
        count = strings.count
        dates = strings.count { iso8601Date($0) != nil }
        areTimes =
            dates > 0 && dates == count
            && strings.allSatisfy { $0.utf8.contains(UInt8(ascii: ":")) && $0.utf8.first != UInt8(ascii: "+") }
        areURLs =
            count > 0 && strings.allSatisfy { text in ["http://", "https://", "/"].contains(where: text.hasPrefix) }
        words = areSecret ? nil : repeatedWords(strings)
        let areNumbers =
            dates == 0 && strings.contains { $0.utf8.contains { "-.".utf8.contains($0) } }
            && strings.allSatisfy(isNumber)
        numbers = areNumbers ? NumberShape(strings).kind : nil
    }

    var areDates: Bool { count > 0 && dates == count }
}

/// Whether a string is a number in JSON, without white space around it.
private func isNumber(_ string: String) -> Bool {
    guard let first = string.utf8.first, first.isASCIIDigit || first == UInt8(ascii: "-"),
        string.utf8.last?.isASCIIDigit == true, case .number? = try? JSONTree(Data(string.utf8))
    else { return false }
    return true
}

/// Returns the distinct strings, sorted, if there are 2 to 12 and they occur at least three times on average. Returns
/// nil otherwise, or if a string is not a short word.
private func repeatedWords(_ strings: [String]) -> [String]? {
    guard strings.count >= 6 else { return nil }
    var words: Set<String> = []
    for string in strings where words.insert(string).inserted {
        guard words.count <= 12, isWord(string) else { return nil }
    }
    return words.count >= 2 && 3 * words.count <= strings.count ? words.sorted() : nil
}

/// Whether a string is like the name of a kind: at most 30 letters, spaces, hyphens and underscores, of which the first
/// is a letter. A text with three or more spaces is probably a sentence. Digits, dots and slashes are not allowed,
/// because IDs, versions and URLs have them.
private func isWord(_ string: String) -> Bool {
    let utf8 = string.utf8
    return utf8.count <= 30 && utf8.first?.isASCIILetter == true && utf8.count { $0 == UInt8(ascii: " ") } <= 2
        && utf8.allSatisfy { $0.isASCIILetter || " -_".utf8.contains($0) }
}
