import Fetching
import Foundation

/// Returns a layer that sends a request again if it failed and may succeed later.
///
/// A request is sent again after the statuses 408, 429, 500, 502, 503 and 504, after 413 with `Retry-After`, and after
/// transient errors, such as a lost connection, a failed name lookup or a time limit of an attempt. The method must be
/// idempotent, or the request must have an `Idempotency-Key`; see ``idempotent(key:)``. With a key, 409 is retried
/// too, because 409 then means that an earlier request with the key is still in progress. A request whose body is an
/// `httpBodyStream` of your own is not retried. If all attempts fail, the last response or error is returned
/// unchanged.
///
/// The server can name the delay before the next attempt: with `Retry-After` or, after 429 and 503, with a field for
/// its rate limit. Otherwise, the delay is random, with a maximum that doubles with each attempt. If the delay would
/// pass the deadline of the call, the request is not sent again; see
/// ``deadline(after:includingTransfers:allowingLongerRequests:setBy:)``.
///
/// A request of ``NetworkStore/fetchStream`` is retried only until its response is returned. A later error is thrown
/// by the body.
///
/// - Parameter policy: The number of attempts, the delays, and the budget of all calls to a server.
public func retrying(_ policy: RetryPolicy = RetryPolicy()) -> StoreLayer {
    { store in
        guard policy.attempts > 1 else { return store }
        policy.budget?.isUsedByRetries.store(true, ordering: .relaxed)
        return NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await fetchWithRetries($0, policy, store.fetchData) },
            fetchStream: { try await fetchWithRetries($0, policy, store.fetchStream) })
    }
}

// Inlined, because each call of an async function takes about 20 ns.
@inline(__always)
private func fetchWithRetries<Body>(
    _ request: URLRequest, _ policy: RetryPolicy, _ fetch: Fetch<Body>
) async throws -> (Body, URLResponse) {
    try Task.checkCancellation()
    let start = policy.delay == nil ? .zero : CallContext.current.time.uptime()
    var retry: Retry?
    var number = 1
    while true {
        switch try await attempt(number, request, since: start, &retry, policy, fetch) {
        case .result(let body, let response): return (body, response)
        case .retry(let delay):
            if delay > .zero {
                do { try await CallContext.current.sleep(for: delay) } catch {
                    // A cancelled retry was not sent, so its tokens are given back.
                    if let cost = retry?.cost { policy.budget?.deposit(for: request, cost) }
                    throw error
                }
            }
            number += 1
        }
    }
}

private enum Outcome<Body> {
    case result(Body, URLResponse)
    case retry(after: Duration)
}

/// The last retry of a call.
private struct Retry {
    /// The tokens that it took from the budget. Nil without a budget.
    var cost: Int?
    /// The status after which the request was sent again. Nil after an error.
    var status: Int?
}

/// Sends a request, and decides whether there is another attempt. This function returns before the wait, so that the
/// response of a failed attempt is released: an unread stream would keep its connection and its permits.
private func attempt<Body>(
    _ number: Int, _ request: URLRequest, since start: Duration, _ retry: inout Retry?, _ policy: RetryPolicy,
    _ fetch: Fetch<Body>
) async throws -> Outcome<Body> {
    let result: Result<(Body, URLResponse), any Error>
    do { result = .success(try await fetch(request)) } catch { result = .failure(error) }
    let head = result.map(\.1)
    func final() throws -> Outcome<Body> {
        let (body, response) = try result.get()
        return .result(body, response)
    }
    guard number < policy.attempts, let delay = policy.delay(after: number, of: request, head, since: start) else {
        // A policy of the app can retry any status. The same status at the end is the same failure.
        if head.showsWorkingServer(request), head.status == nil || head.status != retry?.status {
            policy.budget?.deposit(for: request, retry?.cost)
        }
        return try final()
    }
    if Task.isCancelled || CallContext.current.reachesLimit(after: delay) { return try final() }
    let cost = policy.budget?.withdraw(for: request, isThrottled: head.status == 429)
    guard policy.budget == nil || cost != nil else {
        CallContext.current.emit(.retryBudgetExhausted)
        return try final()
    }
    retry = Retry(cost: cost, status: head.status)
    CallContext.current.emit(.retryScheduled(delay: delay), head)
    return .retry(after: delay)
}

extension RetryPolicy {
    fileprivate func delay(
        after number: Int, of request: URLRequest, _ result: Result<URLResponse, any Error>, since start: Duration
    ) -> Duration? {
        // Most responses are successful, and then the time source is not read.
        var time: TimeSource { CallContext.current.time }
        let proposed = proposedDelay(after: number, of: request, result, now: time.date(), random: time.random())
        guard let delay else { return proposed != nil && request.hasReplayableBody ? proposed : nil }
        guard request.hasReplayableBody else { return nil }
        return delay(
            Attempt(
                number: number, request: request, result: result, elapsed: time.uptime() - start,
                proposedDelay: proposed))
    }
}
