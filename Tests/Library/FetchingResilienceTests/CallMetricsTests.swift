import Fetching
import FetchingTestSupport
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite(.virtualTime) struct CallMetricsTests {
    private final class Metrics: Sendable {
        private let metrics = Mutex(CallMetrics())
        var result: CallMetrics { metrics.withLock { $0 } }
        var layer: StoreLayer { observing { event in self.metrics.withLock { $0.add(event) } } }
    }

    @Test func metricsCountCallsRetriesAndFailures() async throws {
        let metrics = Metrics()
        let store = NetworkStore.sequence(
            .json("", status: 503).delayed(by: .milliseconds(100)), .json("{}"), .json("", status: 404)
        ).layered(metrics.layer, retrying())
        for _ in 0..<2 { _ = try await store.fetchData(request("http://a:81/")) }
        let result = metrics.result
        expect(result.calls == 2 && result.failedCalls == 1 && result.retries == 1)
        let server = try #require(result.servers["a:81"])
        expect(server.attempts == 3 && server.failures == 1 && server.bytes == 2)
        let longest = try #require(server.duration(atPercentile: 100))
        expect((.milliseconds(100) ... .milliseconds(105)).contains(longest))
        let text = "2 calls, 1 failed, retries: 1, waits: 0\na:81: 3 requests, 1 failure, 2 bytes"
        expect(result.description.hasPrefix(text))
    }

    @Test func metricsCountTheResponsesFromACache() async throws {
        let metrics = Metrics()
        func fetch(_ kind: NetworkEvent.Kind) async throws {
            let layer = intercepting("cache") { request, next in
                let response = try await next(request)
                CallContext.current.emit(kind, .success(response.1), bytes: 3)
                return response
            }
            _ = try await NetworkStore.json("[1]").layered(metrics.layer, layer).fetchData(request("http://a:81/"))
        }
        try await fetch(.cacheMiss)
        let text = "\nfrom cache: 0 responses, 0 bytes, revalidated: 0, not in cache: 1\na:81"
        expect(metrics.result.description.contains(text))
        try await fetch(.servedFromCache(isRevalidated: true))
        try await fetch(.servedFromCache(isRevalidated: false))
        let result = metrics.result
        expect(result.cacheHits == 2 && result.revalidations == 1 && result.cacheMisses == 1)
        expectEqual(result.cachedBytes, 6)
    }
}
