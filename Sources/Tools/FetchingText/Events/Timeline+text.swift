import Fetching

extension Timeline {
    /// Returns a table: the start, the name, a bar, the duration and the result of each span.
    ///
    /// - Parameter width: The maximum number of characters in a line. If the bars do not fit, they are left out.
    public func lines(width: Int) -> [String] {
        let end = end
        let cells = spans.map { span in
            [
                timeText(span.start), String(repeating: "  ", count: span.depth) + cellText(span.name),
                bar(of: span, in: end), span.kind == .moment ? "" : timeText(span.end - span.start),
                cellText(span.result),
            ]
        }
        var natural = (0..<5).map { column in cells.map { displayWidth($0[column]) }.max() ?? 0 }
        natural[1] = min(natural[1], max(24, width / 3))
        // A result is more useful than a bar, so bars are shown only if the results fit or get at least 24 columns.
        let hasBars = natural[0] + natural[1] + Self.barWidth + natural[3] + min(natural[4], 24) + 8 <= width
        let columns = hasBars ? [0, 1, 2, 3, 4] : [0, 1, 3, 4]
        let minimum = columns.map { $0 == 4 ? min(natural[4], 12) : $0 == 1 ? min(natural[1], 16) : natural[$0] }
        let widths = fittedWidths(natural: columns.map { natural[$0] }, minimum: minimum, available: width)
        return cells.map { row in
            tableLine(columns.map { row[$0] }, widths: widths, isRightAligned: columns.map { $0 == 0 || $0 == 3 })
        }
    }

    private static let barWidth = 24

    /// Returns the bar of a span as block characters. The position and the length of the bar show the time of the span.
    private func bar(of span: TimelineSpan, in end: Duration) -> String {
        guard end > .zero else { return String(repeating: " ", count: Self.barWidth) }
        let start = min(Self.barWidth - 1, Int((span.start / end * Double(Self.barWidth)).rounded(.down)))
        let last = min(Self.barWidth, Int((span.end / end * Double(Self.barWidth)).rounded(.up)))
        let length = max(1, last - start)
        let block =
            switch span.kind {
            case .moment: "▏"
            case .wait: "░"
            case .phase, .layer: "▒"
            default: "█"
            }
        let blocks = span.kind == .moment ? block : String(repeating: block, count: length)
        return String(repeating: " ", count: start) + blocks
            + String(repeating: " ", count: max(0, Self.barWidth - start - blocks.count))
    }
}

/// Returns a time in milliseconds, such as `12.30 ms`.
func timeText(_ time: Duration) -> String {
    let hundredths = Int64((time / .microseconds(10)).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
}
