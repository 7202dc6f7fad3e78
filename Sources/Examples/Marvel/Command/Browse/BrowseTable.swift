import FetchingGenerators

/// The columns of the list. A column grows to fit its cells, and doesn't become narrower while the user scrolls.
struct BrowseTable: Equatable, Sendable {
    /// The title and the layout of a column.
    struct Header: Equatable, Sendable {
        var title: String
        var isRightAligned: Bool
        /// Whether the cells of the column can be truncated.
        var isFlexible: Bool
    }

    let headers: [Header]
    /// The width of each column's widest cell so far. A column of width 0 has no text and is not shown.
    private var columnWidths: [Int]

    init(headers: [Header]) {
        self.headers = headers
        columnWidths = headers.map { _ in 0 }
    }

    /// Widens the columns to fit the cells of rows.
    mutating func fit(_ rows: [[String]]) {
        for row in rows {
            for (index, cell) in row.enumerated() { columnWidths[index] = max(columnWidths[index], displayWidth(cell)) }
        }
    }

    /// Returns the lines of the header and of rows, truncated to at most `width` terminal columns.
    func lines(_ rows: [[String]], width: Int) -> (header: String, rows: [String]) {
        let shown = headers.indices.filter { columnWidths[$0] > 0 }
        let natural = shown.map { max(columnWidths[$0], displayWidth(headers[$0].title)) }
        let minimum = shown.indices.map { headers[shown[$0]].isFlexible ? min(natural[$0], 12) : natural[$0] }
        var widths = fittedWidths(natural: natural, minimum: minimum, available: width)
        // The first text column takes the remaining width, so that later columns don't move during a search.
        if let text = widths.indices.first(where: { headers[shown[$0]].isFlexible }) {
            let left = width - tableWidth(widths)
            widths[text] += max(0, min(left, widestText - widths[text]))
        }
        func line(_ cells: [String]) -> String {
            let alignments = widths.indices.map { headers[shown[$0]].isRightAligned }
            return cut(
                tableLine(widths.indices.map { cells[shown[$0]] }, widths: widths, isRightAligned: alignments),
                to: width)
        }
        return (line(headers.map(\.title)), rows.map(line))
    }
}

/// The width up to which the first text column takes the remaining width. In a wider column, titles and numbers would
/// be too far apart.
private let widestText = 60
