import Foundation
import Synchronization

/// A time limit of a call or of an attempt, which starts when the object is created. The transport tells all limits
/// around a request whether the head of the response has arrived.
package final class TimeLimit: Sendable {
    let limit: Duration
    private let time: TimeSource
    private let start: Duration
    /// Whether the limit applies to the complete call.
    private let isDeadline: Bool
    /// The next outer limit.
    private let outer = CallContext.current.timeLimit
    private let hasHead = Atomic(false)
    private let failed = Mutex<(@Sendable () -> HTTPURLResponse?)?>(nil)

    package init(_ limit: Duration, _ time: TimeSource, isDeadline: Bool = false) {
        (self.limit, self.time, self.isDeadline) = (limit, time, isDeadline)
        start = time.uptime()
    }

    /// The innermost deadline, which is also the earliest, or nil if the call has no deadline.
    var deadline: TimeLimit? { isDeadline ? self : outer?.deadline }

    var remaining: Duration { limit - elapsed }

    private var elapsed: Duration { time.uptime() - start }

    var headHasArrived: Bool { hasHead.load(ordering: .relaxed) }

    private var phase: TimedOut.Phase { headHasArrived ? .receivingBody : .waitingForResponse }

    func setHeadHasArrived(_ hasArrived: Bool = true) {
        hasHead.store(hasArrived, ordering: .relaxed)
        outer?.setHeadHasArrived(hasArrived)
    }

    /// Returns the response whose body is being collected, if its status is not successful. Nil otherwise.
    var failedResponse: (@Sendable () -> HTTPURLResponse?)? {
        get { failed.withLock { $0 } }
        set {
            failed.withLock { $0 = newValue }
            outer?.failedResponse = newValue
        }
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
        return try await withCall({ $0.timeLimit = self }) {
            // A part of the limit may have passed: `run` is called for the head, and then for each chunk of a stream.
            try await result.result(of: operation) {
                time.startTimer(remaining) { [self] in
                    let error = TimedOut(timeLimit: limit, elapsed: elapsed, phase: phase ?? self.phase)
                    let response = keepsStatus ? failedResponse?() : nil
                    result.complete(.failure(response?.bodyFailure(error) ?? error))
                }
            }
        }
    }

    /// Returns a body whose chunks must arrive before the limit has passed.
    package func limiting(_ body: ResponseBody) -> ResponseBody { body.wrapping { try await self.run($0) } }

    /// Throws if the limit has passed, for a mapper, which runs after the body has arrived.
    @Sendable func check() throws(TimedOut) {
        guard elapsed >= limit else { return }
        throw TimedOut(timeLimit: limit, elapsed: elapsed, phase: .receivingBody)
    }
}
