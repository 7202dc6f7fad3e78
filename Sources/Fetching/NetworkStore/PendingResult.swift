import Synchronization

/// A result that one task waits for, such as the response to a request.
///
/// The first result counts, even if it arrives before the wait begins. Later results are dropped. If the waiting task
/// is cancelled, the cancellation counts as a result.
package final class PendingResult<Value: Sendable>: Sendable {
    private enum State {
        /// There is no result yet. The work is that of ``result(of:startTimer:)``, or nil.
        case open(waiter: CheckedContinuation<Value, any Error>?, Work?)
        /// The result has arrived, but no task has waited for it yet.
        case arrived(Result<Value, any Error>)
        case ended
    }

    /// The work that is cancelled when the result arrives.
    private struct Work {
        var task: Task<Void, Never>
        var timer: RunningTimer?
    }

    private let state = Mutex(State.open(waiter: nil, nil))

    package init() {}

    /// Delivers `result` if it is the first. Returns whether it was delivered.
    @discardableResult package func complete(_ result: Result<Value, any Error>) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .open(let waiter, _) = previous { state = waiter == nil ? .arrived(result) : .ended }
            return previous
        }
        guard case .open(let waiter, let work) = previous else { return false }
        // The waiter is resumed first, because a cancellation handler of the task can take long.
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
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result = begin(continuation) { continuation.resume(with: result) }
            }
        } onCancel: {
            if complete(.failure(CancellationError())) { onCancel() }
        }
    }

    /// Records the continuation of the waiting task. Returns a result if the task need not wait.
    private func begin(_ waiter: CheckedContinuation<Value, any Error>) -> Result<Value, any Error>? {
        state.withLock { state in
            switch state {
            case .open(nil, let work):
                state = .open(waiter: waiter, work)
                return nil
            case .arrived(let result):
                state = .ended
                return result
            case .open, .ended: return .failure(CancellationError())
            }
        }
    }

    /// Runs `operation` in a task of its own, and returns its result. If the caller is cancelled or another result
    /// arrives first, the task is cancelled, and this method returns without waiting for the end of the task.
    ///
    /// - Parameter startTimer: Starts a timer that can deliver another result, or returns nil.
    package func result(
        of operation: @escaping @Sendable () async throws -> Value, startTimer: () -> RunningTimer? = { nil }
    ) async throws -> Value {
        try Task.checkCancellation()
        state.withLock { state in
            guard case .open(let waiter, _) = state else { return }
            // `complete` needs this lock, so neither the task nor the timer can deliver a result before `state` is
            // set.
            let task = Task {
                do { complete(.success(try await operation())) } catch { complete(.failure(error)) }
            }
            state = .open(waiter: waiter, Work(task: task, timer: startTimer()))
        }
        return try await value()
    }
}
