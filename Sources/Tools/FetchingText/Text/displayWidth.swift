/// Returns the number of terminal columns of `text`. Wide East Asian characters and emoji take two columns; combining
/// marks take none.
public func displayWidth(_ text: String) -> Int {
    text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns `text`, truncated to at most `width` terminal columns. `…` replaces the rest.
public func cut(_ text: String, to width: Int) -> String {
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

private func displayWidth(_ character: Character) -> Int {
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) { return 1 }
    let scalars = character.unicodeScalars
    guard let base = scalars.first(where: { !isZeroWidth($0) }) else { return 0 }
    // U+FE0F selects the emoji form of a character that has a text form too.
    let isWide = wideRanges.contains { $0.contains(base.value) } || base.properties.isEmojiPresentation
    return isWide || scalars.contains("\u{FE0F}") ? 2 : 1
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
}

/// The main ranges of the characters that are wide or full-width in Unicode's EastAsianWidth.txt.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
