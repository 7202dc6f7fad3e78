import Fetching
import Foundation

/// Returns layers for a client of slow, overloaded or failing servers, in the order that works.
///
/// ```swift
/// let store = NetworkStore.live.layered(standardLayers())
/// let store = NetworkStore.live.layered(standardLayers(deadline: .seconds(10), retry: nil, concurrency: 4))
/// ```
///
/// The order, from the outside to the inside, and its reasons:
///
/// 1. `observer`, such as ``logging(attempts:to:)``: it receives the events of all other layers.
/// 2. ``deadline(after:includingTransfers:allowingLongerRequests:setBy:)``: the limit includes all attempts and waits.
/// 3. ``idempotent(key:)``: all attempts of a call have the same key.
/// 4. ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``: each redirected request is retried, limited
///    and signed on its own, for its own server.
/// 5. `cache`: a response from the cache needs no request, and so no permit and no retry.
/// 6. ``coalescing()``: equal requests share their attempts and the waits between them.
/// 7. ``retrying(_:)``: each attempt passes through the layers inside.
/// 8. ``limitingRate(_:maximumWait:)``: a retry counts as a request, and waits if the server asks for it.
/// 9. ``hedging(after:budget:)``: the second copy of a request passes through the layers inside on its own.
/// 10. ``breakingCircuit(_:)``: a server that fails receives no requests, and a refused request needs no permit.
/// 11. `network`, such as ``waitingForNetwork(_:)``: a request that was not sent costs no retry and no permit, and does
///     not count as a failure of its server.
/// 12. ``limitingConcurrency(to:maximumWaiting:)``: only a request in progress holds a permit. A call that waits for a
///     retry holds none.
/// 13. `credentials`, such as `authenticating` of `FetchingAccess`: the requests that refresh the credential do not
///     pass through the layers outside, so they need no permit. Otherwise, they could wait for permits of calls that
///     wait for the refresh.
/// 14. `signature`, such as ``signing(declaring:_:)``: each attempt has its own date. A request to another origin
///     after a redirect is not signed.
/// 15. ``timingOut(after:includingStreamBodies:setBy:)``: each attempt has its own time limit.
/// 16. `innermost`, such as a recording: these layers receive the requests as they are sent, and the responses as they
///     arrive.
///
/// An argument of nil leaves a layer out, except for `rate`.
/// ``followingRedirects(maximumRedirects:headersForOtherOrigins:)`` and ``limitingRate(_:maximumWait:)`` cannot be
/// left out. Some layers keep state, such as that of circuit breakers. So call this function once for each store, or
/// once for several stores that share the state. A session and the store of its refresh must not share layers: a call
/// that waits for the refresh can hold the permit that the refresh needs.
///
/// - Parameters:
///   - observer: The outermost layer.
///   - limit: The time limit for a call, or the request's own limit if that is longer. A stream must begin within this
///     time.
///   - idempotencyKeys: Whether requests that change something have an `Idempotency-Key`. The server must support this
///     field, because such requests are retried.
///   - maximumRedirects: The maximum number of redirects that a call follows. With 0, redirects are returned.
///   - cache: The layer that keeps responses.
///   - coalesces: Whether equal `GET` and `HEAD` requests that are in progress at the same time are sent once.
///   - retry: The rules for retries.
///   - rate: The maximum rate of requests to a server. With nil, requests wait only if the server asks for it.
///   - hedgeDelay: The time after which a second copy of a slow request is sent.
///   - breaker: The rules of the circuit breakers.
///   - network: The layer that waits for a network, such as ``waitingForNetwork(_:)``.
///   - concurrency: The maximum number of requests to a server at the same time.
///   - credentials: The layer that adds credentials.
///   - signature: The layer that signs requests.
///   - attemptLimit: The time limit for an attempt.
///   - innermost: Further layers for each attempt.
public func standardLayers(
    observer: StoreLayer? = nil,
    deadline limit: Duration? = .seconds(60),
    idempotencyKeys: Bool = false,
    maximumRedirects: Int = 10,
    cache: StoreLayer? = nil,
    coalesces: Bool = false,
    retry: RetryPolicy? = RetryPolicy(),
    rate: RateLimit? = nil,
    hedgeDelay: Duration? = nil,
    breaker: BreakerPolicy? = BreakerPolicy(),
    network: StoreLayer? = nil,
    concurrency: Int? = 64,
    credentials: StoreLayer? = nil,
    signature: StoreLayer? = nil,
    attemptLimit: Duration? = .seconds(20),
    innermost: [StoreLayer] = []
) -> [StoreLayer] {
    let layers: [StoreLayer?] = [
        observer,
        // The limit of a request is more specific.
        limit.map { deadline(after: $0, allowingLongerRequests: true, setBy: "deadline of standardLayers") },
        idempotencyKeys ? idempotent() : nil,
        followingRedirects(maximumRedirects: maximumRedirects),
        cache,
        coalesces ? coalescing() : nil,
        retry.map { retrying($0) },
        limitingRate(rate),
        hedgeDelay.map { hedging(after: $0, budget: retry == nil ? RetryBudget() : retry?.budget) },
        breaker.map { breakingCircuit($0) },
        network,
        concurrency.map { limitingConcurrency(to: $0) },
        credentials,
        signature,
        attemptLimit.map { timingOut(after: $0, setBy: "attemptLimit of standardLayers") },
    ]
    return layers.compactMap { $0 } + innermost
}
