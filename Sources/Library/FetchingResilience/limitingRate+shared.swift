import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that limits the rate of the requests of several processes together.
///
/// The processes share a value, which can be stored anywhere, such as in a database. `limitingRate(_:sharedBy:)` of
/// `FetchingCrawl` has the same effect for the workers of a crawl, and describes it.
///
/// - Parameters:
///   - rate: The rate of the requests of all processes together. With nil, requests wait only if the server asked one
///     of the processes to wait.
///   - update: Changes a shared value. `change` receives the current value, or nil if there is none. It returns the new
///     value, or nil to keep the current one. It can be called several times, for example if another process changes
///     the value at the same time.
///   - error: Creates the error for a value that was not read, or that would stop a request for more than a day and ten
///     periods of the rate. It receives the reason.
package func limitingRate(
    _ rate: RateLimit?,
    sharedThrough update:
        @escaping @Sendable (_ name: String, _ change: @Sendable (Data?) -> Data?) async throws -> Void,
    error: @escaping @Sendable (_ reason: String) -> any Error
) -> StoreLayer {
    let limiter = SharedRateLimiter(rate, update, error)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await limiter.fetch($0, store.fetchData) },
            fetchStream: { try await limiter.fetch($0, store.fetchStream) })
    }
}

private final class SharedRateLimiter: Sendable {
    private let rate: RateLimit?
    private let updateValue: @Sendable (String, @Sendable (Data?) -> Data?) async throws -> Void
    private let error: @Sendable (String) -> any Error
    /// The name of the shared value. Each rate has its own value, so a job can have several rates, such as one per
    /// second and one per day.
    private let name: String
    /// The longest time for which a request waits. The shared value can be wrong.
    private let longestWait: Duration
    /// The time that the last reservation took.
    private let latency = Mutex(Duration.zero)
    private let state = Mutex<(waiting: [PendingResult<Duration>], isReserving: Bool)>(([], false))

    /// The end of the pause that the server asked for, as a time since 1970. `readAt` is the uptime at which the end
    /// was read; nil if it must be read again.
    private let pause = Mutex<(end: Duration, readAt: Duration?)>((.zero, nil))

    init(
        _ rate: RateLimit?, _ update: @escaping @Sendable (String, @Sendable (Data?) -> Data?) async throws -> Void,
        _ error: @escaping @Sendable (String) -> any Error
    ) {
        (self.rate, updateValue, self.error) = (rate, update, error)
        longestWait = .seconds(86_400) + (rate?.period ?? .zero) * 10
        name = rate.map { "rate-\($0.count)-\($0.period / .milliseconds(1))" } ?? "pause"
    }

    private var time: TimeSource { CallContext.current.time }

    /// The time since 1970.
    private var now: Duration { .milliseconds(Int64(time.date().timeIntervalSince1970 * 1000)) }

    func fetch<Body>(
        _ request: URLRequest, _ fetch: @Sendable (URLRequest) async throws -> (Body, URLResponse)
    ) async throws -> (Body, URLResponse) {
        try await waitForPermit()
        let (body, response) = try await fetch(request)
        if let response = response as? HTTPURLResponse, [429, 503].contains(response.statusCode),
            let pause = serverDelay(
                status: response.statusCode, now: time.date(), value: response.value(forHTTPHeaderField:))
        {
            try? await update { $0.coolDown(for: pause, now: now) }
            self.pause.withLock { $0.readAt = nil }
        }
        return (body, response)
    }

    private func waitForPermit() async throws {
        let latest = now + longestWait
        guard let rate else { return try await waitForPause(until: latest) }
        while true {
            let moment = try await permit(rate)
            let wait = try checked(moment, latest) - now
            do { try await sleep(wait) } catch {
                // The permit is that of all processes, so this work has no limits of the call.
                let context = CallContext.current.withoutCall
                Task.detached { try? await context.run { try await self.update { $0.giveBack(moment) } } }
                throw error
            }
            // If a request used its permit late, it would exceed the rate of a later period. So it reserves another
            // permit.
            if now - moment > max(.milliseconds(20), rate.period / 10) { continue }
            // During a long wait, another process may have received a `Retry-After`. Then the request reserves another
            // permit.
            if wait < .seconds(1) { return }
            if try await readPause() <= moment { return }
        }
    }

    /// Waits until the end of the pause that the server asked for.
    private func waitForPause(until latest: Duration) async throws {
        while true {
            let (end, readAt) = pause.withLock { $0 }
            let isRead = readAt.map { time.uptime() - $0 < .seconds(1) } ?? false
            let wait = try await checked(isRead ? end : readPause(), latest) - now
            guard wait > .zero else { return }
            try await sleep(wait)
        }
    }

    private func sleep(_ wait: Duration) async throws { try await CallContext.current.sleep(for: wait) }

    /// Returns the moment, or throws if it is later than `latest`.
    private func checked(_ moment: Duration, _ latest: Duration) throws -> Duration {
        guard moment <= latest else {
            throw error("the shared value “\(name)” stops a request for more than \(longestWait)")
        }
        return moment
    }

    /// Reads the end of the pause from the shared value. The server may have asked another process for the pause.
    private func readPause() async throws -> Duration {
        let result = try await update(storesChange: false) { $0.cooldownEnd }
        pause.withLock { $0 = (result, time.uptime()) }
        return result
    }

    /// Reserves a permit, and returns its moment. One reservation at a time serves all requests that wait.
    private func permit(_ rate: RateLimit) async throws -> Duration {
        let result = PendingResult<Duration>()
        let isFirst = state.withLock { state in
            state.waiting.append(result)
            defer { state.isReserving = true }
            return !state.isReserving
        }
        // The reservation serves all requests, so it has no limits of this call.
        let context = CallContext.current.withoutCall
        if isFirst { Task.detached { await context.run { await self.reserve(rate) } } }
        return try await result.value()
    }

    private func reserve(_ rate: RateLimit) async {
        while true {
            let waiting = state.withLock { state in
                let waiting = state.waiting
                state.waiting = []
                state.isReserving = !waiting.isEmpty
                return waiting
            }
            if waiting.isEmpty { return }
            let start = time.uptime()
            // A reservation takes about as long as the last one. A permit for a moment before its end would be late.
            let latency = latency.withLock { $0 }
            do {
                let moments = try await update { state in
                    let start = now + latency
                    return waiting.map { _ in state.reserve(rate, now: start, latest: start + longestWait) }
                }
                self.latency.withLock { $0 = time.uptime() - start }
                let unused = zip(waiting, moments).filter { !$0.complete(.success($1)) }
                if !unused.isEmpty {
                    try? await update { state in for (_, moment) in unused { state.giveBack(moment) } }
                }
            } catch {
                for result in waiting { result.complete(.failure(error)) }
            }
        }
    }

    /// Changes the shared state, and returns the result of `change`, which can be called several times.
    private func update<Value: Sendable>(
        storesChange: Bool = true, _ change: @Sendable (inout RateState) -> Value
    ) async throws -> Value {
        let result = Mutex<Value?>(nil)
        try await updateValue(name) { data in
            // Any program can have stored the value.
            let stored = data.flatMap { $0.count < 1 << 20 ? try? JSONDecoder().decode(RateState.self, from: $0) : nil }
            var state = (stored ?? RateState()).limited(to: rate, now: now)
            result.withLock { $0 = change(&state) }
            return storesChange ? try? JSONEncoder().encode(state) : nil
        }
        guard let value = result.withLock({ $0 }) else {
            throw error("the shared value “\(name)” was not read")
        }
        return value
    }
}
