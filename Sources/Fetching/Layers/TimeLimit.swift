/// A time limit, which starts when the value is created.
package struct TimeLimit: Sendable {
    let limit: Duration
    let progress: ResponseProgress
    private let time: TimeSource
    private let start: Duration

    package init(_ limit: Duration, _ time: TimeSource, deadline: Deadline? = nil) {
        self.limit = limit
        progress = ResponseProgress(deadline: deadline)
        self.time = time
        start = time.uptime()
    }

    /// Runs an operation. When the limit has passed or the caller is cancelled, the operation is cancelled. Then an
    /// error is thrown at once, even if the operation continues.
    ///
    /// - Parameters:
    ///   - phase: The phase in a ``TimedOut`` error, or nil for the phase that the transport has reported.
    ///   - keepsStatus: Whether a ``BodyFailure`` is thrown if the body of a response without a successful status is
    ///     not complete when the limit has passed.
    package func run<Value: Sendable>(
        phase: TimedOut.Phase? = nil, keepsStatus: Bool = false,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        guard limit > .zero else { throw TimedOut(timeLimit: limit, elapsed: .zero, phase: phase ?? self.phase) }
        let result = PendingResult<Value>()
        return try await withCall({ $0.progress = progress }) {
            // A part of the limit may have passed: `run` is called for the head, and then for each chunk of a stream.
            try await result.result(of: operation) {
                time.startTimer(limit - elapsed) {
                    let error = TimedOut(timeLimit: limit, elapsed: elapsed, phase: phase ?? self.phase)
                    let response = keepsStatus ? progress.failedResponse?() : nil
                    result.complete(.failure(response?.bodyFailure(error) ?? error))
                }
            }
        }
    }

    /// Returns a body whose chunks must arrive before the limit has passed.
    package func limiting(_ body: ResponseBody) -> ResponseBody { body.wrapping { try await run($0) } }

    /// Throws if the limit has passed, for a mapper, which runs after the body has arrived.
    func check() throws(TimedOut) {
        guard elapsed >= limit else { return }
        throw TimedOut(timeLimit: limit, elapsed: elapsed, phase: .receivingBody)
    }

    private var elapsed: Duration { time.uptime() - start }

    private var phase: TimedOut.Phase { progress.headHasArrived ? .receivingBody : .waitingForResponse }
}
