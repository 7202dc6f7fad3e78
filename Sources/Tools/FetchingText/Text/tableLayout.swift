/// Returns the line of a row, without spaces at its end. If there are more cells than `widths`, the last cells are left
/// out.
public func tableLine(_ cells: [String], widths: [Int], isRightAligned: [Bool]) -> String {
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
/// the result has no widths for the last columns, but always a width for the first column. A nil `available` means no
/// limit.
public func fittedWidths(natural: [Int], minimum: [Int], available: Int?) -> [Int] {
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
public func tableWidth(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap.count * max(0, widths.count - 1) }

private let gap = "  "
