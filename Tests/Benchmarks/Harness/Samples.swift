/// The measurements of a quantity, one for each round.
struct Samples {
    private let sorted: [Double]

    /// Creates samples from at least one measurement.
    init(_ values: [Double]) { sorted = values.sorted() }

    var median: Double { quantile(0.5) }

    /// The range of the middle half of the measurements, which shows how much they differ.
    var quartiles: ClosedRange<Double> { quantile(0.25)...quantile(0.75) }

    /// The 95% confidence interval of the median. The interval is computed from ranks, which requires only that rounds
    /// are independent. For fewer than 100 rounds, the interval is the entire range, so that a few slow rounds cannot
    /// miss a bound.
    var interval: ClosedRange<Double> {
        let margin = sorted.count < 100 ? 0.5 : 0.98 / Double(sorted.count).squareRoot()
        return quantile(0.5 - margin)...quantile(0.5 + margin)
    }

    func map(_ transform: (Double) -> Double) -> Samples { Samples(sorted.map(transform)) }

    private func quantile(_ share: Double) -> Double {
        let position = min(max(share, 0), 1) * Double(sorted.count - 1)
        let lower = Int(position)
        let upper = min(lower + 1, sorted.count - 1)
        return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
    }
}
