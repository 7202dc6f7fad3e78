import Foundation
import Fetching

/// How an option's value is read, and how a person is told.
struct ValueReader<Value: Sendable>: Sendable {
    /// Stands for the value in the help, such as `NUMBER`.
    var placeholder: String
    /// Completes the sentence "it takes …", such as `a whole number from 1 to 100`.
    var accepted: String
    /// What the help adds to the option's line, such as the words to choose from.
    var note: String?
    /// Whether an error may repeat a value that was refused.
    var repeatsValue = true
    /// The value, or nil if the text is not accepted.
    var read: @Sendable (String) -> Value?
}

extension ValueReader<String> {
    /// Any text but the empty one.
    static var text: Self {
        Self(placeholder: "TEXT", accepted: "some text") { $0.isEmpty ? nil : $0 }
    }

    /// A file's name.
    static var file: Self {
        Self(placeholder: "FILE", accepted: "a file's name") { $0.isEmpty || $0.hasSuffix("/") ? nil : $0 }
    }

    /// What comes before `/characters` in a URL. Credentials in it are refused: arguments can be read by others.
    static var baseURL: Self {
        Self(
            placeholder: "URL",
            accepted: "an http or https address without a query, such as http://127.0.0.1:8080/v1/public",
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
        let bounds = range.upperBound == .max ? "\(range.lowerBound) up" : "\(range.lowerBound) to \(range.upperBound)"
        return Self(placeholder: "NUMBER", accepted: "a whole number from \(bounds)") { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueReader<UInt16> {
    static var port: Self {
        Self(placeholder: "PORT", accepted: "a port: a whole number from 0 to 65535") { UInt16($0) }
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
        Self(placeholder: "true|false", accepted: "true or false, or no value at all") { Bool($0) }
    }
}

extension ValueReader<[Int]> {
    /// The API takes ten at most.
    static var ids: Self {
        Self(placeholder: "ID,…", accepted: "1 to 10 ids, which are numbers, with commas between them") { text in
            readList(text) { Int($0).flatMap { $0 > 0 ? $0 : nil } }.flatMap { $0.count <= 10 ? $0 : nil }
        }
    }
}

extension ValueReader<Date> {
    /// A day, which begins in UTC, or a moment.
    static var date: Self {
        Self(placeholder: "DATE", accepted: "a day or a moment, such as 2014-04-29 or 2014-04-29T18:18:17Z") { text in
            Fetching.date(iso8601: text) ?? Fetching.date(iso8601: text + "T00:00:00Z")
        }
    }
}

extension ValueReader<[String]> {
    static var twoDays: Self {
        Self(placeholder: "DAY,DAY", accepted: "two days with a comma between them, such as 2013-01-01,2013-01-31") {
            text in
            readList(text) { Fetching.date(iso8601: $0 + "T00:00:00Z") == nil ? nil : $0 }
                .flatMap { $0.count == 2 ? $0 : nil }
        }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
    /// One of the words that an enumeration has.
    static var word: Self {
        Self(
            placeholder: "WORD", accepted: "one of \(wordList(Value.self))", note: wordList(Value.self), read: readWord)
    }
}

extension ValueReader {
    /// Some of the words that an enumeration has.
    static func words<Word>() -> Self
    where Value == [Word], Word: CaseIterable & RawRepresentable<String> & Sendable {
        Self(
            placeholder: "WORD,…", accepted: "one or more of \(wordList(Word.self)), with commas between them",
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

/// The API's words have spaces and capitals; in a shell nobody wants to write them exactly.
private func readWord<Word: CaseIterable & RawRepresentable<String>>(_ text: String) -> Word? {
    Word.allCases.first { folded($0.rawValue) == folded(text) }
}

private func folded(_ word: String) -> String {
    // The minus in front means the other way round.
    (word.hasPrefix("-") ? "-" : "") + word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
