import Fetching
import Synchronization

/// A collection of the numbers from 0, read by offset; its total can change, and it counts what it is asked.
final class NumberServer: Sendable {
    private struct State {
        var total: Int
        var asked: [Int] = []
        var underWay = 0
        var mostUnderWay = 0
        var cancelled = 0
    }

    private let state: Mutex<State>

    init(total: Int) { state = Mutex(State(total: total)) }

    var total: Int {
        get { state.withLock { $0.total } }
        set { state.withLock { $0.total = newValue } }
    }
    var asked: [Int] { state.withLock { $0.asked } }
    var underWay: Int { state.withLock { $0.underWay } }
    var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }
    var cancelled: Int { state.withLock { $0.cancelled } }

    /// An endpoint that answers after `wait`.
    func fetcher(
        wait: @escaping @Sendable (OffsetCursor) async throws -> Void = { _ in },
        failing: @escaping @Sendable (OffsetCursor) -> AppError? = { _ in nil }
    ) -> Fetcher<OffsetCursor, PaginatedResponseModel<Int>> {
        { cursor in
            self.state.withLock { state in
                state.asked.append(cursor.offset)
                state.underWay += 1
                state.mostUnderWay = max(state.mostUnderWay, state.underWay)
            }
            defer { self.state.withLock { $0.underWay -= 1 } }
            do { try await wait(cursor) } catch {
                self.state.withLock { $0.cancelled += 1 }
                return .failure(.cancelled)
            }
            if let error = failing(cursor) { return .failure(error) }
            let total = self.total
            let end = max(min(cursor.offset + cursor.limit, total), cursor.offset)
            return .success(
                PaginatedResponseModel(
                    results: Array(cursor.offset..<end), offset: cursor.offset, limit: cursor.limit, total: total))
        }
    }
}

/// Holds fetches until a test lets them go, in any order.
final class Gate: Sendable {
    private struct State {
        var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
        var open: Set<Int> = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }

    func pass(_ id: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let observers = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    state.waiting[id] = continuation
                    defer { state.observers.removeAll { $0.count <= state.waiting.count } }
                    return state.observers.filter { $0.count <= state.waiting.count }.map(\.continuation)
                }
                for observer in observers { observer.resume() }
                if Task.isCancelled { release(id, with: .failure(CancellationError())) }
            }
        } onCancel: {
            release(id, with: .failure(CancellationError()))
        }
    }

    func release(_ id: Int, with result: Result<Void, any Error> = .success(())) {
        state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(with: result)
    }

    /// Waits until so many fetches wait.
    func waiting(atLeast count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.waiting.count >= count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }
}
