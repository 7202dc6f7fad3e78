import Fetching

/// Whether a command is written for Windows' cmd: outside of the quotes of bash, it contains a caret before a quote or
/// at the end of a line.
func isWindowsCommand(_ command: String) -> Bool {
    let text = command.replacingScalars("\r\n", with: "\n")
    let caret = /\^("|\n|$)/.matchingSemantics(.unicodeScalar)
    guard let match = text.firstMatch(of: caret) else { return false }
    // In single quotes of bash, a caret is text.
    return !text.utf8[..<match.range.lowerBound].contains(UInt8(ascii: "'"))
}

/// Splits a command into words, as cmd and the C runtime of Windows do.
func windowsWords(_ command: String) throws -> [[UInt8]] {
    try argumentWords(withoutCarets(Array(command.replacingScalars("\r\n", with: "\n").utf8)))
}

/// Removes the carets of cmd. Outside of quotes, a caret escapes the next character; before a line end, it continues
/// the line, and the first character of the next line is escaped too. A double quote without a caret starts and ends
/// quotes.
private func withoutCarets(_ bytes: [UInt8]) throws -> [UInt8] {
    var (result, rest, isQuoted) = ([UInt8](), bytes[...], false)
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "^") where !isQuoted:
            var next = rest.popFirst()
            if next == UInt8(ascii: "\n") { next = rest.popFirst() }
            if let next { result.append(next) }
        case UInt8(ascii: "\""):
            isQuoted.toggle()
            result.append(byte)
        case UInt8(ascii: "\n"):
            // cmd has no quotes over several lines.
            isQuoted = false
            guard rest.allSatisfy({ $0 == byte || $0 == UInt8(ascii: " ") }) else { throw CurlCommandError.several }
        case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            guard isQuoted else {
                throw CurlCommandError(
                    "The command contains “\(String(UnicodeScalar(byte)))” outside of quotes; keep only the curl command."
                )
            }
            result.append(byte)
        default: result.append(byte)
        }
    }
    return result
}

/// Splits a command line into arguments, as the C runtime of Windows does. Before a quote, two backslashes are one, and
/// an odd backslash escapes the quote. In quotes, two quotes are one.
private func argumentWords(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var (words, word, isQuoted, rest) = ([[UInt8]](), [UInt8]?.none, false, bytes[...])
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "\t") where !isQuoted:
            if let word { words.append(word) }
            word = nil
        case UInt8(ascii: "\\"):
            let count = 1 + rest.prefix { $0 == byte }.count
            rest = rest.dropFirst(count - 1)
            guard rest.first == UInt8(ascii: "\"") else {
                word = (word ?? []) + Array(repeating: byte, count: count)
                continue
            }
            word = (word ?? []) + Array(repeating: byte, count: count / 2)
            if count % 2 == 1 {
                rest.removeFirst()
                word?.append(UInt8(ascii: "\""))
            }
        case UInt8(ascii: "\""):
            if isQuoted, rest.first == byte {
                rest.removeFirst()
                word = (word ?? []) + [byte]
            } else {
                isQuoted.toggle()
                word = word ?? []
            }
        default: word = (word ?? []) + [byte]
        }
    }
    if isQuoted { throw CurlCommandError.openQuote }
    return words + (word.map { [$0] } ?? [])
}
