import FetchingText

/// Returns `rows` as a table with a header. The table is at most `width` terminal columns wide, unless the first column
/// alone is wider.
///
/// If the table doesn't fit, the widest flexible columns are made narrower and their cells are truncated. If the table
/// still doesn't fit, the last columns are left out.
///
/// - Parameters:
///   - rows: The resources. Each resource is one line.
///   - columns: The columns of the resources. Details and columns without text are left out.
///   - width: The number of columns of the terminal; nil for no limit, as in a pipe.
///   - style: The style of the header.
func tableText<Row>(_ rows: [Row], columns: [Column<Row>], width: Int?, style: Style) -> String {
    let columns = columns.filter { column in !column.isDetail && rows.contains { !column.cell($0).isEmpty } }
    let cells = rows.map { row in columns.map { cellText($0.cell(row)) } }
    let natural = columns.indices.map { index in
        ([columns[index].title] + cells.map { $0[index] }).map(displayWidth).max() ?? 0
    }
    let minimum = columns.indices.map { columns[$0].isFlexible ? min(natural[$0], 12) : natural[$0] }
    let widths = fittedWidths(natural: natural, minimum: minimum, available: width)

    func line(_ cells: [String]) -> String {
        tableLine(cells, widths: widths, isRightAligned: columns.map { $0.alignment == .right })
    }
    return ([style.strong(line(columns.map(\.title)))] + cells.map(line)).map { $0 + "\n" }.joined()
}
