import Foundation

/// Returns an SVG with the speed by the number of fields: a panel for each of the options, a line for each shape.
///
/// The colors are readable on a light and on a dark background. Fonts are those of the system.
func fieldChart(_ series: [FieldSeries]) -> String {
    let fastest = series.flatMap(\.points).map { 1 / $0.ratio.median }.max() ?? 1
    let scale = Scale(
        fields: fieldModels.map(\.fields), top: max(8, (fastest / 4).rounded(.up) * 4), width: 300, height: 190)
    let panels = Keys.allCases.enumerated().map { index, keys in
        let place = "x=\"\(50 + index % 2 * 350)\" y=\"\(40 + index / 2 * 260)\""
        return "<svg \(place) overflow=\"visible\">\n\(panel(keys, series.filter { $0.keys == keys }, scale))</svg>\n"
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 595" width="720" height="595" role="img"
          aria-label="How many times as fast as JSONDecoder jsonMapper is, by the number of fields of an object">
        <style>
        text{font:12px system-ui,sans-serif;fill:#57606a}
        .t{font-weight:600}.e{text-anchor:end}.m{text-anchor:middle}
        path{fill:none;stroke-width:1.8}
        .g{stroke:#8c959f;stroke-width:.4}.b{stroke:#8c959f;stroke-width:1.2;stroke-dasharray:5 3}
        .s0{stroke:#0969da}.s1{stroke:#bf8700}.s2{stroke:#1a7f37}.s3{stroke:#cf222e}.s4{stroke:#8250df}.s5{stroke:#1b7c83}
        .s1,.s3,.s5{stroke-dasharray:2 2}
        @media(prefers-color-scheme:dark){text{fill:#adbac7}
        .s0{stroke:#539bf5}.s1{stroke:#d4a72c}.s2{stroke:#57ab5a}.s3{stroke:#f47067}.s4{stroke:#b083f0}.s5{stroke:#39c5cf}}
        </style>
        <defs><g id="axes">\(axes(scale))</g></defs>
        \(panels.joined())\(legend())</svg>

        """
}

/// The axes of a panel: the number of fields on a logarithmic axis, and the speed.
private struct Scale {
    let fields: [Int]
    let top, width, height: Double

    func x(_ count: Int) -> String {
        let least = log(Double(fields.first ?? 1))
        return text((log(Double(count)) - least) / (log(Double(fields.last ?? 2)) - least) * width)
    }

    func y(_ speed: Double) -> String { text(height - speed / top * height) }

    func text(_ value: Double) -> String { numberText(value.rounded()) }
}

/// Returns the grid and the labels, which are the same in all panels.
private func axes(_ scale: Scale) -> String {
    let speeds = stride(from: 0, through: scale.top, by: scale.top > 16 ? 4 : 2).map { speed in
        let y = scale.y(speed)
        return "<path class=\"g\" d=\"M0 \(y)H\(scale.text(scale.width))\"/>"
            + "<text class=\"e\" x=\"-6\" y=\"\(y)\" dy=\"4\">\(numberText(speed))</text>\n"
    }
    let counts = scale.fields.map { count in
        "<text class=\"m\" x=\"\(scale.x(count))\" y=\"\(scale.text(scale.height + 16))\">\(count)</text>\n"
    }
    let (middle, below) = (scale.text(scale.width / 2), scale.text(scale.height + 33))
    return speeds.joined() + counts.joined() + "<text class=\"m\" x=\"\(middle)\" y=\"\(below)\">fields</text>\n"
        + "<text class=\"m\" transform=\"translate(-33 \(scale.text(scale.height / 2))) rotate(-90)\">times as fast</text>"
}

private func panel(_ keys: Keys, _ series: [FieldSeries], _ scale: Scale) -> String {
    let lines = series.enumerated().map { index, series in
        let points = series.points.map { "\(scale.x($0.fields)) \(scale.y(1 / $0.ratio.median))" }
        return "<path class=\"s\(index)\" d=\"M\(points.joined(separator: "L"))\"/>\n"
    }
    return "<use href=\"#axes\"/><text class=\"t\" y=\"-12\">\(keys.title)</text>\n"
        + "<path class=\"b\" d=\"M0 \(scale.y(keys.requiredSpeed))H\(scale.text(scale.width))\"/>\n"
        + lines.joined()
}

private func legend() -> String {
    let entries = FieldShape.allCases.map(\.rawValue).enumerated().map { (class: "s\($0)", name: $1) }
    return (entries + [("b", "goal")]).enumerated().map { index, entry in
        let (x, y) = (50 + index % 4 * 170, 560 + index / 4 * 20)
        return
            "<path class=\"\(entry.class)\" d=\"M\(x) \(y)h24\"/><text x=\"\(x + 30)\" y=\"\(y + 4)\">\(entry.name)</text>\n"
    }.joined()
}
