import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that limits the rate of the requests to a server. It also delays requests if the server asks for
/// it.
///
/// ```swift
/// let store = NetworkStore.live.layered(retrying(), limitingRate(.bursty(100, per: .seconds(60))))
/// ```
///
/// All requests to a server (scheme, host and port) wait after a response with status 429 or 503 that names a time,
/// for example with `Retry-After`. They also wait after a response whose fields say that the rate limit is exhausted.
/// The server can delay them by at most an hour. If a call is cancelled while it waits, its permit is given back.
///
/// The state belongs to the returned layer: stores that use the same value share the rate.
///
/// - Parameters:
///   - rate: The number of requests to a server in a period. With nil, requests wait only if the server asks for it.
///   - maximumWait: The longest wait for a permit. If the wait would be longer, or would pass the deadline of the
///     call, the request throws ``RequestRefused/rateLimited(wait:)`` at once.
public func limitingRate(_ rate: RateLimit?, maximumWait: Duration = .seconds(60)) -> StoreLayer {
    let limiter = RateLimiter(rate, maximumWait)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await limiter.fetch($0, store.fetchData) },
            fetchStream: { try await limiter.fetch($0, store.fetchStream) })
    }
}

private final class RateLimiter: Sendable {
    private let rate: RateLimit
    private let maximumWait: Duration
    private let servers = Mutex(OriginStates<RateState>())

    init(_ rate: RateLimit?, _ maximumWait: Duration) {
        self.rate = rate ?? .smooth(1, per: .zero)
        self.maximumWait = maximumWait
    }

    // Inlined, because each call of an async function takes about 20 ns.
    @inline(__always)
    func fetch<Body>(_ request: URLRequest, _ fetch: Fetch<Body>) async throws -> (Body, URLResponse) {
        let context = CallContext.current
        let time = context.time
        let start = time.uptime()
        let latest = start + max(.zero, min(maximumWait, context.timeUntilLimit ?? maximumWait))
        let moment = update(request.url) { $0.reserve(rate, now: start, latest: latest) }
        if moment > start { try await wait(until: moment, latest: latest, now: start, time, request.url) }
        let (body, response) = try await fetch(request)
        if let response = response as? HTTPURLResponse, let pause = pause(after: response, time) {
            update(request.url) { $0.coolDown(for: pause, now: time.uptime()) }
        }
        return (body, response)
    }

    /// Waits until the moment for which a permit is reserved. Throws an error if this moment is later than `latest`.
    private func wait(
        until moment: Duration, latest: Duration, now: Duration, _ time: TimeSource, _ url: URL?
    ) async throws {
        var (moment, now) = (moment, now)
        while moment > now {
            guard moment <= latest else { throw RequestRefused.rateLimited(wait: moment - now) }
            CallContext.current.emit(.throttled(delay: moment - now))
            // The task can have waited for a thread since `now`. The wait must not end later for that, or even pass a
            // limit of the call.
            do { try await CallContext.current.sleep(for: moment - time.uptime()) } catch {
                update(url) { $0.giveBack(moment) }
                throw error
            }
            // During the wait, another response may have asked for a longer wait.
            if update(url, { $0.cooldownEnd }) <= moment { return }
            now = time.uptime()
            moment = update(url) { $0.reserve(rate, now: now, latest: latest) }
        }
    }

    /// Returns the time for which all requests must wait after a response, or nil if they need not wait.
    private func pause(after response: HTTPURLResponse, _ time: TimeSource) -> Duration? {
        let (status, value) = (response.statusCode, response.value(forHTTPHeaderField:))
        if FailureTraits(status: status).isOverload {
            return serverDelay(status: status, now: time.date(), value: value)
        }
        return isRateLimitExhausted(value: value) ? rateLimitDelay(now: time.date(), value: value) : nil
    }

    private func update<Value>(_ url: URL?, _ body: (inout RateState) -> Value) -> Value {
        servers.withLock { $0.update(url, initial: RateState(), body) }
    }
}
