import Foundation

/// Returns `text` on one line of at most `limit` Unicode scalars, followed by `…` if the text was truncated.
///
/// Characters that control the display or are invisible become spaces; see ``isHidden(_:)``. The limit is a number of
/// scalars, because a single `Character` can consist of any number of scalars.
public func oneLine(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let line = withoutLineBreaks(String(scalars[..<end])).trimmingCharacters(in: .whitespaces)
    return line + (end < scalars.endIndex ? "…" : "")
}

/// Returns `text` with a space in place of each character for which ``isHidden(_:)`` is true. The tag characters of a
/// flag, such as that of England, are kept.
public func withoutLineBreaks(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    // The number of tag characters that may still follow. A flag has at most 7 (Unicode UTS #51, ED-14a).
    var tags = 0
    for scalar in text.unicodeScalars {
        tags = scalar == "\u{1F3F4}" ? 7 : isTag(scalar) ? tags - 1 : 0
        line.append(isHidden(scalar) && !(isTag(scalar) && tags >= 0) ? " " : scalar)
    }
    return String(line)
}

/// Whether a character controls the display or is invisible: control characters, line separators, bidirectional
/// controls (Unicode UAX #9), annotation characters (U+FFF9 to U+FFFB), and default ignorable characters, such as
/// U+200B and U+FEFF.
///
/// The result is false for joiners and variation selectors, because emoji and many scripts need them.
public func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default:
        let isUsual = scalar == "\u{200C}" || scalar == "\u{200D}" || properties.isVariationSelector
        let isAnnotation = (0xFFF9...0xFFFB).contains(scalar.value)
        return properties.isBidiControl || isAnnotation || properties.isDefaultIgnorableCodePoint && !isUsual
    }
}

private func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }
