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

/// Returns the line of a row, without spaces at its end. Cells whose column has no element in `widths` are left out.
func tableLine(_ cells: [String], widths: [Int], isRightAligned: [Bool]) -> String {
    let padded = widths.indices.map { index in
        let cell = cut(cells[index], to: widths[index])
        let space = String(repeating: " ", count: max(0, widths[index] - displayWidth(cell)))
        return isRightAligned[index] ? space + cell : cell + space
    }
    var line = padded.joined(separator: gap)
    while line.last == " " { line.removeLast() }
    return line
}

/// Returns the widths of the columns that fit into `available` terminal columns. If even the minimum widths don't fit,
/// the last columns have no width in the result; the first column always has one. A nil `available` means no limit.
func fittedWidths(natural: [Int], minimum: [Int], available: Int?) -> [Int] {
    guard let available else { return natural }
    var minimum = minimum
    while minimum.count > 1, tableWidth(minimum) > available { minimum.removeLast() }
    var widths = Array(natural.prefix(minimum.count))
    while tableWidth(widths) > available {
        let widest = widths.indices.filter { widths[$0] > minimum[$0] }.max { widths[$0] < widths[$1] }
        guard let widest else { break }
        widths[widest] -= 1
    }
    return widths
}

/// Returns the width of a table: all columns and the gaps between the columns.
func tableWidth(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap.count * max(0, widths.count - 1) }

private let gap = "  "
