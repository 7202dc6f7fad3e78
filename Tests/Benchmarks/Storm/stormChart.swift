import Foundation

/// Returns an SVG with the number of requests by time: a panel for each simulation, with the same axes.
///
/// The colors are readable on a light and on a dark background. Fonts are those of the system.
func stormChart(_ storms: [RetryStorm]) -> String {
    let largest = storms.flatMap(\.counts).max() ?? 1
    let scale = Scale(top: max(40, (Double(largest) / 40).rounded(.up) * 40))
    let panels = storms.enumerated().map { index, storm in
        "<svg x=\"60\" y=\"\(106 + index * 170)\" overflow=\"visible\">\n\(panel(index, storm, scale))</svg>\n"
    }
    let height = 86 + storms.count * 170
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(height)" width="720" height="\(height)" role="img"
          aria-label="Requests that reach a server before, during and after an outage, with three retry policies">
        <style>
        text{font:12px system-ui,sans-serif;fill:#57606a}
        .t{font-weight:600}.h{font-size:14px}.e{text-anchor:end}.m{text-anchor:middle}
        path{fill:none;stroke-width:1.2}
        .o{fill:#8c959f;fill-opacity:.15}
        .g{stroke:#8c959f;stroke-width:.4}.b{stroke:#8c959f;stroke-width:1.2;stroke-dasharray:5 3}
        .s0{stroke:#cf222e}.s1{stroke:#bf8700}.s2{stroke:#1a7f37}
        @media(prefers-color-scheme:dark){text{fill:#adbac7}
        .s0{stroke:#f47067}.s1{stroke:#d4a72c}.s2{stroke:#57ab5a}}
        </style>
        <defs><g id="axes">\(axes(scale))</g></defs>
        <text class="t h" x="60" y="18">Requests that reach a server in 10 ms</text>
        <text x="60" y="36">2,000 callers make one call per second. At 5 s, the server resets all open requests.</text>
        <text x="60" y="52">Until 15 s, it responds to each request with 503. The last policy is the default.</text>
        <path class="b" d="M60 70h24"/><text x="90" y="74">normal: \(numberText(RetryStorm.normalCount)) requests</text>
        <rect class="o" x="250" y="64" width="24" height="12"/><text x="280" y="74">the server is down</text>
        \(panels.joined())</svg>

        """
}

/// The axes of a panel: the time in seconds, and the number of requests.
private struct Scale {
    let top: Double
    let width = 640.0
    let height = 120.0

    func x(_ seconds: Double) -> String { text(seconds / Double(RetryStorm.duration) * width) }

    func y(_ count: Double) -> String { text(height - count / top * height) }

    func text(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// Returns the grid and the labels, which are the same in all panels.
private func axes(_ scale: Scale) -> String {
    let counts = stride(from: 0, through: scale.top, by: 40).map { count in
        let y = scale.y(count)
        return "<path class=\"g\" d=\"M0 \(y)H\(scale.text(scale.width))\"/>"
            + "<text class=\"e\" x=\"-6\" y=\"\(y)\" dy=\"4\">\(numberText(count))</text>\n"
    }
    let seconds = stride(from: 0, through: RetryStorm.duration, by: 5).map { second in
        let unit = second == RetryStorm.duration ? " s" : ""
        return "<text class=\"m\" x=\"\(scale.x(Double(second)))\" y=\"\(scale.height + 16)\">\(second)\(unit)</text>\n"
    }
    let (start, length) = (Double(RetryStorm.outage.lowerBound), Double(RetryStorm.outage.count))
    return "<rect class=\"o\" x=\"\(scale.x(start))\" width=\"\(scale.x(length))\" height=\"\(scale.height)\"/>\n"
        + counts.joined() + seconds.joined()
        + "<path class=\"b\" d=\"M0 \(scale.y(RetryStorm.normalCount))H\(scale.text(scale.width))\"/>\n"
        + "<text class=\"m\" transform=\"translate(-38 \(scale.height / 2)) rotate(-90)\">requests</text>"
}

private func panel(_ index: Int, _ storm: RetryStorm, _ scale: Scale) -> String {
    let figures = String(format: "while down: mean %.2f, largest %.2f times normal", storm.mean, storm.largest)
    return "<use href=\"#axes\"/><text class=\"t\" y=\"-8\">\(storm.variant.title)</text>"
        + "<text class=\"e\" x=\"\(scale.width)\" y=\"-8\">\(figures)</text>\n"
        + "<path class=\"s\(index)\" d=\"\(steps(storm.counts, scale))\"/>\n"
}

/// Returns a line that is horizontal in each interval.
private func steps(_ counts: [Int], _ scale: Scale) -> String {
    var path = "M0 \(scale.y(Double(counts.first ?? 0)))"
    for (index, (previous, count)) in zip(counts, counts.dropFirst()).enumerated() where previous != count {
        path += "H\(scale.x(Double(index + 1) * (RetryStorm.interval / .seconds(1))))V\(scale.y(Double(count)))"
    }
    return path + "H\(scale.text(scale.width))"
}
