import Fetching
import Foundation

/// The steps of a call and their times.
package struct Explanation: Sendable {
    package var steps: [CallTrace.Step]
    package var start: Duration
    package var end: Duration
    /// The name of the decoded type.
    package var model: String
    package var error: (any Error)?

    /// A line of the explanation. The times of all rows add up to the time of the call, unless requests overlap.
    package struct Row: Equatable, Sendable {
        package var name: String
        package var time: Duration
        /// The status, the length and the type of the response. Without a response: `error` or `no response`.
        package var result = ""
    }

    /// The rows of the steps in the order of their start, and rows for the time outside them. The time of a step
    /// doesn't include the time of the steps within it.
    package var rows: [Row] {
        let outermost = steps.indices.filter { steps[$0].parent == nil }
        guard let first = outermost.map({ steps[$0].start }).min() else {
            return [Row(name: "no request was sent", time: end - start)]
        }
        let last = outermost.map { endTime(of: steps[$0]) }.max() ?? end
        let between = last - first - covered(outermost)
        return [Row(name: "create the request", time: first - start)]
            + steps.indices.map(row)
            + (between > .zero ? [Row(name: "between the requests", time: between)] : [])
            + [Row(name: "check and decode", time: end - last)]
    }

    private func row(of index: Int) -> Row {
        let step = steps[index]
        let children = steps.indices.filter { steps[$0].parent == index }
        let indentation = String(repeating: "  ", count: depth(of: index))
        let name = step.name ?? (children.isEmpty ? "store" : "layer")
        let result = [
            step.status.map { String($0) }, step.bodyBytes.map(sizeText),
            children.isEmpty ? step.contentType.map(cellText) : nil,
        ]
        return Row(
            name: indentation + name, time: endTime(of: step) - step.start - covered(children),
            result: step.end == nil
                ? "no response" : step.bodyBytes == nil ? "error" : result.compactMap { $0 }.joined(separator: ", "))
    }

    private func depth(of index: Int) -> Int {
        var (depth, step) = (0, steps[index])
        while let parent = step.parent {
            depth += 1
            step = steps[parent]
        }
        return depth
    }

    private func endTime(of step: CallTrace.Step) -> Duration { min(step.end ?? end, end) }

    /// Returns the time during which at least one of the steps was in progress.
    private func covered(_ indices: [Int]) -> Duration {
        var (total, latest) = (Duration.zero, start)
        for step in indices.map({ steps[$0] }).sorted(by: { $0.start < $1.start }) {
            total += max(.zero, endTime(of: step) - max(step.start, latest))
            latest = max(latest, endTime(of: step))
        }
        return total
    }

    /// The requests that the innermost steps sent, as `curl` commands with secrets masked.
    package var curlCommands: [String] {
        let parents = Set(steps.compactMap(\.parent))
        return steps.indices.filter { !parents.contains($0) }.map { steps[$0].curlCommand() }
    }

    /// Returns the lines of the explanation.
    ///
    /// - Parameter showsError: Whether the lines contain the error of a call that failed.
    package func lines(width: Int, style: Style, showsError: Bool = true) -> [String] {
        let total = Row(name: "in total", time: end - start)
        let rows = rows + [total]
        let times = rows.map { timeText($0.time) }
        let cells = zip(times, rows).map { time, row in [time, row.name, row.result] }
        let natural = (0..<3).map { column in cells.map { displayWidth($0[column]) }.max() ?? 0 }
        let widths = fittedWidths(
            natural: natural, minimum: [natural[0], natural[1], min(natural[2], 12)], available: width)
        let table = cells.map { tableLine($0, widths: widths, isRightAligned: [true, false, false]) }
        let commands = curlCommands.flatMap { $0.split(separator: "\n").map { withoutLineBreaks(String($0)) } + [""] }
        let end =
            error.map { errorLines($0, width: width, style: style) } ?? [style.faint("decoded: ") + cellText(model)]
        let head = commands + table.dropLast() + [style.strong(table.last ?? "")]
        return error != nil && !showsError ? head : head + [""] + end
    }
}

/// Returns a time in milliseconds, such as `12.30 ms`.
private func timeText(_ time: Duration) -> String {
    let hundredths = Int64((time / .microseconds(10)).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
}
