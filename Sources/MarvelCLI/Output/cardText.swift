/// One resource with all its columns and details, a line each; empty ones are left out, long ones wrapped.
///
/// - Parameters:
///   - row: What to show.
///   - columns: What to show of it.
///   - width: How many columns the terminal has; nil for no limit, as in a pipe.
///   - style: How the titles are set off.
func cardText<Row>(_ row: Row, columns: [Column<Row>], width: Int?, style: Style) -> String {
    let lines = columns.map { (title: $0.title, text: cellText($0.cell(row))) }.filter { !$0.text.isEmpty }
    let indentation = (lines.map { displayWidth($0.title) }.max() ?? 0) + 2
    return lines.map { line in
        let title = line.title.padding(toLength: indentation, withPad: " ", startingAt: 0)
        let wrapped = wrapped(line.text, width: width.map { max(20, $0 - indentation) })
        let rest = wrapped.dropFirst().map { String(repeating: " ", count: indentation) + $0 + "\n" }
        return style.strong(title) + (wrapped.first ?? "") + "\n" + rest.joined()
    }.joined()
}

/// `text` in lines of at most `width` columns, broken between words; a word that is longer stays whole.
func wrapped(_ text: String, width: Int?) -> [String] {
    guard let width else { return [text] }
    return text.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, displayWidth(last) + 1 + displayWidth(String(word)) <= width {
            lines[lines.count - 1] = last + " " + word
        } else {
            lines.append(String(word))
        }
    }
}
