import Foundation

/// Returns the layers of a client that must work with slow, overloaded and failing servers, in their order.
///
/// ```swift
/// let store = NetworkStore.live.layered(standardLayers())
/// let store = NetworkStore.live.layered(standardLayers(deadline: .seconds(10), retry: nil, concurrency: 4))
/// ```
///
/// The order, from the outside to the inside, and its reasons:
///
/// 1. `observer`, such as ``logging(attempts:time:to:)``: it sees everything.
/// 2. ``deadline(after:time:)``: it limits everything inside, with all attempts and waits.
/// 3. ``idempotent(key:)``: all attempts of a call have one key.
/// 4. ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``: each request of a chain is retried, limited and
///    signed on its own, for its own server.
/// 5. ``retrying(_:time:)``: an attempt passes everything inside again.
/// 6. ``limitingRate(_:maximumWait:time:)``: a retry counts as a request, and waits as long as the server asks for.
/// 7. ``hedging(after:budget:time:)``: the second copy of a request counts for the layers inside.
/// 8. ``breakingCircuit(_:time:)``: a server that fails is not asked, and a refused request needs no permit.
/// 9. ``limitingConcurrency(to:maximumWaiting:)``: only a request in progress has a permit, not one that waits for a
///    retry.
/// 10. `credentials`, such as `authenticating` of `FetchingAccess`: a refresh does not need the permits that wait for
///     it, because it does not pass the layers outside.
/// 11. `signature`, such as ``signing(declaring:time:_:)``: each attempt has its own date.
/// 12. ``timingOut(after:includingStreamBodies:time:)``: each attempt has its own time limit.
/// 13. `innermost`, such as a recording: they see what the network sends and returns.
///
/// A nil argument leaves a layer out, except for `rate`. The layers have states, such as those of circuit breakers. So
/// call this function once for each store, or once for several stores that share the states.
///
/// - Parameters:
///   - observer: The outermost layer.
///   - deadline: The time limit for a call. A stream must be complete within this time, so pass nil for long streams.
///   - idempotencyKeys: Whether requests that change something have an `Idempotency-Key`. Their server must ignore or
///     support the field.
///   - maximumRedirects: The maximum number of redirects that a call follows.
///   - retry: The rules for retries.
///   - rate: The maximum rate of requests to a server. With nil, requests wait only if the server asks for it.
///   - hedgeDelay: The time after which a second copy of a slow request is sent.
///   - breaker: The rules of the circuit breakers.
///   - concurrency: The maximum number of requests to a server at the same time.
///   - credentials: The layer that adds credentials.
///   - signature: The layer that signs requests.
///   - attemptLimit: The time limit for an attempt.
///   - innermost: Further layers for each attempt.
///   - time: The clock, the waits and the random numbers.
public func standardLayers(
    observer: StoreLayer? = nil,
    deadline limit: Duration? = .seconds(60),
    idempotencyKeys: Bool = false,
    maximumRedirects: Int = 10,
    retry: RetryPolicy? = RetryPolicy(),
    rate: RateLimit? = nil,
    hedgeDelay: Duration? = nil,
    breaker: BreakerPolicy? = BreakerPolicy(),
    concurrency: Int? = 64,
    credentials: StoreLayer? = nil,
    signature: StoreLayer? = nil,
    attemptLimit: Duration? = .seconds(20),
    innermost: [StoreLayer] = [],
    time: TimeSource = .system
) -> [StoreLayer] {
    let layers: [StoreLayer?] = [
        observer,
        limit.map { deadline(after: $0, time: time) },
        idempotencyKeys ? idempotent() : nil,
        followingRedirects(maximumRedirects: maximumRedirects),
        retry.map { retrying($0, time: time) },
        limitingRate(rate, time: time),
        hedgeDelay.map { hedging(after: $0, budget: retry == nil ? RetryBudget() : retry?.budget, time: time) },
        breaker.map { breakingCircuit($0, time: time) },
        concurrency.map { limitingConcurrency(to: $0) },
        credentials,
        signature,
        attemptLimit.map { timingOut(after: $0, time: time) },
    ]
    return layers.compactMap { $0 } + innermost
}
