public import Fetching
import Foundation
internal import HTTPSyntax

/// Counts and durations from the events of calls, for each server.
///
/// ```swift
/// let metrics = Mutex(CallMetrics())
/// let store = NetworkStore.live.layered(observing { event in metrics.withLock { $0.add(event) } })
/// ```
public struct CallMetrics: Sendable, CustomStringConvertible {
    /// The figures of one server.
    public struct Server: Sendable {
        /// The number of requests that have ended. Cancelled requests are not counted.
        public fileprivate(set) var attempts = 0
        /// The number of requests with an error, or with a status of 500 or higher.
        public fileprivate(set) var failures = 0
        /// The number of bytes in the bodies of all responses.
        public fileprivate(set) var bytes: Int64 = 0
        /// The number of durations in each range. The upper end of a range is 2^(key/16) microseconds. Ranges are kept
        /// instead of durations to limit the memory.
        private var durations: [Int: Int] = [:]

        /// Returns the duration within which `percentile` percent of the requests ended. The result is up to 4.5
        /// percent too long. Returns nil if no request has ended.
        public func duration(atPercentile percentile: Double) -> Duration? {
            let count = durations.values.reduce(0, +)
            let rank = max(1, (Double(count) * percentile / 100).rounded(.up))
            var sum = 0.0
            for range in durations.keys.sorted() {
                sum += Double(durations[range] ?? 0)
                if sum >= rank { return .seconds(exp2(Double(range) / 16) / 1e6) }
            }
            return nil
        }

        fileprivate mutating func add(_ duration: Duration) {
            let microseconds = max(1, duration / .microseconds(1))
            let range = (log2(microseconds) * 16).rounded(.up)
            durations[Int(exactly: range) ?? 0, default: 0] += 1
        }
    }

    /// The number of calls that have ended.
    private(set) var calls = 0
    /// The number of calls that have ended with an error, which can be a cancellation, or with a status of 400 or
    /// higher.
    private(set) var failedCalls = 0
    /// The number of retries.
    private(set) var retries = 0
    /// The number of waits for a permit.
    private(set) var waits = 0
    /// The number of responses from a cache, including the revalidated ones.
    private(set) var cacheHits = 0
    /// The number of responses from a cache that the server has confirmed.
    private(set) var revalidations = 0
    /// The number of requests that the cache sent unchanged: without a usable stored response, or with their own
    /// condition or range.
    private(set) var cacheMisses = 0
    /// The number of bytes in the bodies of the responses from a cache.
    private(set) var cachedBytes: Int64 = 0
    /// The figures of the servers, by host and port, such as `api.example.com:443`.
    public private(set) var servers: [String: Server] = [:]

    /// Creates metrics without events.
    public init() {}

    /// Adds an event.
    public mutating func add(_ event: NetworkEvent) {
        switch event.kind {
        case .callEnded:
            calls += 1
            if event.errorType != nil { failedCalls += 1 }
        case .retryScheduled: retries += 1
        case .throttled: waits += 1
        case .cacheMiss: cacheMisses += 1
        case .servedFromCache(let isRevalidated):
            cacheHits += 1
            if isRevalidated { revalidations += 1 }
            cachedBytes += event.bytes ?? 0
        case .attemptEnded:
            let fields = event.fields
            guard let host = fields["server.address"], event.errorType != "cancelled" else { return }
            let name = "\(host):\(fields["server.port"] ?? "0")"
            var server = servers[name] ?? Server()
            server.attempts += 1
            // Without an error, the type is the status.
            let hasError = event.errorType != nil && event.errorType != event.status.map { String($0) }
            if hasError || event.status ?? 200 >= 500 { server.failures += 1 }
            server.bytes += event.bytes ?? 0
            if let duration = event.duration { server.add(duration) }
            servers[name] = server
        default: break
        }
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// One line for all calls, one line for the cache if one was used, and one line for each server.
    public var description: String {
        let lines = servers.sorted { $0.key < $1.key }.map { name, server in
            let times = [50.0, 95, 99].compactMap { percentile in
                server.duration(atPercentile: percentile).map { "\(Int(percentile))% within \(durationText($0))" }
            }
            let size = sizeText(Int(clamping: server.bytes))
            let parts = [counted(server.attempts, "request"), counted(server.failures, "failure"), size] + times
            return "\(name): " + parts.joined(separator: ", ")
        }
        let total = "\(counted(calls, "call")), \(failedCalls) failed, retries: \(retries), waits: \(waits)"
        let hits = "\(counted(cacheHits, "response")), \(sizeText(Int(clamping: cachedBytes)))"
        let cache = "from cache: \(hits), revalidated: \(revalidations), not in cache: \(cacheMisses)"
        return ([total] + (cacheHits + cacheMisses > 0 ? [cache] : []) + lines).joined(separator: "\n")
    }
}
