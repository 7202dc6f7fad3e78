import FetchingResilience
import FetchingTestSupport
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

struct CallMetricsTests {
    @Test func metricsCountCallsRetriesAndFailures() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let metrics = Mutex(CallMetrics())
            let store = NetworkStore.sequence(
                .json("", status: 503).delayed(by: .milliseconds(100)), .json("{}"),
                .json("", status: 404)
            ).layered(
                observing { event in metrics.withLock { $0.add(event) } },
                retrying())
            _ = try await store.fetchData(request("http://a:81/"))
            _ = try await store.fetchData(request("http://a:81/"))
            let result = metrics.withLock { $0 }
            expect(result.calls == 2 && result.failedCalls == 1 && result.retries == 1)
            let server = try #require(result.servers["a:81"])
            expect(server.attempts == 3 && server.failures == 1 && server.bytes == 2)
            let longest = try #require(server.duration(atPercentile: 100))
            expect((.milliseconds(100) ... .milliseconds(105)).contains(longest))
            expect(
                result.description.hasPrefix(
                    "2 calls, 1 failed, retries: 1, waits: 0\na:81: 3 requests, 1 failure, 2 bytes"))
        }
    }

    @Test func metricsCountTheResponsesFromACache() async throws {
        let time = VirtualTime()
        try await time.run {
            let metrics = Mutex(CallMetrics())
            func store(_ kinds: NetworkEvent.Kind...) -> NetworkStore {
                let layer: StoreLayer = { next in
                    NetworkStore(
                        around: next,
                        fetchData: { request in
                            let response = try await next.fetchData(request)
                            for kind in kinds { CallContext.current.events?.emit(kind, response: response.1, bytes: 3) }
                            return response
                        }, fetchStream: next.fetchStream)
                }
                return NetworkStore.json("[1]").layered(
                    observing { event in metrics.withLock { $0.add(event) } }, layer)
            }
            _ = try await store(.cacheMiss).fetchData(request("http://a:81/"))
            expect(
                metrics.withLock { $0 }.description.contains(
                    "\nfrom cache: 0 responses, 0 bytes, revalidated: 0, not in cache: 1\na:81"))
            _ = try await store(.servedFromCache(isRevalidated: true)).fetchData(request("http://a:81/"))
            _ = try await store(.servedFromCache(isRevalidated: false)).fetchData(request("http://a:81/"))
            let result = metrics.withLock { $0 }
            expect(result.cacheHits == 2 && result.revalidations == 1 && result.cacheMisses == 1)
            expectEqual(result.cachedBytes, 6)
        }
    }
}
