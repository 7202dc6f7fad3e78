import Synchronization

/// A result that one task waits for, such as the response to a request.
///
/// The first result counts, even if it arrives before the wait begins. Later results are dropped. If the waiting task
/// is cancelled, the cancellation counts as a result.
package final class PendingResult<Value: Sendable>: Sendable {
    private enum State {
        /// There is no result. The tasks are those of ``first(of:)``.
        case open(waiter: CheckedContinuation<Value, any Error>?, tasks: [Task<Void, Never>])
        /// The result has arrived before the wait.
        case arrived(Result<Value, any Error>)
        case ended
    }

    private let state = Mutex(State.open(waiter: nil, tasks: []))

    package init() {}

    /// Delivers `result` if it is the first. Returns whether it was delivered.
    @discardableResult package func complete(_ result: Result<Value, any Error>) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .open(let waiter, _) = previous { state = waiter == nil ? .arrived(result) : .ended }
            return previous
        }
        guard case .open(let waiter, let tasks) = previous else { return false }
        for task in tasks { task.cancel() }
        waiter?.resume(with: result)
        return true
    }

    /// Waits for the result. Throws `CancellationError` if the task is cancelled before the result arrives, or at once
    /// if the method was called before.
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

    /// Records the task that waits. Returns a result if the task does not have to wait.
    private func begin(_ waiter: CheckedContinuation<Value, any Error>) -> Result<Value, any Error>? {
        state.withLock { state in
            switch state {
            case .open(nil, let tasks):
                state = .open(waiter: waiter, tasks: tasks)
                return nil
            case .arrived(let result):
                state = .ended
                return result
            case .open, .ended: return .failure(CancellationError())
            }
        }
    }

    /// Runs operations at the same time, and returns the first result. Then the operations are cancelled, and the
    /// caller does not wait for their end. If the caller is cancelled, this method throws `CancellationError` at once.
    package func first(of operations: (@Sendable () async throws -> Value)...) async throws -> Value {
        try Task.checkCancellation()
        state.withLock { state in
            // No operation can deliver its result before this lock is released, so the list contains all tasks.
            if case .open(let waiter, _) = state { state = .open(waiter: waiter, tasks: operations.map(start)) }
        }
        return try await value()
    }

    private func start(_ operation: @escaping @Sendable () async throws -> Value) -> Task<Void, Never> {
        Task {
            do { complete(.success(try await operation())) } catch { complete(.failure(error)) }
        }
    }
}
