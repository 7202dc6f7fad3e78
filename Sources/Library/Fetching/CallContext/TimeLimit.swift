import Foundation
import Synchronization

/// A time limit of a call or of an attempt, which starts when the object is created.
///
/// A layer sets the limit in the context of the call. What waits ends at the earliest limit: the transports,
/// ``PendingResult``, and the closures of ``endingAtLimits(_:)``. The transport tells all limits around a request when
/// bytes are sent or received, and whether the head of the response has arrived.
final class TimeLimit: Sendable {
    let limit: Duration
    private let time: TimeSource
    /// The uptime at which the limit started.
    let start: Duration
    /// Whether the limit applies to the complete call.
    private let isDeadline: Bool
    /// Whether the limit starts again with each byte that is sent or received.
    private let isForSilence: Bool
    /// Whether the limits of attempts belong to a call around the current call.
    private let isOfOuterCall: Bool
    /// The name of the layer or the setting that set the limit, for the text of the error.
    private let owner: String
    /// The phase in the error, or nil for the phase that the transport has reported.
    private let phase: TimedOut.Phase?
    /// The time of the last byte in nanoseconds since the start, or 0.
    private let lastByte = Atomic(0)
    /// The next outer limit.
    private let outer: TimeLimit?
    private let hasHead = Atomic(false)
    /// Whether this limit and the outer limits are measured in the time of the system.
    let isInSystemTime: Bool

    /// - Parameters:
    ///   - context: The context of the call, with the outer limits.
    ///   - owner: The name of the layer or the setting, for the text of the error.
    ///   - request: A request whose body is a file or a stream can take any time to be sent. Its limit applies to the
    ///     time without a byte.
    init(
        _ limit: Duration, _ time: TimeSource, in context: CallContext = .current, from start: Duration? = nil,
        setBy owner: String = "a layer", isDeadline: Bool = false, for request: URLRequest? = nil,
        phase: TimedOut.Phase? = nil
    ) {
        (self.limit, self.time, self.owner, self.isDeadline, self.phase) = (limit, time, owner, isDeadline, phase)
        (outer, isOfOuterCall) = (context.timeLimit, false)
        isForSilence = request?.httpBodyStream != nil
        isInSystemTime = time.isSystem && outer?.isInSystemTime ?? true
        self.start = start ?? time.uptime()
    }

    /// Creates a limit with the same start and end as another limit.
    ///
    /// - Parameter outer: The next outer limit.
    init(_ other: TimeLimit, outer: TimeLimit?, isOfOuterCall: Bool = false) {
        (limit, time, owner, isDeadline) = (other.limit, other.time, other.owner, other.isDeadline)
        (phase, isForSilence, start) = (other.phase, false, other.end - other.limit)
        (self.outer, self.isOfOuterCall) = (outer, isOfOuterCall)
        isInSystemTime = time.isSystem && outer?.isInSystemTime ?? true
        hasHead.store(other.headHasArrived, ordering: .relaxed)
    }

    /// The limit for a call inside of a layer of the current call, such as the request for a token. The limits of
    /// attempts of the current call are not those of the requests of that call.
    var forInnerCall: TimeLimit { TimeLimit(self, outer: outer, isOfOuterCall: true) }

    /// Creates the limit that a transport sets, because no layer has set one.
    convenience init(forExchange request: URLRequest, defaultLimit limit: Duration) {
        let own = request.ownTimeLimit
        self.init(own ?? limit, .system, setBy: own == nil ? "the store" : requestOwner, for: request)
    }

    /// The limits of the current call, if a layer has set the limit for an attempt with `request`. Nil if the request's
    /// own limit, or the default of a layer or of the transport, has to be set.
    static func ofAttempt(_ request: URLRequest, in context: CallContext = .current) -> TimeLimit? {
        guard let current = context.timeLimit, let attempt = current.attempt else { return nil }
        let own = request.ownTimeLimit
        return own == nil || own == attempt.limit ? current : nil
    }

