/// The columns of the list. They grow to fit the rows and never shrink, so that the columns don't move while scrolling.
struct BrowseTable: Equatable, Sendable {
    /// A column without the type of its rows.
    struct Header: Equatable, Sendable {
        var title: String
        var isRightAligned: Bool
        /// Whether its cells can be cut.
        var isFlexible: Bool
    }

    let headers: [Header]
    /// The width of each column's widest cell. A column with 0 has had no text so far, and is left out.
    private var columnWidths: [Int]

    init(headers: [Header]) {
        self.headers = headers
        columnWidths = headers.map { _ in 0 }
    }

    /// Widens the columns to fit rows.
    mutating func fit(_ rows: [[String]]) {
        for row in rows {
            for (index, cell) in row.enumerated() { columnWidths[index] = max(columnWidths[index], displayWidth(cell)) }
        }
    }

    /// The lines of the header and of rows, cut to at most `width` columns.
    func lines(_ rows: [[String]], width: Int) -> (header: String, rows: [String]) {
        let shown = headers.indices.filter { columnWidths[$0] > 0 }
        let natural = shown.map { max(columnWidths[$0], displayWidth(headers[$0].title)) }
        let minimum = shown.indices.map { headers[shown[$0]].isFlexible ? min(natural[$0], 12) : natural[$0] }
        var widths = fittedWidths(natural: natural, minimum: minimum, available: width)
        // The first text column takes the remaining width, so that the columns after it don't move during a search.
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

/// In a wider column, the numbers would be too far from the titles to be read as one line.
private let widestText = 60
