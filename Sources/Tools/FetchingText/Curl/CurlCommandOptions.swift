import Fetching
import Foundation
internal import HTTPSyntax

/// The options of a `curl` command.
struct CurlCommandOptions {
    var url: String?
    var method: String?
    var headers: [String] = []
    /// The pieces of the body or, with `-G`, of the query. They are joined with `&`.
    var data: [[UInt8]] = []
    /// The pieces of `--json`, which are joined without a separator.
    var json: [[UInt8]] = []
    var form: [FormPart] = []
    /// The items of `--url-query`, as they are written in the URL.
    var query: [[UInt8]] = []
    /// The values of `-b`. They are one field (RFC 9113 §8.2.3).
    var cookies: [String] = []
    var isGet = false
    var isHead = false
    var isCompressed = false
    /// Whether brackets and braces in the URL have no special meaning.
    var isGlobOff = false
    var fields: [(name: String, value: String)] = []
    var user: String?
    var timeout: Double?
    var notes: [String] = []

    /// Reads the words after `curl`.
    init(_ words: [[UInt8]]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            let text = String(decoding: word, as: UTF8.self)
            if word.starts(with: "--".utf8), word.count > 2 {
                try readLong(text, word, &rest)
            } else if word.first == UInt8(ascii: "-"), word.count > 1 {
                try readShort(word.dropFirst(), &rest)
            } else {
                try setURL(word)
            }
        }
    }

    mutating func setURL(_ text: [UInt8]) throws {
        if url != nil { throw CurlCommandError("The command contains several URLs; keep only one.") }
        url = urlText(text)
    }

    /// Reads an option such as `--data`. Its value is the next word or, since curl 8.16, follows an equals sign.
    private mutating func readLong(_ text: String, _ word: [UInt8], _ rest: inout ArraySlice<[UInt8]>) throws {
        let equals = word.firstIndex(of: UInt8(ascii: "="))
        let name = equals.map { String(decoding: word[..<$0], as: UTF8.self) } ?? text
        guard let option = curlOption(named: name), equals == nil || option.takesValue else {
            // A secret can follow the name, so the error shows only the name.
            let plainName = name.prefix { $0.isLetter || $0.isNumber || "-.".contains($0) }
            throw CurlCommandError.unsupported(String(plainName))
        }
        if let equals { rest = [Array(word[(equals + 1)...])] + rest }
        try apply(option, as: name, &rest)
    }

    /// Reads options such as `-sSL` and `-XPOST`.
    private mutating func readShort(_ letters: ArraySlice<UInt8>, _ rest: inout ArraySlice<[UInt8]>) throws {
        var letters = letters
        while let letter = letters.popFirst() {
            let name = "-" + String(UnicodeScalar(letter))
            guard let option = curlOption(named: name) else {
                throw CurlCommandError.unsupported(name)
            }
            if option.takesValue, !letters.isEmpty {
                rest = [Array(letters)] + rest
                letters = []
            }
            try apply(option, as: name, &rest)
        }
    }

    private mutating func apply(_ option: CurlOption, as name: String, _ rest: inout ArraySlice<[UInt8]>) throws {
        var value: [UInt8] = []
        if option.takesValue {
            guard let next = rest.popFirst() else { throw CurlCommandError("\(name) needs a value.") }
            value = next
        }
        switch option.effect {
        case .set(let set):
            do { try set(&self, value) } catch is UnreadableFile {
                throw CurlCommandError(
                    "The value of \(name) names a file that cannot be read, or the standard input; write the contents in the command."
                )
            }
        case .ignore(let reason): if let reason { notes.append("\(name) is ignored, because \(reason).") }
        }
    }

    mutating func setField(_ name: String, _ value: some Sequence<UInt8>) {
        fields.append((name, String(decoding: Array(value), as: UTF8.self)))
    }
}
