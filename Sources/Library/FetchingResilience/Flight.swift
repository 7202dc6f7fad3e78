import Fetching
import Synchronization

/// Work in progress, and the callers that wait for its value.
final class Flight<Value: Sendable>: Sendable {
    typealias Waiter = PendingResult<Value>

    private struct State {
        var waiters: [ObjectIdentifier: Waiter]
        var task: Task<Void, Never>?
    }

    /// The context of the work. The first caller's call receives its secrets at once, because its events can contain
    /// them. The other calls receive them at the end.
    private let context = CallContext.current.forSharedWork
    private let state: Mutex<State>

    init(_ first: Waiter) { state = Mutex(State(waiters: [ObjectIdentifier(first): first])) }

    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Waits for the value of a flight.
    ///
    /// - Parameter findOrStart: Adds the waiter to a flight, or starts a flight with it.
    static func join(_ findOrStart: (Waiter) -> Flight) async throws -> Value {
        try Task.checkCancellation()
        let waiter = Waiter()
        let flight = findOrStart(waiter)
        // An error that is thrown below can contain secrets that the work has declared.
        defer { CallContext.current.addSecrets(of: flight.context) }
        return try await waiter.value { flight.remove(waiter) }
    }

    /// Starts the work in a detached task, so that it does not inherit the deadline and the task-local values of the
    /// first caller. `onEnd` is called before the callers continue.
    func start(
        _ work: @escaping @Sendable () async throws -> Value,
        onEnd: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let task = Task.detached(priority: Task.currentPriority) { [self] in
            let result: Result<Value, any Error>
            do { result = .success(try await context.run { try await work() }) } catch { result = .failure(error) }
            onEnd(result)
            let waiters = state.withLock { state in
                defer { state.waiters = [:] }
                return state.waiters.values
            }
            for waiter in waiters { waiter.complete(result) }
        }
        state.withLock { $0.task = task }
    }

    /// Adds a caller. Returns false if the flight was cancelled or has ended.
    func add(_ waiter: Waiter) -> Bool {
        state.withLock { state in
            if state.waiters.isEmpty { return false }
            state.waiters[ObjectIdentifier(waiter)] = waiter
            return true
        }
    }

    /// Removes a caller that was cancelled. Cancels the work if no caller is left.
    private func remove(_ waiter: Waiter) {
        let task = state.withLock { state in
            state.waiters[ObjectIdentifier(waiter)] = nil
            return state.waiters.isEmpty ? state.task : nil
        }
        task?.cancel()
    }
}
