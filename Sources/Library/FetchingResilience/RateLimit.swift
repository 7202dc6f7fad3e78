/// A maximum number of requests in a period, for ``limitingRate(_:maximumWait:)``.
public struct RateLimit: Hashable, Sendable {
    /// The number of permits in a period.
    let count: Int
    let period: Duration

    /// A rate with equal intervals: 2 per second means one request every 500 ms.
    public static func smooth(_ count: Int, per period: Duration) -> RateLimit {
        RateLimit(count: 1, period: period / max(1, count))
    }

    /// A rate that allows all requests of a period at once: 100 per minute means that 100 requests can be sent at the
    /// beginning of a minute, and the next at the beginning of the next minute.
    public static func bursty(_ count: Int, per period: Duration) -> RateLimit {
        RateLimit(count: min(max(1, count), 1_000_000_000), period: period)
    }
}

extension Duration {
    /// A duration that is longer than any wait.
    static let maximum = Duration.seconds(Int64.max / 2)
}

/// The permits of one server. A request reserves a permit for a moment and waits until then, so no queue is needed.
struct RateState: Codable, Sendable {
    /// The number of the period in which the last reservation was made, counted from time zero of the caller's clock.
    private var period = 0
    /// The number of permits that are reserved in `period` and later periods.
    private var reserved = 0
    /// The moments of permits that were given back.
    private var free: [Duration] = []
    /// The end of the time for which the server asked all clients to wait.
    private(set) var cooldownEnd = Duration.zero

    /// The longest time for which a server can stop all requests. A server that uses a wrong unit or date must not
    /// stop them for ever.
    private static let maximumCooldown = Duration.seconds(3600)

    init() {}

    /// Returns the state with numbers that processes can have stored at `now`. Another program can have stored any
    /// numbers, so larger ones are reduced. Then the arithmetic of ``reserve(_:count:now:latest:)`` cannot overflow.
    ///
    /// - Parameter rate: The rate of the state; nil if it contains only the cooldown.
    func limited(to rate: RateLimit?, now: Duration) -> RateState {
        var state = RateState()
        let latest = now + Self.maximumCooldown
        state.cooldownEnd = min(max(cooldownEnd, .zero), latest)
        guard let rate, rate.period > .zero else { return state }
        state.period = min(max(period, 0), currentPeriod(of: rate, at: latest))
        // More than a million requests do not wait at a time.
        state.reserved = min(max(reserved, 0), rate.count + 1 << 20)
        state.free = Array(free.prefix(10_000))
        return state
    }

    /// Reserves permits, and returns the moment of the last permit. If this moment is later than `latest`, no permit
    /// is reserved.
    mutating func reserve(
        _ rate: RateLimit, count: Int = 1, now: Duration, latest: Duration = .maximum
    ) -> Duration {
        let start = max(now, cooldownEnd)
        if !free.isEmpty { free.removeAll { $0 < start } }
        guard rate.period > .zero else { return start }
        let index = count == 1 ? free.indices.min { free[$0] < free[$1] } : nil
        if let index, free[index] <= latest { return free.remove(at: index) }
        let current = currentPeriod(of: rate, at: start)
        let left = current > period ? max(0, reserved - rate.count * min(current - period, reserved)) : reserved
        let first = max(current, period)
        let offset = (left + count + rate.count - 1) / rate.count - 1
        let moment = offset == 0 ? start : max(start, rate.period * (first + offset))
        guard moment <= latest else { return index.map { min(free[$0], moment) } ?? moment }
        (period, reserved) = (first, left + count)
        return moment
    }

    private func currentPeriod(of rate: RateLimit, at moment: Duration) -> Int {
        Int(clamping: Int64(min(moment / rate.period, 1e15)))
    }

    /// Gives back the permit of a request that was cancelled while it waited.
    mutating func giveBack(_ moment: Duration) { free.append(moment) }

    /// Stops all requests for a time. Does nothing if an earlier response has already stopped them for longer.
    mutating func coolDown(for time: Duration, now: Duration) {
        cooldownEnd = max(cooldownEnd, now + min(time, Self.maximumCooldown))
    }
}
