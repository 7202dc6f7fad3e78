/// A limit for the cost of a contender compared with the baseline.
enum Bound: CustomStringConvertible {
    /// The maximum time of the contender minus that of the baseline.
    case time(Duration)
    /// The maximum number of allocations of the contender minus that of the baseline.
    case allocations(Double)
    /// The maximum time of the contender divided by that of the baseline: 1.02 is 2% more, 0.5 is half.
    case ratio(Double)
    /// The minimum time of the baseline divided by that of the contender: 2 is twice as fast.
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

/// The result of comparing a measurement with a bound. Undecided if the confidence interval of the median includes the
/// bound.
enum Verdict: String {
    case met, missed
    case undecided = "undecided, the run was too short or too noisy"
    case notCounted = "not counted on this platform"

    init(_ interval: ClosedRange<Double>, _ limit: Double) {
        self = interval.upperBound <= limit ? .met : interval.lowerBound > limit ? .missed : .undecided
    }
}
