/// The columns of the list. They grow with what was shown and never shrink, so that rows don't jump sideways as they
/// pass.
struct BrowseTable: Equatable, Sendable {
    /// A column without its rows' type.
    struct Head: Equatable, Sendable {
        var title: String
        var isAtRight: Bool
        /// Whether its cells can be cut.
        var isFlexible: Bool
    }

    let heads: [Head]
    /// How wide each column's widest cell was; 0 for a column that had nothing to show so far, and is left out.
    private var widest: [Int]

    init(heads: [Head]) {
        self.heads = heads
        widest = heads.map { _ in 0 }
    }

    /// Makes room for rows.
    mutating func fit(_ rows: [[String]]) {
        for row in rows {
            for (index, cell) in row.enumerated() { widest[index] = max(widest[index], displayWidth(cell)) }
        }
    }

    /// The header's line and the rows' lines, of at most `width` columns.
    func lines(_ rows: [[String]], width: Int) -> (header: String, rows: [String]) {
        let shown = heads.indices.filter { widest[$0] > 0 }
        let natural = shown.map { max(widest[$0], displayWidth(heads[$0].title)) }
        let minimum = shown.indices.map { heads[shown[$0]].isFlexible ? min(natural[$0], 12) : natural[$0] }
        var widths = fittedWidths(natural: natural, minimum: minimum, available: width)
        // The first text takes what is left, and the numbers behind it stand still while it is searched.
        if let text = widths.indices.first(where: { heads[shown[$0]].isFlexible }) {
            let left = width - tableWidth(widths)
            widths[text] += max(0, min(left, widestText - widths[text]))
        }
        func line(_ cells: [String]) -> String {
            let alignments = widths.indices.map { heads[shown[$0]].isAtRight }
            return cut(
                tableLine(widths.indices.map { cells[shown[$0]] }, widths: widths, isAtRight: alignments), to: width)
        }
        return (line(heads.map(\.title)), rows.map(line))
    }
}

/// On a wide terminal, numbers far away from their title could not be read across.
private let widestText = 60
