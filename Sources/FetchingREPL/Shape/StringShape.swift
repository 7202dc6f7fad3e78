import Fetching
import FetchingJSON
import Foundation

/// The common shape of strings.
struct StringShape: Sendable {
    let count: Int
    /// The number of strings that are dates in ISO 8601, as the default options of the decoder read them.
    let dates: Int
    /// The values, sorted, if few words repeat often. Otherwise nil.
    let words: [String]?

    /// - Parameter areSecret: Whether the values are secret. Then they are never listed as words.
    init(_ strings: [String], areSecret: Bool = false) {
        count = strings.count
        dates = strings.count { Date(iso8601: $0) != nil }
        words = areSecret ? nil : repeatedWords(strings)
    }

    var areDates: Bool { count > 0 && dates == count }
}

/// Returns the different strings if there are at most 12, and each occurs three times on average. Returns nil if a
/// string is not a short word, or if there is only one string.
private func repeatedWords(_ strings: [String]) -> [String]? {
    guard strings.count >= 6 else { return nil }
    var words: Set<String> = []
    for string in strings where words.insert(string).inserted {
        guard words.count <= 12, isWord(string) else { return nil }
    }
    return words.count >= 2 && 3 * words.count <= strings.count ? words.sorted() : nil
}

/// Whether a string is like the name of a value: at most 30 letters, digits, spaces, hyphens, dots, slashes and
/// underscores, of which the first is a letter. At most two spaces are allowed, because more are in a sentence.
private func isWord(_ string: String) -> Bool {
    let utf8 = string.utf8
    return utf8.count <= 30 && utf8.first?.isASCIILetter == true && utf8.count { $0 == UInt8(ascii: " ") } <= 2
        && utf8.allSatisfy { $0.isASCIIAlphanumeric || " -._/".utf8.contains($0) }
}
