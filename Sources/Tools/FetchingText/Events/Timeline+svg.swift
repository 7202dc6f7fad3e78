import Fetching
import Foundation
internal import HTTPSyntax

extension Timeline {
    /// An SVG picture, for a browser: a row for each span, with its name, a bar and its result.
    public var svg: String {
        let end = max(end, .microseconds(1))
        let height = Self.rowHeight * (spans.count + 2)
        let rows = spans.enumerated().map { index, span in row(span, Double(Self.rowHeight * (index + 2)), end) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" width="\(Self.width)" \
            height="\(height)" font-family="system-ui, sans-serif" font-size="12">
            <style>
            svg { background: #fff; color: #1d1d1f }
            text { fill: currentColor }
            .scale { stroke: #8884 } .label { opacity: 0.6 }
            .call { fill: #8e8e93 } .attempt { fill: #0a84ff } .phase { fill: #64d2ff } .wait { fill: #ff9f0a }
            .layer { fill: #bf5af2 } .moment { fill: #ff453a } .work { fill: #30d158 }
            @media (prefers-color-scheme: dark) { svg { background: #1c1c1e; color: #f2f2f7 } }
            </style>
            \((scale(end, height) + rows).joined(separator: "\n"))
            </svg>

            """
    }

    private static let width = 1200
    private static let rowHeight = 22
    /// The left and the right end of the bars.
    private static let bars = (left: 380.0, right: 880.0)

    private func x(_ time: Duration, _ end: Duration) -> Double {
        Self.bars.left + min(1, time / end) * (Self.bars.right - Self.bars.left)
    }

    private func scale(_ end: Duration, _ height: Int) -> [String] {
        (0...4).map { quarter in
            let time = end * quarter / 4
            let x = number(x(time, end))
            return """
                <line class="scale" x1="\(x)" y1="28" x2="\(x)" y2="\(height)"/>\
                <text class="label" x="\(x)" y="20" text-anchor="middle">\(timeText(time))</text>
                """
        }
    }

    private func row(_ span: TimelineSpan, _ y: Double, _ end: Duration) -> String {
        let (left, right) = (x(span.start, end), x(span.end, end))
        let result = [span.kind == .moment ? nil : timeText(span.end - span.start), span.result]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        let indentation = 10 + 14 * span.depth
        return """
            <g><title>\(escaped("\(span.name): \(result)"))</title>\
            <text x="\(indentation)" y="\(number(y + 15))">\(escaped(cut(cellText(span.name), to: 54 - 2 * span.depth)))</text>\
            <rect class="\(span.kind.rawValue)" x="\(number(left))" y="\(number(y + 4))" \
            width="\(number(max(2, right - left)))" height="14" rx="2"/>\
            <text x="\(number(Self.bars.right + 12))" y="\(number(y + 15))">\(escaped(cut(cellText(result), to: 44)))</text></g>
            """
    }

    private func number(_ value: Double) -> String { String(format: "%.1f", value) }

    private func escaped(_ text: String) -> String {
        let escapes: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        return withoutLineBreaks(text).unicodeScalars.reduce(into: "") { text, scalar in
            // XML does not allow U+FFFE and U+FFFF (XML 1.0 §2.2). The last two code points of the other planes are
            // replaced too.
            let isAllowed = scalar.value & 0xFFFE != 0xFFFE
            text += isAllowed ? escapes[scalar] ?? String(scalar) : " "
        }
    }
}
