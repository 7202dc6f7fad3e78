import Fetching
import FetchingAccess
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// Hostile servers, hostile files and careless callers.
@Suite(.hangLimit) struct CacheAttackTests {
    let origin = CachedOrigin()

    init() { origin.reply(200, ["Cache-Control": "max-age=60"]) }

    private func cached(_ layers: StoreLayer...) -> NetworkStore {
        origin.network.layered([settingTime(origin.time.source), caching(in: origin.cache)] + layers)
    }

    private func settled(_ isDone: () async throws -> Bool) async throws {
        for _ in 0..<2000 where try await !isDone() { try await Task.sleep(for: .milliseconds(2)) }
    }

    /// Waits until the server has received a number of requests, and some time longer for what follows.
    private func afterRequest(_ count: Int) async throws {
        try await settled { origin.requests.count == count }
        try await Task.sleep(for: .milliseconds(50))
    }

    @Test func aKeyInThePathOfAnInnerLayerIsNotShared() async throws {
        func addingKey(_ key: String) -> StoreLayer {
            intercepting("key") { request, next in
                var request = request
                declareSecret(key)
                request.url = URL(string: "https://example.com/\(key)/a")
                return try await next(request)
            }
        }
        try await expectEqual(origin.get(through: cached(addingKey("anna-key"))).body, "1")
        try await expectEqual(origin.get(through: cached(addingKey("ben-key"))).body, "2")
    }

