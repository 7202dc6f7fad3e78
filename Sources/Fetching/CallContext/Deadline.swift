/// The moment by which a call must be complete.
package struct Deadline: Sendable {
    private let end: Duration
    private let time: TimeSource

    init(after limit: Duration, _ time: TimeSource) {
        end = time.uptime() + limit
        self.time = time
    }

    /// The earliest deadline of the call to which the current task belongs.
    static var current: Deadline? { CallContext.current.progress?.deadline }

    /// The time until the deadline.
    var remaining: Duration { end - time.uptime() }

    /// Whether a wait would reach the deadline of the current call.
    static func isReached(after wait: Duration) -> Bool { current.map { $0.remaining <= wait } ?? false }
}
