import Fetching
import Synchronization

/// The calls of a session that are in progress, and the actions that run after its end.
final class SessionCalls: Sendable {
    typealias EndAction = @Sendable () async -> Void

    private struct State {
        var hasEnded = false
        var nextID = 0
        var cancellations: [Int: @Sendable () -> Void] = [:]
        var actions: [EndAction] = []
    }

    private let state = Mutex(State())

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Runs `operation`. After a call of ``end()`` or a cancellation of the caller, the operation is cancelled, and
    /// this method throws `CancellationError` at once. If the session has already ended, `operation` is not run.
    func run<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let result = PendingResult<Value>()
        let id: Int? = state.withLock { state in
            guard !state.hasEnded else { return nil }
            state.nextID += 1
            state.cancellations[state.nextID] = { result.complete(.failure(CancellationError())) }
            return state.nextID
        }
        guard let id else { throw CancellationError() }
        defer { state.withLock { _ = $0.cancellations.removeValue(forKey: id) } }
        return try await result.result(of: operation)
    }

    /// Adds an action that runs after the end of the session. Returns false if the session has already ended.
    func add(_ action: @escaping EndAction) -> Bool {
        state.withLock { state in
            if !state.hasEnded { state.actions.append(action) }
            return !state.hasEnded
        }
    }

    /// Refuses further calls. Returns the actions, or none if the session has already ended.
    func refuseFurtherCalls() -> [EndAction] {
        state.withLock { state in
            defer { (state.hasEnded, state.actions) = (true, []) }
            return state.actions
        }
    }

    /// Cancels all calls. Returns the actions, or none if the session has already ended.
    func end() -> [EndAction] {
        let (cancellations, actions) = state.withLock { state in
            defer { (state.hasEnded, state.cancellations, state.actions) = (true, [:], []) }
            return (state.cancellations.values, state.actions)
        }
        for cancel in cancellations { cancel() }
        return actions
    }
}
