import Foundation

/// Returns an SVG with the pages and the requests to etcd per second, by the number of workers.
///
/// The colors are readable on a light and on a dark background. Fonts are those of the system.
func crawlScaleChart(_ simulations: [CrawlSimulation]) -> String {
    let ideal = simulations.map { Double($0.workers * CrawlSimulation.width) / CrawlSimulation.pageSeconds }
    let pages = simulations.map { Double(CrawlSimulation.pages) / $0.seconds }
    let requests = simulations.map { Double($0.requests) / $0.seconds }
    let workers = simulations.map { Double($0.workers) }
    let lines = [("b", ideal), ("s0", pages), ("s1", requests)].map { name, values in
        let points = zip(workers, values).map { "\(x($0)),\(y($1))" }.joined(separator: " ")
        return "<polyline class=\"\(name)\" points=\"\(points)\"/>\n"
    }
    let labels = zip(workers, zip(pages, requests)).map { workers, values in
        label(values.0, workers, "s0", -10) + label(values.1, workers, "s1", 20)
            + "<text class=\"m\" x=\"\(x(workers))\" y=\"356\">\(numberText(workers))</text>\n"
    }
    let grid = (0...5).map { power in
        let value = pow(10, Double(power))
        return "<path class=\"g\" d=\"M80 \(y(value))H660\"/>"
            + "<text class=\"e\" x=\"74\" y=\"\(y(value))\" dy=\"4\">\(numberText(value))</text>\n"
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 390" width="720" height="390" role="img"
          aria-label="Pages and requests to etcd per second, for 1 to 1,000 workers">
        <style>
        text{font:12px system-ui,sans-serif;fill:#57606a}
        .t{font-weight:600;font-size:14px}.e{text-anchor:end}.m{text-anchor:middle}
        polyline{fill:none;stroke-width:1.6}
        .g{stroke:#8c959f;stroke-width:.4}.b{stroke:#8c959f;stroke-dasharray:5 3}
        .s0{stroke:#0969da}.s1{stroke:#bf8700}circle.s0{fill:#0969da}circle.s1{fill:#bf8700}
        @media(prefers-color-scheme:dark){text{fill:#adbac7}
        .s0{stroke:#539bf5}.s1{stroke:#d4a72c}circle.s0{fill:#539bf5}circle.s1{fill:#d4a72c}}
        </style>
        <text class="t" x="80" y="18">A crawl of 10 million pages of 50 ms, with 8 requests at a time in each worker</text>
        <polyline class="s0" points="80,36 104,36"/><text x="110" y="40">pages per second</text>
        <polyline class="b" points="240,36 264,36"/><text x="270" y="40">workers that never wait</text>
        <polyline class="s1" points="430,36 454,36"/><text x="460" y="40">requests to etcd per second</text>
        \(grid.joined())\(lines.joined())\(labels.joined())<text class="m" x="370" y="378">workers</text>
        </svg>

        """
}

private func label(_ value: Double, _ workers: Double, _ name: String, _ offset: Int) -> String {
    let text = numberText(value < 1000 ? value.rounded() : (value / 100).rounded() * 100)
    return "<circle class=\"\(name)\" cx=\"\(x(workers))\" cy=\"\(y(value))\" r=\"3\"/>"
        + "<text class=\"m\" x=\"\(x(workers))\" y=\"\(y(value))\" dy=\"\(offset)\">\(text)</text>\n"
}

/// Returns the position of a number of workers, from 1 to 1,000, on an axis with logarithms.
private func x(_ workers: Double) -> String { String(format: "%.1f", 110 + log10(workers) / 3 * 520) }

/// Returns the position of a value from 1 to 1,000,000.
private func y(_ value: Double) -> String { String(format: "%.1f", 336 - log10(max(1, value)) / 6 * 280) }
