import Foundation

/// A result of a subject.
struct Finding {
    /// The result as lines of text.
    var lines: [String]
    /// A sentence for each missed bound.
    var missed: [String] = []
    /// An SVG that shows the result, if there is one.
    var chart: String?
}

extension Comparison {
    /// Returns the comparison in words, with a verdict for each bound.
    ///
    /// - Parameter layers: The number of layers that cause the difference. A bound applies to one layer.
    func finding(_ bounds: Bound..., perLayerOf layers: Int = 1) -> Finding { finding(bounds, perLayerOf: layers) }

    func finding(_ bounds: [Bound], perLayerOf layers: Int = 1) -> Finding {
        let difference = difference.map { $0 / Double(layers) }
        let allocations = addedAllocations.map { $0 / Double(layers) }
        let parts = [
            "\(timeText(difference.median, signed: true)) (\(timeText(difference.interval)))",
            layers == 1 ? "\(ratioText(ratio.median)) (\(ratioText(ratio.interval)))" : "for each of \(layers) layers",
            allocations.map { "\(numberText($0, signed: true)) allocations" },
        ]
        var finding = Finding(lines: [
            baseline.line, contender.line, "  difference: " + parts.compactMap(\.self).joined(separator: ", "),
        ])
        if ratio.median < 0.5 || bounds.contains(where: \.isSpeed) {
            let (least, most) = (speedText(ratio.interval.upperBound), speedText(ratio.interval.lowerBound))
            finding.lines.append("  speed: \(speedText(ratio.median)) times as fast (\(least) … \(most))")
        }
        for bound in bounds {
            let verdict =
                switch bound {
                case .time(let limit): Verdict(difference.interval, limit / .nanoseconds(1))
                case .ratio(let limit): Verdict(ratio.interval, limit)
                case .speed(let limit): Verdict(ratio.interval, 1 / limit)
                case .allocations(let limit): allocations.map { Verdict($0...$0, limit) } ?? .notCounted
                }
            finding.lines.append("  bound: \(bound): \(verdict.rawValue)")
            if verdict == .missed {
                finding.missed.append("\(contender.name) misses its bound compared with \(baseline.name): \(bound).")
            }
        }
        return finding
    }

    private var addedAllocations: Double? {
        guard let before = baseline.allocations, let after = contender.allocations else { return nil }
        return after - before
    }
}

extension Cost {
    fileprivate var line: String {
        let name = name.padding(toLength: max(42, name.count), withPad: " ", startingAt: 0)
        let count = allocations.map { "\(numberText($0)) allocations" } ?? "allocations not counted"
        return "\(name) \(timeText(time.median)) (\(timeText(time.quartiles))), \(count)"
    }
}
