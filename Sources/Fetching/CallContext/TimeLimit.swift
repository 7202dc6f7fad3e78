import Foundation
import Synchronization

/// A time limit of a call or of an attempt, which starts when the object is created. The transport tells all limits
/// around a request when bytes are sent or received, and whether the head of the response has arrived.
package final class TimeLimit: Sendable {
    let limit: Duration
    private let time: TimeSource
    /// The uptime at which the limit started.
    let start: Duration
    /// Whether the limit applies to the complete call.
    private let isDeadline: Bool
    /// Whether the limit starts again with each byte that is sent or received.
    private let isForSilence: Bool
    /// The time of the last byte in nanoseconds since the start, or 0.
    private let lastByte = Atomic(0)
    /// The next outer limit.
    private let outer = CallContext.current.timeLimit
    private let hasHead = Atomic(false)
    private let failed = Mutex<(@Sendable () -> HTTPURLResponse?)?>(nil)

    /// - Parameter request: A request whose body is a file or a stream can take any time to be sent. Its limit applies
    ///   to the time without a byte.
    package init(_ limit: Duration, _ time: TimeSource, isDeadline: Bool = false, for request: URLRequest? = nil) {
        (self.limit, self.time, self.isDeadline) = (limit, time, isDeadline)
        isForSilence = request?.httpBodyStream != nil
        start = time.uptime()
    }

    /// The innermost deadline, which is also the earliest, or nil if the call has no deadline.
    var deadline: TimeLimit? { isDeadline ? self : outer?.deadline }

    /// The uptime at which the limit passes.
    var end: Duration { start + .nanoseconds(lastByte.load(ordering: .relaxed)) + limit }

    var remaining: Duration { end - time.uptime() }

    private var elapsed: Duration { time.uptime() - start }

    var headHasArrived: Bool { hasHead.load(ordering: .relaxed) }

    private var phase: TimedOut.Phase { headHasArrived ? .receivingBody : .waitingForResponse }

    /// Records that a byte of the request or of the response was transferred.
    func recordByte() {
        if isForSilence { lastByte.store(Int(clamping: Int64(elapsed / .nanoseconds(1))), ordering: .relaxed) }
        outer?.recordByte()
    }

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
        guard limit > .zero else { throw timedOut(phase) }
        let result = PendingResult<Value>()
        var context = CallContext.current
        context.timeLimit = self
        // A part of the limit may have passed: `run` is called for the head, and then for each chunk of a stream.
        return try await result.result(of: operation, in: context) {
            startTimer { [self] in
                let error = timedOut(phase)
                let response = keepsStatus ? failedResponse?() : nil
                result.complete(.failure(response?.bodyFailure(error) ?? error))
            }
        }
    }

    /// Calls `action` when the limit has passed.
    private func startTimer(_ action: @escaping @Sendable () -> Void) -> RunningTimer {
        guard isForSilence else { return time.startTimer(remaining, action) }
        let latest = Mutex<RunningTimer?>(nil)
        @Sendable func start() {
            let timer = time.startTimer(remaining) { [self] in if remaining > .zero { start() } else { action() } }
            latest.withLock { $0 = timer }
        }
        start()
        return .virtual { latest.withLock { $0 }?.cancel() }
    }

    func timedOut(_ phase: TimedOut.Phase? = nil) -> TimedOut {
        let isSilence = isForSilence || phase == .waitingForBytes
        return TimedOut(
            timeLimit: limit, elapsed: limit > .zero ? elapsed : .zero, phase: phase ?? self.phase,
            kind: isSilence ? .silence : isDeadline ? .call : .attempt)
    }

    /// Returns a body whose chunks must arrive before the limit has passed.
    package func limiting(_ body: ResponseBody) -> ResponseBody { body.wrapping { try await self.run($0) } }

    /// Throws if the limit has passed, for a mapper, which runs after the body has arrived.
    @Sendable func check() throws(TimedOut) { if remaining <= .zero { throw timedOut(.receivingBody) } }
}
