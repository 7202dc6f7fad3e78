import Synchronization

/// A result that one task waits for, such as the response to a request.
///
/// The first result counts, even if it arrives before the wait begins. Later results are dropped. If the waiting task
/// is cancelled, the cancellation counts as a result.
package final class PendingResult<Value: Sendable>: Sendable {
    private struct State {
        var isComplete = false
        /// A result that has arrived before a task waits for it.
        var result: Result<Value, any Error>?
        var isAwaited = false
        var waiter: CheckedContinuation<Value, any Error>?
        /// The work of ``result(of:in:startTimer:)``.
        var work: Work?

        /// Records the first result. Returns the waiter to resume and the work to cancel. Returns nil if there already
        /// is a result.
        mutating func complete(
            _ result: Result<Value, any Error>
        ) -> (CheckedContinuation<Value, any Error>?, Work?)? {
            if isComplete { return nil }
            isComplete = true
            if !isAwaited { self.result = result }
            return (waiter.take(), work.take())
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Delivers `result` if it is the first. Returns whether it was delivered.
    @discardableResult package func complete(_ result: Result<Value, any Error>) -> Bool {
        guard let (waiter, work) = state.withLock({ $0.complete(result) }) else { return false }
        // The waiter is resumed before the work is cancelled, because a cancellation handler of the work can take long.
        waiter?.resume(with: result)
        work?.timer?.cancel()
        work?.task.cancel()
        return true
    }

    /// Waits for the result. Throws `CancellationError` if the task is cancelled before the result arrives. A second
    /// call of this method throws `CancellationError` at once.
    ///
    /// - Parameter onCancel: Called after the wait was cancelled, to end the work whose result is no longer needed.
    package func value(
        isolation: isolated (any Actor)? = #isolation, onCancel: @Sendable () -> Void = {}
    ) async throws -> Value { try await value(of: { nil }, onCancel: onCancel) }

    private func value(
        isolation: isolated (any Actor)? = #isolation, of work: () -> Work?, onCancel: @Sendable () -> Void = {}
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result = begin(continuation, work) { continuation.resume(with: result) }
            }
        } onCancel: {
            if complete(.failure(CancellationError())) { onCancel() }
        }
    }

    /// Records the continuation of the waiting task, and starts the work. Returns a result if the task need not wait.
    private func begin(
        _ waiter: CheckedContinuation<Value, any Error>, _ work: () -> Work?
    ) -> Result<Value, any Error>? {
        // `complete` needs this lock, so the work cannot deliver a result before `state.work` is set.
        state.withLock { state in
            if let result = state.result.take() { return result }
            if state.isComplete || state.isAwaited { return .failure(CancellationError()) }
            (state.isAwaited, state.waiter) = (true, waiter)
            state.work = work()
            return nil
        }
    }

    /// Runs `operation` in a task of its own, and returns its result. If the caller is cancelled or another result
    /// arrives first, the task is cancelled, and this method returns without waiting for the end of the task.
    ///
    /// - Parameters:
    ///   - context: The context of the task.
    ///   - startTimer: Starts a timer that can deliver another result, or returns nil.
    package func result(
        of operation: @escaping @Sendable () async throws -> Value, in context: CallContext = .current,
        startTimer: () -> RunningTimer? = { nil }
    ) async throws -> Value {
        try await value(of: {
            // The timer starts first, so that virtual time knows the limit before the operation can sleep.
            let timer = startTimer()
            let task = Task {
                do { complete(.success(try await context.run(operation))) } catch { complete(.failure(error)) }
            }
            return Work(task: task, timer: timer)
        })
    }
}

/// The work that is cancelled when the result arrives. If this type were nested in the generic class, it would be
/// generic too, and Swift's runtime would look up its metadata for each copy.
private struct Work {
    var task: Task<Void, Never>
    var timer: RunningTimer?
}
