import Foundation

/// Returns `text` on one line of at most `limit` Unicode scalars, followed by `…` if the text was truncated.
///
/// Control characters, line separators and bidirectional controls (Unicode UAX #9) become spaces. The limit is a number
/// of scalars, because a single `Character` can consist of any number of scalars.
func oneLine(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let line = withoutLineBreaks(String(scalars[..<end])).trimmingCharacters(in: .whitespaces)
    return line + (end < scalars.endIndex ? "…" : "")
}

/// Returns `text` with a space in place of each control character, line separator and bidirectional control.
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
