import Fetching
import FetchingJSON
import Foundation
import HTTPSyntax

/// A function that reads an option's value, and the texts that describe the accepted values.
struct ValueReader<Value: Sendable>: Sendable {
    /// The word that represents the value in the help, such as `NUMBER`.
    var placeholder: String
    /// The end of the sentence "--limit takes …", such as `a whole number from 1 to 100`.
    var accepted: String
    /// The values that a completion offers.
    var values = Completion.nothing
    /// Whether an error can repeat a refused value. False if the value could contain credentials.
    var repeatsValue = true
    /// Returns the value, or nil if the text is not accepted.
    var read: @Sendable (String) -> Value?
}

extension ValueReader<String> {
    /// A reader of any text that is not empty.
    static var text: Self {
        Self(placeholder: "TEXT", accepted: "non-empty text") { $0.isEmpty ? nil : $0 }
    }

    /// A reader of a file name.
    static var file: Self {
        Self(placeholder: "FILE", accepted: "a file name", values: .files) {
            $0.isEmpty || $0.hasSuffix("/") ? nil : $0
        }
    }

    /// A reader of the part of a URL before `/characters`. A URL with credentials is refused, because other users of
    /// the machine can read arguments.
    static var baseURL: Self {
        Self(
            placeholder: "URL",
            accepted: "an http or https URL without a query or credentials, such as http://127.0.0.1:8080/v1/public",
            repeatsValue: false
        ) { text in
            guard let url = parsedComponents(text), ["http", "https"].contains(url.scheme?.lowercased()),
                url.host?.isEmpty == false, url.percentEncodedQuery == nil, url.percentEncodedFragment == nil,
                url.percentEncodedUser == nil, url.percentEncodedPassword == nil
            else { return nil }
            return text
        }
    }
}

extension ValueReader<Int> {
    /// Returns a reader of a whole number in a range.
    static func number(in range: ClosedRange<Int> = 0...Int.max) -> Self {
        let bounds =
            range.upperBound == .max
            ? ", \(range.lowerBound) or greater" : " from \(range.lowerBound) to \(range.upperBound)"
        return Self(placeholder: "NUMBER", accepted: "a whole number\(bounds)") { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueReader<UInt16> {
    /// A reader of a port number.
    static var port: Self {
        Self(placeholder: "PORT", accepted: "a port number from 0 to 65535") { UInt16($0) }
    }
}

extension ValueReader<Double> {
    /// A reader of an issue number, such as `92` or `92.1`.
    static var issueNumber: Self {
        Self(placeholder: "NUMBER", accepted: "a number such as 92 or 92.1") { text in
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension ValueReader<Bool> {
    /// A reader of `true` or `false`.
    static var truth: Self {
        Self(placeholder: "true|false", accepted: "true, false or no value") { Bool($0) }
    }
}

extension ValueReader<[Int]> {
    /// A reader of 1 to 10 IDs. The API accepts at most 10.
    static var ids: Self {
        Self(placeholder: "ID,…", accepted: "1 to 10 IDs (whole numbers) separated by commas") { text in
            readList(text) { Int($0).flatMap { $0 > 0 ? $0 : nil } }.flatMap { $0.count <= 10 ? $0 : nil }
        }
    }
}

extension ValueReader<Date> {
    /// A reader of a date and time, or of a date alone, which means midnight UTC.
    static var date: Self {
        Self(placeholder: "DATE", accepted: "a date or a date and time, such as 2014-04-29 or 2014-04-29T18:18:17Z") {
            text in
            iso8601Date(text)
        }
    }
}

extension ValueReader<[String]> {
    /// A reader of two dates in the form `2013-01-31`.
    static var dateRange: Self {
        Self(placeholder: "DATE,DATE", accepted: "two dates separated by a comma, such as 2013-01-01,2013-01-31") {
            text in
            readList(text) { iso8601Date($0 + "T00:00:00Z") == nil ? nil : $0 }
                .flatMap { $0.count == 2 ? $0 : nil }
        }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
    /// A reader of one word of an enumeration.
    static var word: Self {
        Self(
            placeholder: "WORD", accepted: "one of \(wordList(Value.self).joined(separator: ", "))",
            values: .words(wordList(Value.self)), read: readWord)
    }
}

extension ValueReader {
    /// Returns a reader of one or more words of an enumeration.
    static func words<Word>() -> Self
    where Value == [Word], Word: CaseIterable & RawRepresentable<String> & Sendable {
        Self(
            placeholder: "WORD,…",
            accepted: "one or more of \(wordList(Word.self).joined(separator: ", ")), separated by commas",
            values: .list(wordList(Word.self))
        ) { readList($0, readWord) }
    }
}

private func readList<Element>(_ text: String, _ read: (String) -> Element?) -> [Element]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let elements = parts.compactMap { read($0.trimmingCharacters(in: .whitespaces)) }
    return elements.count == parts.count ? elements : nil
}

private func wordList<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> [String] {
    Word.allCases.map { $0.rawValue.replacing(" ", with: "-") }
}

/// Returns the case whose word equals `text`, or nil if no word equals `text`. Ignores case, spaces, underscores and
/// all dashes except a leading one, so that a user can type `trade-paperback` without quotes.
private func readWord<Word: CaseIterable & RawRepresentable<String>>(_ text: String) -> Word? {
    Word.allCases.first { normalized($0.rawValue) == normalized(text) }
}

private func normalized(_ word: String) -> String {
    // A minus sign before a word means descending order, so the sign is kept.
    (word.hasPrefix("-") ? "-" : "") + word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
