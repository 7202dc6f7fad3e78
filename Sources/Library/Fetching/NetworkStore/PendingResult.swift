import Synchronization

/// A result that one task waits for, such as the response to a request.
///
/// The first result counts, even if it arrives before the wait begins. Later results are dropped. If the waiting task
/// is cancelled, the cancellation counts as a result.
public final class PendingResult<Value: Sendable>: Sendable {
    private struct State {
        var isComplete = false
        /// A result that has arrived before a task waits for it.
        var result: Result<Value, any Error>?
        var isAwaited = false
        var waiter: CheckedContinuation<Value, any Error>?
        var hasTimedOut = false
        var work = Work()

        /// Records the first result. Returns the waiter to resume and the work to cancel. Returns nil if there already
        /// is a result.
        mutating func complete(
            _ result: Result<Value, any Error>, isTimeout: Bool
        ) -> (CheckedContinuation<Value, any Error>?, Work)? {
            if isComplete { return nil }
            (isComplete, hasTimedOut) = (true, isTimeout)
            if waiter == nil { self.result = result }
            defer { work = Work() }
            return (waiter.take(), work)
        }
    }

    private let state = Mutex(State())

    /// Creates a result that has not arrived.
    public init() {}

    /// Delivers `result` if it is the first. Returns whether it was delivered.
    @discardableResult public func complete(_ result: Result<Value, any Error>) -> Bool {
        complete(result, isTimeout: false)
    }

    @discardableResult private func complete(_ result: Result<Value, any Error>, isTimeout: Bool) -> Bool {
        guard let (waiter, work) = state.withLock({ $0.complete(result, isTimeout: isTimeout) }) else { return false }
        // The waiter is resumed before the work is cancelled, because a cancellation handler of the work can take long.
        waiter?.resume(with: result)
        work.timer?.cancel()
        work.task?.cancel()
        return true
    }

    /// Waits for the result. Throws `CancellationError` if the task is cancelled before the result arrives, and
    /// ``TimedOut`` if a time limit of the call passes. A second call of this method throws `CancellationError` at
    /// once.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - onEnd: Called if the wait was cancelled or timed out, to end the work whose result is no longer needed.
    public func value(
        isolation: isolated (any Actor)? = #isolation, onEnd: @Sendable () -> Void = {}
    ) async throws -> Value { try await value(within: CallContext.current.waitLimit, onEnd: onEnd) { nil } }

    /// Waits for the result until one of the given time limits passes.
    func value(
        isolation: isolated (any Actor)? = #isolation, within limit: TimeLimit?, onEnd: @Sendable () -> Void = {}
    ) async throws -> Value { try await value(within: limit, onEnd: onEnd) { nil } }

    /// - Parameter work: Starts a task that completes the result. If the wait ends before, the task is cancelled.
    func value(
        isolation: isolated (any Actor)? = #isolation, within limit: TimeLimit?, onEnd: @Sendable () -> Void = {},
        of work: () -> Task<Void, Never>?
    ) async throws -> Value {
        let isFirst = state.withLock { state in
            defer { state.isAwaited = true }
            return !state.isAwaited
        }
        guard isFirst else { throw CancellationError() }
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if let result = begin(continuation, limit, work) { continuation.resume(with: result) }
                }
            } onCancel: {
                if complete(.failure(CancellationError())) { onEnd() }
            }
        } catch {
            if state.withLock({ $0.hasTimedOut }) { onEnd() }
            throw error
        }
    }

    /// Records the continuation of the waiting task, and starts the work. Returns a result if the task need not wait.
    private func begin(
        _ waiter: CheckedContinuation<Value, any Error>, _ limit: TimeLimit?, _ work: () -> Task<Void, Never>?
    ) -> Result<Value, any Error>? {
        let (result, isNew) = state.withLock { state -> (Result<Value, any Error>?, Bool) in
            if let result = state.result.take() { return (result, false) }
            if state.isComplete { return (.failure(CancellationError()), false) }
            state.waiter = waiter
            return (nil, true)
        }
        guard isNew else { return result }
        // The timer starts first, so that virtual time knows the limit before the work can sleep. It starts outside of
        // the lock, because the time source of an app may call the action at once.
        let timer = limit.map(timer)
        let isEnded = state.withLock { state in
            if state.isComplete { return true }
            // `complete` needs this lock, so the work cannot deliver a result before `state.work` is set.
            (state.work.timer, state.work.task) = (timer, work())
            return false
        }
        if isEnded { timer?.cancel() }
        return nil
    }

    /// Whether a task waits for the result.
    var hasWaiter: Bool { state.withLock { $0.waiter != nil } }

    /// The task of the work, or nil if the result has arrived.
    var task: Task<Void, Never>? { state.withLock { $0.work.task } }

    /// Starts a timer that ends the wait when the first of `limit` and its outer limits has passed.
    private func timer(for limit: TimeLimit) -> RunningTimer {
        let first = limit.first
        return first.startTimer { [self] in
            if first.remaining <= .zero {
                complete(.failure(first.timedOut()), isTimeout: true)
            } else {
                // Bytes that were transferred have moved the end of the limit.
                let next = timer(for: limit)
                let isEnded = state.withLock { state in
                    if !state.isComplete { state.work.timer = next }
                    return state.isComplete
                }
                if isEnded { next.cancel() }
            }
        }
    }

    /// Runs `operation` in a task of its own, and returns its result. If the caller is cancelled, a time limit of its
    /// call passes, or another result arrives first, the task is cancelled, and this method returns without waiting
    /// for the end of the task.
    public func result(of operation: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await value(within: CallContext.current.waitLimit) { Task { await complete(with: operation) } }
    }

    /// Runs `operation`, and delivers its result.
    func complete(with operation: () async throws -> Value) async {
        do { complete(.success(try await operation())) } catch { complete(.failure(error)) }
    }
}

/// The work that is cancelled when the result arrives. If this type were nested in the generic class, it would be
/// generic too, and Swift's runtime would look up its metadata for each copy.
private struct Work {
    var task: Task<Void, Never>?
    var timer: RunningTimer?
}