    @Test func theLanguageOfAnInnerLayerIsNotIgnored() async throws {
        origin.reply(200, ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
        try await expectEqual(origin.get(through: cached(settingHeaders(["Accept-Language": "en"]))).body, "1")
        try await expectEqual(origin.get(through: cached(settingHeaders(["Accept-Language": "de"]))).body, "2")
    }

    @Test func aStreamAndABackgroundRevalidationKeepTheSecretsOfTheirCall() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60", "ETag": "1"])
        let outer = intercepting("declare") { request, next in
            declareSecret("planted-path")
            return try await next(request)
        }
        let store = origin.network.layered(followingRedirects(), outer, caching(in: origin.cache))
        _ = try await store.fetchStream(request("https://example.com/planted-path/stream")).0.data()
        expect(try await origin.cache.texts().contains("example.com"))
        _ = try await origin.get("/planted-path/a", through: store)
        expect(try await !origin.cache.texts().contains("planted"))
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get("/planted-path/a", through: store).body, "2")
        try await afterRequest(3)
        try await expectEqual(origin.get("/planted-path/a", through: store).body, "3")
        expect(try await !origin.cache.texts().contains("planted"))
    }

    @Test func aDeclaredCredentialInTheBackgroundIsNotStoredForEverybody() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60"])
        let isIn = Mutex(false)
        let layer = signing(declaring: SecretNames(headers: ["X-Account"])) { request, _ in
            var request = request
            if isIn.withLock({ $0 }) { request.setValue("anna", forHTTPHeaderField: "X-Account") }
            return request
        }
        let store = cached(layer)
        try await expectEqual(origin.get(through: store).body, "1")
        isIn.withLock { $0 = true }
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get(through: store).body, "1")
        try await afterRequest(2)
        isIn.withLock { $0 = false }
        expect(try await origin.get(through: store).body != "2", "the response to the account")
    }

    /// Where the cache stands, and whether the app has chosen the partition.
    @Test(arguments: [(CachePlace.inside, false), (.outside, false), (.outside, true), (.inside, true)])
    func nothingIsStoredAfterALogout(place: CachePlace, isChosen: Bool) async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60"])
        let gate = AsyncStream<Void>.makeStream()
        let count = Atomic(0)
        let network = origin.network.layered { next in
            NetworkStore { request in
                if count.add(1, ordering: .relaxed).newValue == 2 { for await _ in gate.stream {} }
                return try await next.fetchData(request)
            }
        }
        var partition: (@Sendable (URLRequest) -> String)?
        if isChosen { partition = { _ in "anna" } }
        let cache = caching(in: origin.cache, partition: partition)
        let inner = place == .inside ? network.layered(cache) : network
        var session = try Session(
            Tokens(access: "a"), api: APISettings(baseURL: "https://example.com", store: inner)
        ) { _ in nil }
        if place == .outside { session = session.layered(cache) }
        session.onEnd { [cache = origin.cache] in try? await cache.removeAll() }
        _ = try await origin.get(through: session.api.store)
        origin.time.advance(by: .seconds(5))
        _ = try await origin.get(through: session.api.store)
        try await settled { count.load(ordering: .relaxed) == 2 }
        try await session.end()
        try await expectEqual(origin.cache.size().entries, 0)
        gate.continuation.finish()
        try await afterRequest(2)
        try await expectEqual(origin.cache.size().entries, 0)
    }

    @Test func aBackgroundRevalidationDoesNotFollowRedirectsInside() async throws {
        let paths = Texts()
        let network = NetworkStore { request in
            let path = request.url?.path() ?? ""
            paths.add(path)
            let isMoved = path == "/a" && paths.all.count > 1
            let headers = isMoved ? ["Location": "/b"] : ["Cache-Control": "max-age=1, stale-while-revalidate=600"]
            return try stubResponse(
                to: request, Data("\(path) \(paths.all.count)".utf8), status: isMoved ? 302 : 200, headers: headers)
        }
        let store = network.layered(caching(in: origin.cache), followingRedirects())
        try await expectEqual(origin.get(through: store).body, "/a 1")
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get(through: store).body, "/a 1")
        try await settled { paths.all.count >= 2 }
        try await Task.sleep(for: .milliseconds(50))
        expectEqual(paths.all, ["/a", "/a"])
        expect(try await origin.cache.entries("https://example.com/a").allSatisfy { $0.body != Data("/b 3".utf8) })
    }

    @Test func anEndlessBodyInTheBackgroundIsNotReadForEver() async throws {
        let chunks = Atomic(0)
        let calls = Atomic(0)
        let isOver = Atomic(false)
        let network = streams { _ in
            let isFirst = calls.add(1, ordering: .relaxed).newValue == 1
            let endless = ResponseBody {
                await Task.yield()
                if isOver.load(ordering: .relaxed) { return nil }
                chunks.add(1, ordering: .relaxed)
                return Data(count: 1000)
            }
            let headers = ["Cache-Control": "max-age=1, stale-while-revalidate=600"]
            return (isFirst ? ChunkSource("1").body : endless, 200, headers)
        }
        let store = network.layered(settingTime(origin.time.source), caching(in: .memory(bytes: 10_000)))
        for _ in 0..<2 {
            _ = try await store.fetchStream(request("https://example.com/a")).0.data()
            origin.time.advance(by: .seconds(5))
        }
        try await settled { chunks.load(ordering: .relaxed) > 10 }
        for _ in 0..<10_000 { await Task.yield() }
        isOver.store(true, ordering: .relaxed)
        expect(chunks.load(ordering: .relaxed) < 100)
    }

    @Test(arguments: ["inf", "-inf", "nan", "1e300", "-1e300"])
    func aFileWithAnImpossibleDateDoesNoHarm(date: String) async throws {
        let entry = CacheEntry(
            key: "https://example.com/a", variant: "", url: "", partition: "", vary: [], status: 200,
            headers: ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], body: Data("old".utf8),
            requestDate: Date(timeIntervalSinceReferenceDate: Double(date) ?? 0),
            responseDate: Date(timeIntervalSinceReferenceDate: Double(date) ?? 0))
        try await origin.cache.save(entry)
        try await expectEqual(origin.get().body, "1")
    }

    /// No caller waits for a revalidation, so no deadline of a call ends it.
    @Test func aRevalidationWhoseBodyNeverEndsIsStopped() async throws {
        try await origin.fill(["Cache-Control": "max-age=1, stale-while-revalidate=600"])
        let (time, gate) = (origin.time, Gate())
        let isStopped = Mutex(false)
        let fetchData = origin.network.fetchData
        let store = NetworkStore(
            fetchData: fetchData,
            fetchStream: { request in
                let body = ResponseBody {
                    try await gate.pass(1)
                    return nil
                } cancel: {
                    isStopped.withLock { $0 = true }
                }
                return (body, try await fetchData(request).1)
            }
        ).layered(settingTime(time.source), caching(in: origin.cache))
        try await expectEqual(store.fetchStream(request("https://example.com/a")).0.data(), Data("1".utf8))
        await gate.waiting(atLeast: 1)
        time.advance(by: .seconds(59))
        expect(!isStopped.withLock { $0 })
        time.advance(by: .seconds(1))
        expect(await eventually { isStopped.withLock { $0 } })
    }

    @Test func a304IsNotShownToACallerWhoSentNoCondition() async throws {
        origin.reply(200, ["ETag": "1"])
        _ = try await origin.get()
        origin.reply(304, ["ETag": "\"2\""])
        await expect(throws: URLError(.badServerResponse)) { try await origin.get() }
        expectEqual(origin.requests.count, 3)
        await expect(throws: URLError(.badServerResponse)) { try await origin.get("/other") }
        let (_, response) = try await origin.get("/other", ["If-None-Match": "\"2\""])
        expectEqual(response.statusCode, 304)
    }
}
