import Foundation

/// A group of bars with a common name, such as a number of requests at the same time.
struct BarGroup {
    let name: String
    /// The values, one for each series, with the text beside the bar.
    let bars: [(value: Double, text: String)]
}

/// Returns an SVG with horizontal bars. All bars have the same scale, which starts at zero.
///
/// The colors are readable on a light and on a dark background. Fonts are those of the system.
func barChart(_ title: String, _ note: String, series: [String], _ groups: [BarGroup]) -> String {
    let largest = groups.flatMap(\.bars).map(\.value).max() ?? 1
    let (left, width, thickness) = (250.0, 370.0, 14.0)
    var (y, body) = (series.count > 1 ? 84.0 : 60.0, "")
    for group in groups {
        let middle = y + Double(group.bars.count) * thickness / 2 + 4
        body += "<text class=\"e\" x=\"\(left - 10)\" y=\"\(middle)\">\(group.name)</text>\n"
        for (index, bar) in group.bars.enumerated() {
            let length = String(format: "%.1f", max(1, bar.value / largest * width))
            body +=
                "<rect class=\"s\(index)\" x=\"\(left)\" y=\"\(y)\" width=\"\(length)\" height=\"\(thickness - 3)\"/>"
                + "<text x=\"\(left + 6)\" dx=\"\(length)\" y=\"\(y + 9)\">\(bar.text)</text>\n"
            y += thickness
        }
        y += 8
    }
    let legend = series.enumerated().map { index, name in
        "<rect class=\"s\(index)\" x=\"\(20 + index * 190)\" y=\"56\" width=\"11\" height=\"11\"/>"
            + "<text x=\"\(38 + index * 190)\" y=\"66\">\(name)</text>\n"
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(Int(y) + 10)" width="720" height="\(Int(y) + 10)"
          role="img" aria-label="\(title)">
        <style>
        text{font:12px system-ui,sans-serif;fill:#57606a}
        .h{font-weight:600;font-size:14px}.e{text-anchor:end}
        .s0{fill:#0969da}.s1{fill:#bf8700}.s2{fill:#8c959f}
        @media(prefers-color-scheme:dark){text{fill:#adbac7}.s0{fill:#539bf5}.s1{fill:#d4a72c}.s2{fill:#768390}}
        </style>
        <text class="h" x="20" y="20">\(title)</text>
        <text x="20" y="40">\(note)</text>
        \(series.count > 1 ? legend.joined() : "")\(body)</svg>

        """
}
