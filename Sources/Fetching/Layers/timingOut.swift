import Foundation

/// Returns a layer that throws ``TimedOut`` if an attempt takes longer than `limit`. The attempt includes the body,
/// but for a stream only the head, unless `includingStreamBodies` is true.
///
/// When the limit has passed, the store's task is cancelled. The caller is resumed at once, even if the store ignores
/// cancellation.
///
/// The request's own limit takes precedence over `limit`, with millisecond precision: the `timeLimit` of
/// `createRequest`, or the request's `timeoutInterval`. A bare `request.timeoutInterval = 60` counts as not set,
/// because every new `URLRequest` has this interval. The request is sent with a longer interval, so that the timer of
/// the transport fires later: the limit rounded up to seconds, plus one second. A stream is sent with an interval of
/// 10⁹ seconds.
///
/// Both live stores already limit each attempt; see ``defaultTimeLimit``.
///
/// - Parameters:
///   - limit: The time limit for one attempt. If the limit is zero or negative, the error is thrown at once. A
///     limit around ``NetworkStore/live`` includes all redirects.
///   - includingStreamBodies: Whether the limit covers the body of a stream too. It is then checked while the consumer
///     waits for a chunk. By default, the limit ends when the head has arrived, and the body can take any time.
///   - time: The clock that measures the limit.
public func timingOut(
    after limit: Duration = defaultTimeLimit, includingStreamBodies: Bool = false, time: TimeSource = .system
) -> StoreLayer {
    { store in
        NetworkStore(
            named: "timingOut",
            fetchData: { request in
                let attempt = LimitedAttempt(request, limit, time)
                var request = request
                request.ownTimeLimit = .seconds(attempt.limit.seconds.rounded(.up) + 1)
                return try await attempt.run { [request] in try await store.fetchData(request) }
            },
            fetchStream: { request in
                let attempt = LimitedAttempt(request, limit, time)
                var request = request
                request.timeoutInterval = 1e9
                // Until the store returns, there is no response, although a head may have arrived.
                let (body, response) = try await attempt.run(phase: .waitingForResponse) { [request] in
                    try await store.fetchStream(request)
                }
                attempt.progress.setHeadHasArrived()
                return (includingStreamBodies ? body.wrapping { try await attempt.run($0) } : body, response)
            })
    }
}

/// An attempt with a time limit, which starts when the value is created.
private struct LimitedAttempt: Sendable {
    let limit: Duration
    let progress = ResponseProgress()
    private let time: TimeSource
    private let start: Duration

    init(_ request: URLRequest, _ limit: Duration, _ time: TimeSource) {
        self.limit = request.ownTimeLimit ?? limit
        self.time = time
        start = time.uptime()
    }

    /// Runs a part of the attempt. When the limit has passed or the caller is cancelled, the operation is cancelled.
    /// The caller does not wait for the end of the operation.
    ///
    /// - Parameter phase: The phase of a ``TimedOut`` error, or nil for the phase that the transport reports.
    func run<Value: Sendable>(
        phase: TimedOut.Phase? = nil, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        guard limit > .zero else { throw TimedOut(timeLimit: limit, elapsed: .zero, phase: phase ?? self.phase) }
        return try await PendingResult<Value>().first(
            of: { try await ResponseProgress.$current.withValue(progress, operation: operation) },
            {
                // The limit includes the time that passed before this task started.
                try await time.sleep(limit - elapsed)
                throw TimedOut(timeLimit: limit, elapsed: elapsed, phase: phase ?? self.phase)
            })
    }

    private var elapsed: Duration { time.uptime() - start }

    private var phase: TimedOut.Phase { progress.headHasArrived ? .receivingBody : .waitingForResponse }
}
