/// Decides when a ping is sent to check whether the server can still be reached, and when the connection is lost.
struct KeepAlive: Sendable {
    /// The next action.
    enum Step: Equatable, Sendable {
        case wait
        case ping
        case giveUp
    }

    private let interval: Duration?
    private let limit: Duration
    /// The time of the last byte from the server.
    private var lastByte: Duration
    /// The time since which a byte from the server is expected, or nil if no ping of the keep-alive is in progress.
    private var waitsSince: Duration?
    private var isPingSent = false
    /// Whether a second ping was sent because the timer was much too late for the first.
    private var isSecondPing = false
    /// Whether reading has paused because the inbound queue is full.
    private var isPaused = false

    /// Creates the state of a connection that has just opened.
    init(interval: Duration?, limit: Duration, now: Duration) {
        // Without these minimums, the pings would follow each other without a pause.
        self.interval = interval.map { max($0, .milliseconds(10)) }
        self.limit = max(limit, .milliseconds(10))
        lastByte = now
    }

    /// The time at which `step` has to be called, or nil if there is none until another method is called.
    var deadline: Duration? {
        guard let interval, !isPaused else { return nil }
        return waitsSince.map { $0 + limit } ?? lastByte + interval
    }

    /// Records that bytes have arrived. Any byte shows that the server can be reached. Returns whether `deadline` is
    /// now earlier than before, because a ping of the keep-alive was in progress.
    @discardableResult mutating func received(now: Duration) -> Bool {
        defer { (lastByte, waitsSince, isSecondPing) = (now, nil, false) }
        return waitsSince != nil
    }

    /// Records that the system has accepted bytes. While a ping waits until a long message is sent, the time of the
    /// ping starts again.
    mutating func wrote(ping: Bool, now: Duration) {
        guard waitsSince != nil, !isPingSent else { return }
        waitsSince = now
        isPingSent = ping
    }

    /// Records that reading has paused. No bytes are expected until it continues.
    mutating func pause() { isPaused = true }

    /// Records that reading continues.
    mutating func resume(now: Duration) {
        isPaused = false
        received(now: now)
    }

    /// Returns the next action. If it is a ping, begins to wait for bytes.
    mutating func step(now: Duration) -> Step {
        guard let deadline, now >= deadline else { return .wait }
        // If the timer is much too late, the process did not run, for example because the machine was asleep. Then
        // bytes may have arrived without being read, so another ping is sent.
        if waitsSince != nil, isSecondPing || now < deadline + max(limit, .seconds(1)) { return .giveUp }
        (waitsSince, isPingSent, isSecondPing) = (now, false, waitsSince != nil)
        return .ping
    }
}
