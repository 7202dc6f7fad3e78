/// Decides when a ping is sent to find out whether the server can still be reached, and when it cannot.
struct KeepAlive: Sendable {
    /// What has to be done now.
    enum Step: Equatable, Sendable {
        case wait
        case ping
        case giveUp
    }

    private let interval: Duration?
    private let limit: Duration
    /// The time of the last byte from the server.
    private var lastByte: Duration
    /// Since when a byte from the server is expected, or nil if no ping of the keep-alive is in progress.
    private var waitsSince: Duration?
    private var isPingSent = false
    /// Whether the app takes no messages, so that no bytes are read.
    private var isPaused = false

    /// Creates the state of a connection that has just opened.
    init(interval: Duration?, limit: Duration, now: Duration) {
        (self.interval, self.limit, lastByte) = (interval, limit, now)
    }

    /// When `step` has to be called, or nil if only other calls change that.
    var deadline: Duration? {
        guard let interval, !isPaused else { return nil }
        return waitsSince.map { $0 + limit } ?? lastByte + interval
    }

    /// Bytes have arrived. Any byte shows that the server can be reached.
    mutating func received(now: Duration) { (lastByte, waitsSince) = (now, nil) }

    /// Bytes were given to the system. As long as a ping waits for a long message to be sent, that is progress.
    mutating func wrote(ping: Bool, now: Duration) {
        guard waitsSince != nil, !isPingSent else { return }
        waitsSince = now
        isPingSent = ping
    }

    /// Reading pauses, so the absence of bytes says nothing.
    mutating func pause() { isPaused = true }

    mutating func resume(now: Duration) {
        isPaused = false
        received(now: now)
    }

    /// Returns what has to be done, and begins to wait if it is a ping.
    mutating func step(now: Duration) -> Step {
        guard let deadline, now >= deadline else { return .wait }
        // If the timer is much too late, the process did not run, for example because the machine was asleep. Then
        // bytes may have arrived without being read, so the server has another chance.
        if waitsSince != nil, now < deadline + limit { return .giveUp }
        (waitsSince, isPingSent) = (now, false)
        return .ping
    }
}
