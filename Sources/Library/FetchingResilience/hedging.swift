import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that sends a second copy of a request, called a hedge, if the response to the first takes long. The
/// first successful response is returned, and the other request is cancelled.
///
/// Hedges shorten the longest waits for servers that are usually fast. They cost additional requests, so choose a delay
/// that few responses exceed, for example the 95th percentile of ``CallMetrics``. Only requests with a safe method,
/// such as `GET`, are hedged. WebSockets are not hedged. If the first request fails before the delay, there is no
/// second request.
///
/// A response with a status that ``retrying(_:)`` retries counts as a failure. If both requests fail, the result
/// of the first is returned. ``NetworkStore/fetchStream`` has one exception: if the first response is such a failure
/// while the second request is in progress, the response is released at once. Then the result of the second request is
/// returned.
///
/// - Parameters:
///   - delay: The time after which the second request is sent.
///   - budget: The limit for the second requests, or nil for no limit. To share the budget of the retries, pass
///     ``RetryPolicy/budget``.
public func hedging(after delay: Duration, budget: RetryBudget? = RetryBudget()) -> StoreLayer {
    { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await fetchHedged($0, delay, budget, store.fetchData) },
            fetchStream: { try await fetchHedged($0, delay, budget, store.fetchStream) })
    }
}

private func fetchHedged<Body: Sendable>(
    _ request: URLRequest, _ delay: Duration, _ budget: RetryBudget?, _ fetch: @escaping Fetch<Body>
) async throws -> (Body, URLResponse) {
    guard isSafe(method: request.httpMethod ?? "GET"), request.hasReplayableBody, CallContext.current[upgradeKey] == nil
    else {
        return try await fetch(request)
    }
    try Task.checkCancellation()
    let race = HedgeRace<Body>(request, budget, fetch)
    return try await race.run(after: delay)
}

/// The two requests of a hedged call.
private final class HedgeRace<Body: Sendable>: Sendable {
    private typealias Outcome = Result<(Body, URLResponse), any Error>

    private struct State {
        var tasks: [Task<Void, Never>] = []
        /// The number of requests that were sent.
        var requestCount = 1
        var failureCount = 0
        /// The failure of the first request. Nil for a response with a stream, which is released.
        var firstFailure: Outcome?
        /// The tokens that the second request took from the budget.
        var cost: Int?
        var isOver = false
    }

    private let request: URLRequest
    private let budget: RetryBudget?
    private let fetch: Fetch<Body>
    private let result = PendingResult<(Body, URLResponse)>()
    private let state = Mutex(State())

    init(_ request: URLRequest, _ budget: RetryBudget?, _ fetch: @escaping Fetch<Body>) {
        self.request = request
        self.budget = budget
        self.fetch = fetch
    }

    func run(after delay: Duration) async throws -> (Body, URLResponse) {
        state.withLock { state in
            state.tasks = [
                Task { await send(0) },
                Task {
                    do { try await CallContext.current.time.sleep(delay) } catch { return }
                    if mayHedge() { await send(1) }
                },
            ]
        }
        defer { cancel() }
        return try await result.value()
    }

    private func send(_ number: Int) async {
        let outcome: Outcome
        do { outcome = .success(try await fetch(request)) } catch { outcome = .failure(error) }
        receive(outcome, number)
    }

    /// Returns whether the second request may be sent, and takes its tokens from the budget.
    private func mayHedge() -> Bool {
        let isAllowed: Bool? = state.withLock { state in
            if state.isOver { return nil }
            state.cost = budget?.withdraw(for: request)
            guard budget == nil || state.cost != nil else { return false }
            state.requestCount = 2
            return true
        }
        guard let isAllowed else { return false }
        CallContext.current.emit(isAllowed ? .hedgeSent : .retryBudgetExhausted)
        return isAllowed
    }

    private func receive(_ outcome: Outcome, _ number: Int) {
        let (final, cost) = state.withLock { state -> (Outcome?, Int?) in
            if state.isOver { return (nil, nil) }
            if isSuccessful(outcome) {
                state.isOver = true
                return (outcome, state.cost)
            }
            state.failureCount += 1
            state.isOver = state.failureCount == state.requestCount
            if state.isOver { return (state.firstFailure ?? outcome, nil) }
            // The stream of a failed response is released here. Unread, it would keep its connection and its permit,
            // and the second request may wait for them.
            if case .success = outcome, Body.self == ResponseBody.self { return (nil, nil) }
            if number == 0 { state.firstFailure = outcome }
            return (nil, nil)
        }
        guard let final else { return }
        if isSuccessful(final) {
            if let budget, final.map(\.1).showsWorkingServer(request),
                cost != nil || !budget.isUsedByRetries.load(ordering: .relaxed)
            {
                budget.deposit(for: request, cost)
            }
            if number == 1 { CallContext.current.emit(.hedgeWon) }
        }
        result.complete(final)
    }

    /// Cancels the request that is still in progress, or the wait before the second request.
    private func cancel() {
        let (tasks, cost) = state.withLock { state in
            defer { state.isOver = true }
            return (state.tasks, state.isOver ? nil : state.cost)
        }
        for task in tasks { task.cancel() }
        // The caller was cancelled before a result arrived, which does not show that the server failed. So the tokens
        // are given back.
        if let cost { budget?.deposit(for: request, cost) }
    }

    private func isSuccessful(_ outcome: Outcome) -> Bool {
        if case .failure = outcome { return false }
        return !outcome.map(\.1).isTransientFailure(request)
    }
}
