/// What a contender may cost beside the baseline.
enum Bound: CustomStringConvertible {
    /// Contender less baseline.
    case time(Duration)
    /// Contender less baseline.
    case allocations(Double)
    /// Contender through baseline, by time: 1.02 is 2% more, 0.5 is half.
    case ratio(Double)
    /// Baseline through contender, by time: so many times as fast at least.
    case speed(Double)

    var isSpeed: Bool {
        if case .speed = self { true } else { false }
    }

    var description: String {
        switch self {
        case .time(let limit): "at most \(timeText(limit / .nanoseconds(1), signed: true))"
        case .allocations(let limit): "at most \(numberText(limit, signed: true)) allocations"
        case .ratio(let limit): "at most \(ratioText(limit))"
        case .speed(let limit): limit == 1 ? "no slower" : "at least \(numberText(limit)) times as fast"
        }
    }
}

/// Whether a bound holds, as far as can be told: when the median's interval lies on one side of it.
enum Verdict: String {
    case met, missed
    case undecided = "undecided, the run was too short or too noisy"
    case notCounted = "not counted on this platform"

    init(_ interval: ClosedRange<Double>, _ limit: Double) {
        self = interval.upperBound <= limit ? .met : interval.lowerBound > limit ? .missed : .undecided
    }
}
