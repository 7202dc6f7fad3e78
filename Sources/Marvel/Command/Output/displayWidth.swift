import Foundation
import Fetching

/// How many columns of a terminal `text` takes: two for East Asian wide characters and emoji, none for combining marks.
func displayWidth(_ text: String) -> Int {
    text.reduce(0) { $0 + displayWidth($1) }
}

/// `text` in at most `width` columns, with `…` in place of what does not fit.
func cut(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    var result = ""
    var left = width - 1
    for character in text {
        left -= displayWidth(character)
        if left < 0 { break }
        result.append(character)
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return width > 0 ? result + "…" : ""
}

/// `text` on one line, without spaces around it: what a terminal would act on, such as an escape sequence in a server's
/// answer, becomes a space.
func cellText(_ text: String) -> String { lineText(text).trimmingCharacters(in: .whitespaces) }

/// `text` as ``cellText(_:)`` has it, with the spaces around it.
func lineText(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        case .format where isDirectional(scalar): " "
        default: Character(scalar)
        }
    }
    // Joined as scalars, so that marks find their letters again.
    return String(String.UnicodeScalarView(scalars.flatMap(\.unicodeScalars)))
}

/// Whether it turns the direction of the text behind it, and with it the order of a line's cells.
private func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

private func displayWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first(where: { !isZeroWidth($0) }) else { return 0 }
    // U+FE0F asks for an emoji where the character alone would be text.
    let isWide = wideRanges.contains { $0.contains(base.value) } || base.properties.isEmojiPresentation
    return isWide || scalars.contains("\u{FE0F}") ? 2 : 1
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
}

/// The blocks that Unicode's EastAsianWidth.txt has as wide or full-width.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
