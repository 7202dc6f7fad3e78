import Fetching

/// The rules of ``breakingCircuit(_:)``: when a server counts as failed, and for how long.
public struct BreakerPolicy: Hashable, Sendable {
    let failureRatio: Double
    let minimumResults: Int
    let window: Duration
    let breakDuration: Duration

    /// Creates rules. By default, the circuit breaker opens for 5 seconds if there were at least 20 results in
    /// 30 seconds, and at least half of them were failures.
    ///
    /// - Parameters:
    ///   - failureRatio: The ratio of failed results at which the circuit breaker opens, between 0 and 1.
    ///   - minimumResults: The minimum number of results in `window`. With fewer results, the circuit breaker does not
    ///     open.
    ///   - window: The time for which a result counts. If it is zero or less, only the latest result counts.
    ///   - breakDuration: The time for which requests are refused.
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
        /// The request may be sent. Its result is recorded with this ticket.
        case allowed(ticket: Int, isProbe: Bool)
        case refused(remaining: Duration)
    }

    private static let bucketCount = 10

    /// The end of the break, or nil if the circuit is closed.
    private var breakEnd: Duration?
    /// The ticket of new requests. It changes when the circuit opens, closes or lets a probe through, so that the
    /// results of earlier requests are ignored.
    private var ticket = 0
    /// The value of `ticket` when the circuit opened. While the circuit is open, higher tickets belong to probes.
    private var openTicket = 0
    /// The number of results in the current bucket. A bucket is a tenth of the window.
    private var currentResults = 0
    private var currentFailures = 0
    /// The number of results in each earlier bucket. Unlike an array, a vector needs no allocation.
    private var results = SIMD16<Int>.zero
    private var failures = SIMD16<Int>.zero
    /// The index of the current bucket in the vectors. The elements at this index are 0 until the bucket ends.
    private var index = 0
    /// The moment at which the next bucket begins.
    private var bucketEnd = Duration.zero

    var isOpen: Bool { breakEnd != nil }

    /// Returns whether a request may be sent.
    ///
    /// After a break, one request is allowed as a probe, and the next break begins at once. So if the result of the
    /// probe never arrives, another probe is allowed after the next break.
    mutating func permit(_ policy: BreakerPolicy, now: Duration) -> Permit {
        guard let breakEnd else { return .allowed(ticket: ticket, isProbe: false) }
        guard now >= breakEnd else { return .refused(remaining: breakEnd - now) }
        ticket += 1
        self.breakEnd = now + policy.breakDuration
        return .allowed(ticket: ticket, isProbe: true)
    }

    /// Records the result of a request. Returns an event if the circuit has opened or closed.
    mutating func record(
        isFailure: Bool, ticket: Int, _ policy: BreakerPolicy, now: Duration
    ) -> NetworkEvent.Kind? {
        // A probe can take longer than a break, so the success of any probe closes the circuit.
        let isProbe = breakEnd != nil && ticket > openTicket && ticket <= self.ticket
        guard ticket == self.ticket || isProbe && !isFailure else { return nil }
        if breakEnd != nil {
            guard isProbe else { return nil }
            if isFailure { return open(policy, now) }
            self = BreakerState(ticket: ticket + 1)
            return .breakerClosed
        }
        if now >= bucketEnd { startBucket(policy, now) }
        currentResults += 1
        guard isFailure else { return nil }
        currentFailures += 1
        let (sum, failed) = (results.wrappedSum() + currentResults, failures.wrappedSum() + currentFailures)
        guard sum >= policy.minimumResults, Double(failed) >= policy.failureRatio * Double(sum) else { return nil }
        return open(policy, now)
    }

    init() {}

    private init(ticket: Int) { self.ticket = ticket }

    private mutating func open(_ policy: BreakerPolicy, _ now: Duration) -> NetworkEvent.Kind {
        breakEnd = now + policy.breakDuration
        ticket += 1
        openTicket = ticket
        return .breakerOpened(policy.breakDuration)
    }

    /// Starts the bucket for `now`, and empties the buckets that are older than the window.
    private mutating func startBucket(_ policy: BreakerPolicy, _ now: Duration) {
        let length = policy.window / Self.bucketCount
        (results[index], failures[index]) = (currentResults, currentFailures)
        (currentResults, currentFailures) = (0, 0)
        var emptied = 0
        while now >= bucketEnd, emptied < Self.bucketCount {
            index = (index + 1) % Self.bucketCount
            (results[index], failures[index]) = (0, 0)
            bucketEnd += length
            emptied += 1
        }
        if now >= bucketEnd { bucketEnd = now + length }
    }
}
