import Synchronization

/// A race between concurrent operations. The first operation that ends gives the result. The others are cancelled, and
/// the caller does not wait for them.
package final class Race<Value: Sendable>: Sendable {
    private enum State {
        case waiting(CheckedContinuation<Value, any Error>, runners: [Task<Void, Never>])
        case ended(Result<Value, any Error>)
        case idle
    }

    private let state = Mutex(State.idle)

    package init() {}

    package func start(
        _ continuation: CheckedContinuation<Value, any Error>, _ operations: (@Sendable () async throws -> Value)...
    ) {
        // A cancelled caller can end the race before it starts.
        let early: Result<Value, any Error>? = state.withLock { state in
            if case .ended(let result) = state { return result }
            // No runner can end the race before this lock is released, so the list contains all runners.
            let runners = operations.map { operation in
                Task {
                    do { self.end(.success(try await operation())) } catch { self.end(.failure(error)) }
                }
            }
            state = .waiting(continuation, runners: runners)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    package func end(_ result: Result<Value, any Error>) {
        let ended = state.withLock { state in
            defer { if case .ended = state {} else { state = .ended(result) } }
            return state
        }
        guard case .waiting(let continuation, let runners) = ended else { return }
        for runner in runners { runner.cancel() }
        continuation.resume(with: result)
    }
}