    /// The innermost limit of an attempt, or nil if the transport's limit applies.
    var attempt: TimeLimit? { isOfOuterCall ? nil : isDeadline ? outer?.attempt : self }

    /// The uptime at which the limit passes.
    private var end: Duration { start + .nanoseconds(lastByte.load(ordering: .relaxed)) + limit }

    var remaining: Duration { end - time.uptime() }

    /// The uptime of the system at which the first of this limit and the outer limits passes.
    var firstSystemEnd: Duration {
        let outerEnd = outer?.firstSystemEnd ?? .seconds(1e9)
        return time.isSystem ? min(end, outerEnd) : outerEnd
    }

    /// The first of this limit and the outer limits to pass.
    var first: TimeLimit {
        guard let outer = outer?.first, outer.remaining <= remaining else { return self }
        return outer
    }

    private var elapsed: Duration { time.uptime() - start }

    var headHasArrived: Bool { hasHead.load(ordering: .relaxed) }

    /// Records that a byte of the request or of the response was transferred.
    func recordByte() {
        if isForSilence { lastByte.store(Int(clamping: Int64(elapsed / .nanoseconds(1))), ordering: .relaxed) }
        outer?.recordByte()
    }

    func setHeadHasArrived(_ hasArrived: Bool = true) {
        hasHead.store(hasArrived, ordering: .relaxed)
        outer?.setHeadHasArrived(hasArrived)
    }

    /// Runs `operation` with this limit in the context of the call.
    // Inlined, because each call of an async function takes about 20 ns.
    @inline(__always)
    func run<Value>(
        in context: CallContext = .current, _ operation: () async throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        if limit <= .zero { throw timedOut() }
        var context = context
        context.timeLimit = self
        return try await context.run(operation)
    }

    /// Returns a body whose chunks must arrive before the limit has passed. The outer limits are those of the consumer.
    func limiting(_ body: ResponseBody) -> ResponseBody {
        body.wrapping { next in
            let limit = TimeLimit(self, outer: CallContext.current.timeLimit)
            return try await limit.run { try await PendingResult<Data?>().result(of: next) }
        }
    }

    /// Calls `action` at the end of this limit, which a byte can move later.
    func startTimer(_ action: @escaping @Sendable () -> Void) -> RunningTimer { time.startTimer(remaining, action) }

    func timedOut() -> TimedOut {
        let isSilence = isForSilence || phase == .waitingForBytes
        return TimedOut(
            timeLimit: limit, elapsed: limit > .zero ? elapsed : .zero,
            phase: phase ?? (headHasArrived ? .receivingBody : .waitingForResponse),
            kind: isSilence ? .silence : isDeadline ? .call : .attempt, owner: owner, isDeadline: isDeadline)
    }

    /// Throws if the limit has passed, for a mapper, which runs after the body has arrived.
    @Sendable func check() throws(TimedOut) { if remaining <= .zero { throw timedOut() } }
}

/// The name of a limit that belongs to the request, for the text of the error.
let requestOwner = "the request’s timeLimit"

/// Returns a closure around `operation`, which may know nothing of time limits, such as a stub. When a limit of the
/// call has passed or the caller is cancelled, the operation is cancelled. Then an error is thrown at once, even if the
/// operation continues.
// Inlined, because the conversion of a closure for a generic function allocates another closure.
@inline(__always)
func endingAtLimits<Input: Sendable, Value: Sendable>(
    _ operation: @escaping @Sendable (Input) async throws -> Value
) -> @Sendable (Input) async throws -> Value {
    { input in
        let context = CallContext.current
        // A layer may have tried again after the limit.
        try context.timeLimit?.first.check()
        guard let limit = context.waitLimit else { return try await operation(input) }
        let result = PendingResult<Value>()
        return try await result.value(within: limit) {
            Task {
                var context = context
                // If the wait has already ended, there is no task.
                if let task = result.task { (context.taskLimit, context.limitedTask) = (limit, task) }
                await result.complete(with: { try await context.run { try await operation(input) } })
            }
        }
    }
}
