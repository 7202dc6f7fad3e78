import Fetching
import Foundation
internal import HTTPSyntax

/// Returns `text` on one line, without leading and trailing spaces. Replaces control characters and invisible
/// characters with spaces, because an escape sequence in a server's response could control the terminal.
///
/// A character keeps at most 4 combining marks and at most 16 Unicode scalars, because a single character can have any
/// number of them. The text has at most 16 KiB; `…` replaces the rest.
public func cellText(_ text: String) -> String {
    let limit = 16 * 1024
    var result = ""
    var bytes = 0
    for character in text {
        let short = withFewMarks(character)
        bytes += short.utf8.count
        guard bytes <= limit else {
            result += "…"
            break
        }
        result += short
    }
    return withoutLineBreaks(result).trimmingCharacters(in: .whitespaces)
}

/// Returns `text` with at most 4 combining marks and at most 16 Unicode scalars in each character.
func withFewMarks(_ text: Substring) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? String(text) : text.reduce(into: "") { $0 += withFewMarks($1) }
}

private func withFewMarks(_ character: Character) -> String {
    guard character.unicodeScalars.dropFirst(4).first != nil else { return String(character) }
    var marks = 0
    var result = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
        let isMark = [.nonspacingMark, .enclosingMark, .spacingMark].contains(scalar.properties.generalCategory)
        marks += isMark ? 1 : 0
        if isMark, marks > 4 { continue }
        result.append(scalar)
        if result.count == 16 { break }
    }
    return String(result)
}

/// Returns `text` in quotes, on one line of at most 62 terminal columns.
public func quoted(_ text: String) -> String { "“\(cut(cellText(text), to: 60))”" }

/// Returns a path in quotes, on one line. The path is never truncated.
public func quoted(path: String) -> String { "“\(cellText(path))”" }
