import Foundation

/// Returns a layer that throws ``TimedOut`` if a call takes longer than `limit`. The call includes all that the inner
/// layers do: attempts, waits between them, redirects, and the body, even if it is a stream.
///
/// When the limit has passed, the work of the inner layers is cancelled. The caller is resumed at once, even if the
/// store ignores cancellation. Work that several calls share, such as the refresh of a credential, continues for the
/// other calls.
///
/// ```swift
/// let store = NetworkStore.live.layered(deadline(after: .seconds(30)), retrying())
/// ```
///
/// If such layers are nested, the earliest deadline applies. ``retrying(_:time:)`` does not start a wait that would
/// pass the deadline, and returns the last response or error instead. A wait for a permit of
/// ``limitingRate(_:maximumWait:time:)`` that would pass the deadline is refused.
///
/// - Parameters:
///   - limit: The time limit for a call. If the limit is zero or negative, the error is thrown at once.
///   - time: The clock that measures the limit.
public func deadline(after limit: Duration, time: TimeSource = .system) -> StoreLayer {
    { store in
        NetworkStore(
            fetchData: { request in
                guard let deadline = Deadline(after: limit, time) else { return try await store.fetchData(request) }
                return try await deadline.run { try await store.fetchData(request) }
            },
            fetchStream: { request in
                guard let deadline = Deadline(after: limit, time) else { return try await store.fetchStream(request) }
                let (body, response) = try await deadline.run { try await store.fetchStream(request) }
                deadline.limit.progress.setHeadHasArrived()
                return (deadline.limit.limiting(body), response)
            })
    }
}

/// The moment at which a call must be complete.
struct Deadline: Sendable {
    /// The earliest deadline of the call to which the current task belongs.
    @TaskLocal static var current: Deadline?

    let limit: TimeLimit
    private let end: Duration
    private let time: TimeSource

    /// Returns nil if the current deadline is earlier.
    init?(after limit: Duration, _ time: TimeSource) {
        if let current = Self.current, current.remaining <= limit { return nil }
        self.limit = TimeLimit(limit, time)
        end = time.uptime() + limit
        self.time = time
    }

    /// The time until the deadline.
    var remaining: Duration { end - time.uptime() }

    /// Whether a wait would reach the deadline of the current call.
    static func isReached(after wait: Duration) -> Bool { current.map { $0.remaining <= wait } ?? false }

    fileprivate func run<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await Self.$current.withValue(self) { try await limit.run(operation) }
    }
}
