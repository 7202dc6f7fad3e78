import Fetching
import Foundation
internal import HTTPSyntax

/// Splits a command into words, as bash does. A word is an array of bytes, because a word such as `$'\xff'` is not
/// UTF-8.
///
/// - Throws: ``CurlCommandError`` for syntax whose value only the shell knows, such as a variable or the output of
///   another command.
func shellWords(_ command: String) throws -> [[UInt8]] {
    // A caret before a quote or a line end is syntax of Windows' cmd. Inside single quotes, a caret is text.
    let unquoted = command.utf8.prefix { $0 != UInt8(ascii: "'") }
    if ["^\"", "^\n", "^\r\n", "^&", "^%", " `\n", " `\r\n"].contains(where: { unquoted.firstRange(of: $0.utf8) != nil }
    ) {
        throw CurlCommandError.windows
    }
    // cmd and PowerShell write a quotation mark in quotes as two. In bash, two empty texts would join.
    if !command.utf8.contains(UInt8(ascii: "'")), command.contains(#/[\w:{,\[]""[\w:},\]{\[]/#) {
        throw CurlCommandError.windows
    }
    var reader = ShellReader(bytes: Array(command.utf8)[...])
    return try reader.words()
}

private struct ShellReader {
    var bytes: ArraySlice<UInt8>
    private var word: [UInt8]?

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func words() throws -> [[UInt8]] {
        var words: [[UInt8]] = []
        func isEnd(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }
        while let byte = bytes.popFirst() {
            switch byte {
            case _ where isEnd(byte):
                if let word { words.append(word) }
                word = nil
                // A line end ends the command, except before the first word.
                if byte == UInt8(ascii: "\n"), !words.isEmpty {
                    guard bytes.allSatisfy(isEnd) else { throw CurlCommandError.several }
                }
            case UInt8(ascii: "'"): try add(text(until: "'"))
            case UInt8(ascii: "\""): try add(doubleQuoted())
            case UInt8(ascii: "\\"):
                if let next = escapedByte() { add([next]) }
            case UInt8(ascii: "$"):
                switch bytes.first {
                case UInt8(ascii: "'"):
                    bytes.removeFirst()
                    try add(ansiQuoted())
                case UInt8(ascii: "\""): break
                default: try add(dollar())
                }
            case UInt8(ascii: "#") where word == nil:
                bytes = bytes.drop { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "`"): throw CurlCommandError.substitution
            case UInt8(ascii: "<") where bytes.first == byte: throw CurlCommandError.hereDocument
            case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "("), UInt8(ascii: ")"):
                throw CurlCommandError(
                    "The command contains “\(String(UnicodeScalar(byte)))” outside of quotes; keep only the curl command, with its URL in quotes."
                )
            default: add([byte])
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        if word == nil { word = [] }
        word?.append(contentsOf: bytes)
    }

    /// Returns the bytes before the closing quote.
    private mutating func text(until quote: Unicode.Scalar) throws -> ArraySlice<UInt8> {
        guard let end = bytes.firstIndex(of: UInt8(ascii: quote)) else { throw CurlCommandError.openQuote }
        defer { bytes = bytes[(end + 1)...] }
        return bytes[..<end]
    }

    /// Returns the byte after a backslash. Returns nil if this byte is a line end, because the command then continues
    /// on the next line.
    private mutating func escapedByte() -> UInt8? {
        if bytes.starts(with: "\r\n".utf8) { bytes.removeFirst() }
        let next = bytes.popFirst()
        return next == UInt8(ascii: "\n") ? nil : next ?? UInt8(ascii: "\\")
    }

    /// Returns `$`. Throws if a variable or a command follows.
    private mutating func dollar() throws -> [UInt8] {
        guard let next = bytes.first else { return [UInt8(ascii: "$")] }
        let isName = next.isASCIIAlphanumeric || "_{(@*#?!-$".utf8.contains(next)
        guard !isName else {
            if next == UInt8(ascii: "(") { throw CurlCommandError.substitution }
            // The name is not repeated, because it can be a part of a password.
            throw CurlCommandError(
                "Only the shell knows the value of a variable; replace $ and the name after it with the value. If $ is "
                    + "a part of the text, put the text in single quotes.")
        }
        return [UInt8(ascii: "$")]
    }

    private mutating func doubleQuoted() throws -> [UInt8] {
        var text: [UInt8] = []
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return text
            case UInt8(ascii: "`"): throw CurlCommandError.substitution
            case UInt8(ascii: "$"): text += try dollar()
            case UInt8(ascii: "\\"):
                // In double quotes, a backslash escapes only these characters.
                guard let next = bytes.first, "\"\\$`\n".utf8.contains(next) else {
                    text.append(byte)
                    continue
                }
                bytes.removeFirst()
                if next != UInt8(ascii: "\n") { text.append(next) }
            default: text.append(byte)
            }
        }
        throw CurlCommandError.openQuote
    }

    /// Returns the text of `$'…'`. Replaces the escapes as the manual of bash describes (§3.1.2.4).
    private mutating func ansiQuoted() throws -> [UInt8] {
        var text: [UInt8] = []
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "'") { return text }
            guard byte == UInt8(ascii: "\\"), let next = bytes.popFirst() else {
                text.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "a"): text.append(0x07)
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "v"): text.append(0x0B)
            case UInt8(ascii: "e"), UInt8(ascii: "E"): text.append(0x1B)
            case UInt8(ascii: "x"):
                text += number(2, radix: 16).map { [UInt8(truncatingIfNeeded: $0)] } ?? [byte, next]
            case UInt8(ascii: "u"): text += try number(4, radix: 16).map { try character($0) } ?? [byte, next]
            case UInt8(ascii: "U"): text += try number(8, radix: 16).map { try character($0) } ?? [byte, next]
            case UInt8(ascii: "c"): text.append((bytes.popFirst() ?? 0) & 0x1F)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                bytes = [next] + bytes
                text.append(UInt8(truncatingIfNeeded: number(3, radix: 8) ?? 0))
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "?"): text.append(next)
            default: text += [byte, next]
            }
        }
        throw CurlCommandError.openQuote
    }

    /// Reads a number of at most `count` digits. Returns nil if there is no digit.
    private mutating func number(_ count: Int, radix: Int) -> UInt32? {
        let digits = bytes.prefix(count).prefix { UInt32(String(UnicodeScalar($0)), radix: radix) != nil }
        bytes = bytes.dropFirst(digits.count)
        return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    /// Returns the character for a number in `$'…'`. JavaScript writes one beyond U+FFFF as two surrogates.
    private mutating func character(_ code: UInt32) throws -> [UInt8] {
        var code = code
        if 0xD800..<0xDC00 ~= code, bytes.starts(with: "\\u".utf8) {
            bytes = bytes.dropFirst(2)
            if let low = number(4, radix: 16), 0xDC00..<0xE000 ~= low {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
        }
        guard let scalar = UnicodeScalar(code) else {
            throw CurlCommandError("A character such as \\ud83d is half of a pair; copy the complete command.")
        }
        return Array(String(scalar).utf8)
    }
}

extension CurlCommandError {
    static func unsupported(_ option: String) -> CurlCommandError {
        CurlCommandError("The option \(quoted(option)) is not supported; write the command without it.")
    }
    static let windows = CurlCommandError(
        "The command is written for cmd or PowerShell of Windows; copy it again with “Copy as cURL (bash)”.")
    static let openQuote = CurlCommandError("A quote in the command is not closed; copy the complete command.")
    static let hereDocument = CurlCommandError(
        "The command reads a here document; remove it, and write its text in quotes in place of @-.")
    static let several = CurlCommandError(
        "The command contains several lines; keep only one command, and end each line except the last with a "
            + "backslash, without a space after it.")
    static let substitution = CurlCommandError(
        "Only the shell knows the output of a command in $(…) or backticks; replace the command with its output.")
}
