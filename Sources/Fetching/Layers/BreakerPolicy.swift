/// The rules of ``breakingCircuit(_:time:)``: when a server counts as failed, and for how long.
public struct BreakerPolicy: Hashable, Sendable {
    /// The ratio of failures from which the circuit breaker opens, between 0 and 1.
    public var failureRatio: Double
    /// The number of results in the window from which the ratio counts.
    public var minimumResults: Int
    /// The time for which results count.
    public var window: Duration
    /// The time for which requests are refused.
    public var breakDuration: Duration

    /// Creates rules. By default, the circuit breaker opens for 5 seconds if at least half of at least 20 requests in 30
    /// seconds have failed.
    public init(
        failureRatio: Double = 0.5, minimumResults: Int = 20, window: Duration = .seconds(30),
        breakDuration: Duration = .seconds(5)
    ) {
        self.failureRatio = failureRatio
        self.minimumResults = minimumResults
        self.window = window
        self.breakDuration = breakDuration
    }
}

/// The state of the circuit breaker of one server.
struct BreakerState: Sendable {
    enum Permit: Hashable, Sendable {
        /// The request is sent. The ticket belongs to its result.
        case allowed(ticket: Int, isProbe: Bool)
        case refused(remaining: Duration)
    }

    /// The results in a part of the window.
    private struct Bucket: Sendable {
        var number = -1
        var results = 0
        var failures = 0
    }

    private static let bucketCount = 10

    /// The end of the break, or nil if the circuit is closed.
    private var breakEnd: Duration?
    /// The ticket of the results that count. It changes when the circuit opens, closes or lets a probe through, so that
    /// results of earlier requests are ignored.
    private var ticket = 0
    private var buckets = Array(repeating: Bucket(), count: bucketCount)

    var isOpen: Bool { breakEnd != nil }

    /// Returns whether a request may be sent.
    ///
    /// After a break, one request is let through as a probe. The end of the break moves at that moment, so that a probe
    /// whose result never arrives is followed by another one after the next break.
    mutating func permit(_ policy: BreakerPolicy, now: Duration) -> Permit {
        guard let breakEnd else { return .allowed(ticket: ticket, isProbe: false) }
        guard now >= breakEnd else { return .refused(remaining: breakEnd - now) }
        ticket += 1
        self.breakEnd = now + policy.breakDuration
        return .allowed(ticket: ticket, isProbe: true)
    }

    /// Records the result of a request. Returns the new state of the circuit if it has opened or closed.
    mutating func record(
        isFailure: Bool, ticket: Int, _ policy: BreakerPolicy, now: Duration
    ) -> NetworkEvent.Kind? {
        guard ticket == self.ticket else { return nil }
        if breakEnd != nil {
            if isFailure { return open(policy, now) }
            self = BreakerState(ticket: ticket + 1)
            return .breakerClosed
        }
        count(isFailure, policy, now)
        guard isFailure else { return nil }
        let number = bucketNumber(policy, now)
        let recent = buckets.filter { $0.number > number - Self.bucketCount }
        let results = recent.reduce(0) { $0 + $1.results }
        let failures = recent.reduce(0) { $0 + $1.failures }
        guard results >= policy.minimumResults, Double(failures) >= policy.failureRatio * Double(results) else {
            return nil
        }
        return open(policy, now)
    }

    init() {}

    private init(ticket: Int) { self.ticket = ticket }

    private mutating func open(_ policy: BreakerPolicy, _ now: Duration) -> NetworkEvent.Kind {
        breakEnd = now + policy.breakDuration
        ticket += 1
        return .breakerOpened(policy.breakDuration)
    }

    private mutating func count(_ isFailure: Bool, _ policy: BreakerPolicy, _ now: Duration) {
        let number = bucketNumber(policy, now)
        let index = number % Self.bucketCount
        if buckets[index].number != number { buckets[index] = Bucket(number: number) }
        buckets[index].results += 1
        if isFailure { buckets[index].failures += 1 }
    }

    private func bucketNumber(_ policy: BreakerPolicy, _ now: Duration) -> Int {
        Int(clamping: Int64(min(max(now / policy.window * Double(Self.bucketCount), 0), 1e15)))
    }
}
