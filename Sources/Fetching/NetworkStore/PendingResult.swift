import Synchronization

/// A result that one task waits for, such as the response to a request.
///
/// The first result counts, even if it arrives before the wait begins. Later results are dropped. If the waiting task
/// is cancelled, the cancellation counts as a result.
package final class PendingResult<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Value, any Error>)
        /// The result has arrived before the wait.
        case arrived(Result<Value, any Error>)
        case ended
    }

    private let state = Mutex(State.open)

    package init() {}

    /// Whether there is a result. A further result is dropped.
    package var isComplete: Bool {
        state.withLock { state in
            switch state {
            case .open, .waiting: false
            case .arrived, .ended: true
            }
        }
    }

    /// Delivers a result, unless there is one. Returns whether the result was delivered.
    @discardableResult package func complete(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, waiter): (Bool, CheckedContinuation<Value, any Error>?) = state.withLock { state in
            switch state {
            case .open:
                state = .arrived(result)
                return (true, nil)
            case .waiting(let waiter):
                state = .ended
                return (true, waiter)
            case .arrived, .ended: return (false, nil)
            }
        }
        waiter?.resume(with: result)
        return isFirst
    }

    /// Waits for the result. Throws `CancellationError` at once if the task is cancelled, or if another task waits for
    /// the result or has received it.
    ///
    /// - Parameter onCancel: Called after the wait was cancelled, to end the work that nothing waits for.
    package func value(
        isolation: isolated (any Actor)? = #isolation, onCancel: @Sendable () -> Void = {}
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result = begin(continuation) { continuation.resume(with: result) }
            }
        } onCancel: {
            complete(.failure(CancellationError()))
            onCancel()
        }
    }

    /// Lets a task wait. Returns a result if the task need not wait.
    private func begin(_ waiter: CheckedContinuation<Value, any Error>) -> Result<Value, any Error>? {
        state.withLock { state in
            switch state {
            case .open:
                state = .waiting(waiter)
                return nil
            case .arrived(let result):
                state = .ended
                return result
            case .waiting, .ended: return .failure(CancellationError())
            }
        }
    }
}

extension PendingResult {
    /// Runs operations at the same time, and returns the first result. Then the operations are cancelled, and the
    /// caller does not wait for their end. If the caller is cancelled, it throws `CancellationError` at once.
    package func first(of operations: (@Sendable () async throws -> Value)...) async throws -> Value {
        // A cancelled caller starts no operation.
        let tasks = isComplete || Task.isCancelled ? [] : operations.map(start)
        defer { for task in tasks { task.cancel() } }
        return try await value()
    }

    private func start(_ operation: @escaping @Sendable () async throws -> Value) -> Task<Void, Never> {
        Task {
            do { complete(.success(try await operation())) } catch { complete(.failure(error)) }
        }
    }
}
