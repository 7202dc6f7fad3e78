import Foundation

/// Returns `text` on one line of at most `limit` Unicode scalars, followed by `…` if it was cut.
///
/// Control characters, line separators and bidirectional controls (Unicode UAX #9) become spaces. The limit counts
/// scalars, because a single `Character` can be as long as the entire text.
func oneLine(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let line = withoutLineBreaks(String(scalars[..<end])).trimmingCharacters(in: .whitespaces)
    return line + (end < scalars.endIndex ? "…" : "")
}

/// Returns `text` with a space in place of each character that breaks a line or changes the direction of text.
package func withoutLineBreaks(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    line.append(contentsOf: text.unicodeScalars.lazy.map { breaksLine($0) ? " " : $0 })
    return String(line)
}

private func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
}
