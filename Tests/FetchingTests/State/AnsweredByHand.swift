import Foundation
import Fetching
import Synchronization

struct Row: Identifiable, Hashable, Sendable {
    var id: String
    init(_ id: String) { self.id = id }
}

/// A collection whose every page a test answers by hand, in whatever order; it does not hear of cancellation.
final class AnsweredByHand: Sendable {
    struct Call: Equatable {
        var query: String
        var page: Int
    }
    struct Answer: Sendable {
        var rows: [Row]
        var next: Int?
    }
    private struct State {
        var calls: [Call] = []
        var waiting: [Int: CheckedContinuation<Result<Answer, AppError>, Never>] = [:]
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// Every call so far.
    var calls: [Call] { state.withLock { $0.calls } }

    /// The calls that wait for an answer, by their place among all.
    var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }

    func pages(for query: String) -> Pages<Row, Int> {
        Fetching.pages(
            of: { page in await self.call(Call(query: query, page: page)) }, from: 0, items: \.rows
        ) { answer, _ in answer.next }
    }

    /// Answers the call that was the `index`th, once it is there.
    func answer(_ index: Int, _ ids: [String], next: Int? = nil) async {
        await answer(index, .success(Answer(rows: ids.map(Row.init), next: next)))
    }

    func fail(_ index: Int) async { await answer(index, .failure(serverIsDown)) }

    func answer(_ index: Int, _ result: Result<Answer, AppError>) async {
        await calls(atLeast: index + 1)
        state.withLock { $0.waiting.removeValue(forKey: index) }?.resume(returning: result)
    }

    func calls(atLeast count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.calls.count < count { state.observers.append((count, continuation)) }
                return state.calls.count >= count
            }
            if isReached { continuation.resume() }
        }
    }

    private func call(_ call: Call) async -> Result<Answer, AppError> {
        await withCheckedContinuation { continuation in
            let observers = state.withLock { state in
                state.waiting[state.calls.count] = continuation
                state.calls.append(call)
                let count = state.calls.count
                defer { state.observers.removeAll { $0.count <= count } }
                return state.observers.filter { $0.count <= count }
            }
            for observer in observers { observer.continuation.resume() }
        }
    }
}

let serverIsDown = AppError.network(
    NetworkFailure(URLError(.networkConnectionLost), request: URLRequest(url: URL(filePath: "/rows"))))
