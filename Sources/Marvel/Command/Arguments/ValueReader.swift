import Foundation
import Fetching

/// Reads an option's value, and describes the accepted values in the help and in errors.
struct ValueReader<Value: Sendable>: Sendable {
    /// Stands for the value in the help, such as `NUMBER`.
    var placeholder: String
    /// Completes the sentence "--limit takes …", such as `a whole number from 1 to 100`.
    var accepted: String
    /// Appended to the option's line in the help, such as the accepted words.
    var note: String?
    /// Whether an error can repeat a refused value; false where it could contain credentials.
    var repeatsValue = true
    /// Returns the value, or nil if the text is not accepted.
    var read: @Sendable (String) -> Value?
}

extension ValueReader<String> {
    /// Any text except the empty one.
    static var text: Self {
        Self(placeholder: "TEXT", accepted: "non-empty text") { $0.isEmpty ? nil : $0 }
    }

    /// A file name.
    static var file: Self {
        Self(placeholder: "FILE", accepted: "a file name") { $0.isEmpty || $0.hasSuffix("/") ? nil : $0 }
    }

    /// The part of a URL before `/characters`. A URL with credentials is refused, because other users can read
    /// arguments.
    static var baseURL: Self {
        Self(
            placeholder: "URL",
            accepted: "an http or https URL without a query or credentials, such as http://127.0.0.1:8080/v1/public",
            repeatsValue: false
        ) { text in
            guard let url = URLComponents(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
                url.host?.isEmpty == false, url.query == nil, url.fragment == nil, url.user == nil, url.password == nil
            else { return nil }
            return text
        }
    }
}

extension ValueReader<Int> {
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
    static var port: Self {
        Self(placeholder: "PORT", accepted: "a port number from 0 to 65535") { UInt16($0) }
    }
}

extension ValueReader<Double> {
    /// `92`, or `92.1`.
    static var issueNumber: Self {
        Self(placeholder: "NUMBER", accepted: "a number such as 92 or 92.1") { text in
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension ValueReader<Bool> {
    static var truth: Self {
        Self(placeholder: "true|false", accepted: "true, false or no value") { Bool($0) }
    }
}

extension ValueReader<[Int]> {
    /// At most 10 IDs, which is the API's limit.
    static var ids: Self {
        Self(placeholder: "ID,…", accepted: "1 to 10 IDs (whole numbers) separated by commas") { text in
            readList(text) { Int($0).flatMap { $0 > 0 ? $0 : nil } }.flatMap { $0.count <= 10 ? $0 : nil }
        }
    }
}

extension ValueReader<Date> {
    /// A date, which starts at midnight UTC, or a date and time.
    static var date: Self {
        Self(placeholder: "DATE", accepted: "a date or a date and time, such as 2014-04-29 or 2014-04-29T18:18:17Z") {
            text in
            Fetching.date(iso8601: text) ?? Fetching.date(iso8601: text + "T00:00:00Z")
        }
    }
}

extension ValueReader<[String]> {
    static var dateRange: Self {
        Self(placeholder: "DATE,DATE", accepted: "two dates separated by a comma, such as 2013-01-01,2013-01-31") {
            text in
            readList(text) { Fetching.date(iso8601: $0 + "T00:00:00Z") == nil ? nil : $0 }
                .flatMap { $0.count == 2 ? $0 : nil }
        }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
    /// One of an enumeration's words.
    static var word: Self {
        Self(
            placeholder: "WORD", accepted: "one of \(wordList(Value.self))", note: wordList(Value.self), read: readWord)
    }
}

extension ValueReader {
    /// One or more of an enumeration's words.
    static func words<Word>() -> Self
    where Value == [Word], Word: CaseIterable & RawRepresentable<String> & Sendable {
        Self(
            placeholder: "WORD,…", accepted: "one or more of \(wordList(Word.self)), separated by commas",
            note: wordList(Word.self)
        ) { readList($0, readWord) }
    }
}

private func readList<Element>(_ text: String, _ read: (String) -> Element?) -> [Element]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let elements = parts.compactMap { read($0.trimmingCharacters(in: .whitespaces)) }
    return elements.count == parts.count ? elements : nil
}

private func wordList<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> String {
    Word.allCases.map { $0.rawValue.replacing(" ", with: "-") }.joined(separator: ", ")
}

/// Reads a word and ignores case, spaces, dashes and underscores: `trade-paperback` needs no quotes in a shell.
private func readWord<Word: CaseIterable & RawRepresentable<String>>(_ text: String) -> Word? {
    Word.allCases.first { normalized($0.rawValue) == normalized(text) }
}

private func normalized(_ word: String) -> String {
    // A minus sign in front means descending order, so it is kept.
    (word.hasPrefix("-") ? "-" : "") + word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
