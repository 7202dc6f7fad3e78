import Foundation

/// A result of a subject.
struct Finding {
    /// The result as lines of text.
    var lines: [String]
    /// A sentence for each missed bound.
    var missed: [String] = []
    /// A sentence for each bound of a time that is missed by at most 15%. Another processor can decide about it.
    var nearlyMet: [String] = []
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
            var isNearlyMet = false
            func verdict(_ interval: ClosedRange<Double>, _ limit: Double) -> Verdict {
                isNearlyMet = interval.lowerBound <= limit * 1.15
                return Verdict(interval, limit)
            }
            let verdict =
                switch bound {
                case .time(let limit): verdict(difference.interval, limit / .nanoseconds(1))
                case .ratio(let limit): verdict(ratio.interval, limit)
                case .speed(let limit): verdict(ratio.interval, 1 / limit)
                case .allocations(let limit): allocations.map { Verdict($0...$0, limit) } ?? .notCounted
                }
            finding.lines.append("  bound: \(bound): \(verdict.rawValue)")
            if verdict == .missed {
                let sentence = "\(contender.name) misses its bound compared with \(baseline.name): \(bound)."
                if isNearlyMet { finding.nearlyMet.append(sentence) } else { finding.missed.append(sentence) }
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
