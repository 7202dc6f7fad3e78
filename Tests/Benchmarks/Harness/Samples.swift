/// Measurements of one quantity, one for each round.
struct Samples {
    private let sorted: [Double]

    /// Takes at least one measurement.
    init(_ values: [Double]) { sorted = values.sorted() }

    var median: Double { quantile(0.5) }

    /// What half of the rounds lie between: how noisy they were.
    var quartiles: ClosedRange<Double> { quantile(0.25)...quantile(0.75) }

    /// Where the median would be with no end of rounds, in 95 of 100 runs: how exact the median is. From the ranks,
    /// which assumes nothing about the noise but that one round's does not depend on another's. From a quick run the
    /// whole range, so that it misses no bound by bad luck.
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
