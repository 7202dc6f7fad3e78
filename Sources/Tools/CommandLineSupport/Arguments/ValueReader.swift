import Foundation
import HTTPSyntax

/// A function that reads an option's value, and the texts that describe the accepted values.
public struct ValueReader<Value: Sendable>: Sendable {
    /// The word that represents the value in the help, such as `NUMBER`.
    public var placeholder: String
    /// The end of the sentence "--limit takes …", such as `a whole number from 1 to 100`.
    public var accepted: String
    /// The values that a completion offers.
    public var values: Completion
    /// Whether an error can repeat a refused value. False if the value could contain credentials.
    public var repeatsValue: Bool
    /// Returns the value, or nil if the text is not accepted.
    public var read: @Sendable (String) -> Value?

    /// Creates a reader; see the properties.
    public init(
        placeholder: String, accepted: String, values: Completion = .nothing, repeatsValue: Bool = true,
        read: @escaping @Sendable (String) -> Value?
    ) {
        (self.placeholder, self.accepted, self.values) = (placeholder, accepted, values)
        (self.repeatsValue, self.read) = (repeatsValue, read)
    }
}

extension ValueReader<String> {
    /// A reader of any text that is not empty.
    public static var text: Self {
        Self(placeholder: "TEXT", accepted: "non-empty text") { $0.isEmpty ? nil : $0 }
    }

    /// A reader of a file name.
    public static var file: Self {
        Self(placeholder: "FILE", accepted: "a file name", values: .files) {
            $0.isEmpty || $0.hasSuffix("/") ? nil : $0
        }
    }

    /// A reader of the part of a URL before the path of an endpoint. A URL with credentials is refused, because other
    /// users of the machine can read arguments.
    public static var baseURL: Self {
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
    public static func number(in range: ClosedRange<Int> = 0...Int.max) -> Self {
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
    public static var port: Self {
        Self(placeholder: "PORT", accepted: "a port number from 0 to 65535") { UInt16($0) }
    }
}

extension ValueReader<Bool> {
    /// A reader of `true` or `false`.
    public static var truth: Self {
        Self(placeholder: "true|false", accepted: "true, false or no value") { Bool($0) }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
    /// A reader of one word of an enumeration.
    public static var word: Self {
        Self(
            placeholder: "WORD", accepted: "one of \(wordList(Value.self).joined(separator: ", "))",
            values: .words(wordList(Value.self)), read: readWord)
    }
}

extension ValueReader {
    /// Returns a reader of one or more words of an enumeration.
    public static func words<Word>() -> Self
    where Value == [Word], Word: CaseIterable & RawRepresentable<String> & Sendable {
        Self(
            placeholder: "WORD,…",
            accepted: "one or more of \(wordList(Word.self).joined(separator: ", ")), separated by commas",
            values: .list(wordList(Word.self))
        ) { readList($0, readWord) }
    }
}

/// Returns the elements of a list with commas, or nil if one is not accepted.
public func readList<Element>(_ text: String, _ read: (String) -> Element?) -> [Element]? {
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
