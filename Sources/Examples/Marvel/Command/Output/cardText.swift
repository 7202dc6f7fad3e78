import FetchingText

/// Returns a card: one resource with all its columns. Each column starts a new line. Empty columns are left out, and
/// long texts are wrapped.
///
/// - Parameters:
///   - row: The resource.
///   - columns: The columns of the resource, including details.
///   - width: The number of columns of the terminal; nil for no limit, as in a pipe.
///   - style: The style of the titles.
func cardText<Row>(_ row: Row, columns: [Column<Row>], width: Int?, style: Style) -> String {
    cardLines(row, columns: columns, width: width).map { $0.text(style) + "\n" }.joined()
}

/// A line of a card.
struct CardLine: Equatable, Sendable {
    /// The column's title, padded with spaces. In the further lines of a wrapped text, there are only spaces.
    var title: String
    /// The text after the title.
    var text: String

    /// Returns the complete line, truncated to at most `width` terminal columns. A nil `width` means no limit.
    func text(_ style: Style, width: Int? = nil) -> String {
        let title = cut(title, to: width ?? .max)
        let isTitle = title.contains { $0 != " " }
        return (isTitle ? style.strong(title) : title) + cut(text, to: (width ?? .max) - displayWidth(title))
    }
}

/// Returns the lines of the card that ``cardText(_:columns:width:style:)`` returns as text.
func cardLines<Row>(_ row: Row, columns: [Column<Row>], width: Int?) -> [CardLine] {
    let lines = columns.map { (title: $0.title, text: cellText($0.cell(row))) }.filter { !$0.text.isEmpty }
    let indentation = (lines.map { displayWidth($0.title) }.max() ?? 0) + 2
    return lines.flatMap { line in
        wrapped(line.text, width: width.map { max(10, $0 - indentation) }).enumerated().map { index, text in
            let title = index == 0 ? line.title : ""
            return CardLine(title: title.padding(toLength: indentation, withPad: " ", startingAt: 0), text: text)
        }
    }
}
