import FetchingCache
import FetchingResilience
import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

private let fresh = ["Cache-Control": "max-age=60", "Date": "{0}"]
private let stale = ["Cache-Control": "max-age=1", "Date": "{0}", "ETag": "\"v1\""]

@Suite(.hangLimit) struct CachingTests {
    let origin = CachedOrigin()

    @Test func aStoredResponseHasItsAge() async throws {
        origin.reply(200, fresh.merging(["Age": "7"]) { $1 })
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get().response.value(forHTTPHeaderField: "Age"), "12")
    }

    /// The body of such a response must not be used for another request.
    @Test func aBodyThatIsIncompleteOrCodedIsNotStored() async throws {
        for (status, coding, error, requests) in [
            (404, nil, URLError(.networkConnectionLost), 2), (404, nil, nil, 1), (200, "gzip", nil, 2),
            (200, "none, br", nil, 2), (200, "none", nil, 1),
        ] as [(Int, String?, URLError?, Int)] {
            let count = Atomic(0)
            let network = NetworkStore { request in
                count.add(1, ordering: .relaxed)
                let fields = ["Cache-Control": "max-age=60", "Content-Encoding": coding].compactMapValues { $0 }
                let (data, response) = try stubResponse(to: request, Data("a".utf8), status: status, headers: fields)
                let head = try #require(response as? HTTPURLResponse)
                return try error.map { try head.withPart(data, of: $0) } ?? (data, response)
            }
            let store = network.layered(caching())
            for _ in 0..<2 { _ = try await store.fetchData(createRequest(baseURL: "https://example.com/a")) }
            expectEqual(count.load(ordering: .relaxed), requests, "\(status) \(coding ?? "")")
        }
    }

    @Test func variantsOfAURLAreStoredNextToEachOther() async throws {
        origin.reply(200, fresh.merging(["Vary": "Accept-Language"]) { $1 })
        for language in ["de", "en", "de", "en", "fr", "de"] {
            _ = try await origin.get("/a", ["Accept-Language": language])
        }
        expectEqual(origin.requests.count, 3)
        try await expectEqual(origin.get("/a", ["Accept-Language": "en"]).body, "2")
        try await expectEqual(origin.cache.size().entries, 3)
    }

    @Test func anObserverReceivesEachAttemptAsTheLayersInsideTheCacheSendIt() async throws {
        let urls = Mutex<[String]>([])
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.sequence(.json("", status: 503), .json("[]")).layered(
                observing { event in
                    if event.kind == .attemptStarted { urls.withLock { $0.append(event.url) } }
                },
                caching(), retrying(),
                signing() { request, _ in
                    var request = request
                    request.url?.append(queryItems: [URLQueryItem(name: "ts", value: "1")])
                    return request
                })
            _ = try await store.fetchData(createRequest(baseURL: "https://example.com/a"))
            expectEqual(urls.withLock { $0 }, ["https://example.com/a?ts=1", "https://example.com/a?ts=1"])
        }
    }

    @Test func theLogLineOfAResponseFromTheCacheEndsWithNotSent() async throws {
        let lines = Mutex<[String]>([])
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.json("[]", headers: ["Cache-Control": "max-age=60"]).layered(
                logging { line in lines.withLock { $0.append(line) } }, caching())
            for _ in 0..<2 { _ = try await store.fetchData(createRequest(baseURL: "https://example.com/a")) }
            expectEqual(
                lines.withLock { $0 },
                [
                    "GET https://example.com/a: status 200, 2 bytes, 0.0 ms",
                    "GET https://example.com/a: status 200, 2 bytes, 0.0 ms, not sent",
                ])
        }
    }

    // RFC 9111 §3.2, §4.3.4.
    @Test func aConfirmationReplacesHeaderFieldsButNotThoseOfTheContent() async throws {
        origin.reply(200, stale.merging(["Content-Type": "text/plain", "X-Old": "1", "X-Both": "1"]) { $1 })
        _ = try await origin.get()
        origin.reply(
            304, ["Cache-Control": "max-age=100", "Content-Type": "text/html", "Content-Length": "0", "X-Both": "2"])
        origin.time.advance(by: .seconds(5))
        for _ in 0..<2 {
            let (body, response) = try await origin.get()
            expect(body == "1" && response.statusCode == 200)
            expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "text/plain")
            expectEqual(response.value(forHTTPHeaderField: "X-Old"), "1")
            expectEqual(response.value(forHTTPHeaderField: "X-Both"), "2")
            expectEqual(response.value(forHTTPHeaderField: "Age"), "0")
        }
        origin.time.advance(by: .seconds(99))
        _ = try await origin.get()
        expectEqual(origin.requests.count, 2, "the new lifetime counts from the confirmation")
    }

    /// solidjs/solid 3134, nodejs/undici 5732 and ktorio/ktor 4816: a 304, or a response to `HEAD`, with other fields.
    @Test(arguments: ["GET", "HEAD"]) func aConfirmationCanRemoveTheStoredResponse(method: String) async throws {
        let cases: [(stored: [String: String], confirmation: [String: String], isKept: Bool)] = [
            ([:], ["Cache-Control": "no-store"], false), ([:], ["Cache-Control": "max-age=60, no-store"], false),
            ([:], ["Cache-Control": "max-age=60", "Vary": "*"], false),
            ([:], ["Cache-Control": "max-age=60", "Vary": "Accept-Language"], false),
            (["Vary": "Accept"], ["Cache-Control": "max-age=60", "Vary": "accept, Accept-Language"], false),
            (["Vary": "Accept"], ["Cache-Control": "max-age=60", "Vary": "accept"], true),
            (["Vary": "Accept, Accept-Language"], ["Cache-Control": "max-age=60", "Vary": "Accept"], true),
            (["Vary": "Accept"], ["Cache-Control": "max-age=60"], true), ([:], ["Cache-Control": "max-age=60"], true),
        ]
        for (stored, confirmation, isKept) in cases {
            let origin = CachedOrigin()
            origin.reply(200, stale.merging(["Last-Modified": "{-1000000}"]) { $1 }.merging(stored) { $1 })
            _ = try await origin.get("/a", ["Accept-Language": "de"])
            origin.time.advance(by: .seconds(5))
            origin.reply(method == "HEAD" ? 200 : 304, ["ETag": "\"v1\""].merging(confirmation) { $1 })
            let confirmed = try await origin.get("/a", ["Accept-Language": "de"], method: method)
            expect(confirmed.body == (method == "HEAD" ? "" : "1") && confirmed.response.statusCode == 200)
            origin.reply(200, ["Cache-Control": "max-age=60"])
            let next = try await origin.get("/a", ["Accept-Language": isKept ? "de" : "fr"])
            expect(next.body == (isKept ? "1" : "3"), "\(confirmation)")
            expect(isKept || !origin.isConditional)
        }
    }

    @Test func aConfirmationThatChangesNothingIsNotWritten() async throws {
        let saves = Mutex(0)
        var cache = CacheStore.memory()
        cache.save = { [save = cache.save] entry in
            saves.withLock { $0 += 1 }
            try await save(entry)
        }
        let origin = CachedOrigin(cache)
        origin.reply(200, ["ETag": "v1", "Date": "{0}", "X-Kind": "1"])
        _ = try await origin.get()
        for (headers, count) in [(["Date": "{0}"], 1), (["X-Kind": "2"], 2), (["Cache-Control": "max-age=9"], 3)] {
            origin.time.advance(by: .seconds(5))
            origin.reply(304, headers)
            try await expectEqual(origin.get().body, "1")
            expectEqual(saves.withLock { $0 }, count)
        }
    }

    @Test func aConfirmationOfAnotherResponseIsNotUsed() async throws {
        origin.reply(200, stale)
        _ = try await origin.get()
        origin.replyOnce(304, ["ETag": "\"v2\""])
        origin.reply(200, ["ETag": "\"v2\""])
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get().body, "3")
        expect(!origin.isConditional)
    }

    // nginx makes the entity tag of a compressed response weak, and confirms it with the strong one.
    @Test(arguments: ["\"v1\"", "W/\"v1\""])
    func aConfirmationWithTheStrongTagOfAWeakOneIsUsed(confirmed: String) async throws {
        origin.reply(200, stale.merging(["ETag": "W/\"v1\""]) { $1 })
        _ = try await origin.get()
        origin.reply(304, ["ETag": confirmed, "Cache-Control": "max-age=1"])
        for count in 2...3 {
            origin.time.advance(by: .seconds(5))
            let (body, response) = try await origin.get()
            expect(body == "1" && response.value(forHTTPHeaderField: "ETag") == "W/\"v1\"")
            expectEqual(origin.requests.count, count)
        }
    }

    @Test(arguments: [200, 301, 404, 410, 403, 429, 500])
    func aStaleResponseIsRemovedIfItsReplacementMustNotBeStored(status: Int) async throws {
        origin.reply(200, stale)
        _ = try await origin.get()
        origin.reply(status, ["Cache-Control": "no-store"])
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get().response.statusCode, status)
        expect(try await origin.cache.size().entries == ([403, 429, 500].contains(status) ? 1 : 0))
    }

    // A refreshed token has the same partition as the rejected one.
    @Test(arguments: [401, 407]) func aRejectedCredentialIsNotStored(status: Int) async throws {
        origin.replyOnce(status, fresh)
        origin.reply(200, fresh)
        try await expectEqual(origin.get().response.statusCode, status)
        try await expectEqual(origin.get().response.statusCode, 200)
    }

    @Test(arguments: [200, 304]) func aResponseThatArrivesAfterAChangeIsNotStored(status: Int) async throws {
        origin.reply(200, stale)
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        let gate = Gate()
        let slow = NetworkStore { [network = origin.network] request in
            let response = try await network.fetchData(request)
            if request.httpMethod == "GET" { try await gate.pass(1) }
            return response
        }.layered(caching(in: origin.cache))
        origin.reply(status, ["Cache-Control": "max-age=60", "ETag": "\"v1\""], body: "old")
        let reader = Task { try await origin.get(through: slow).body }
        await gate.waiting(atLeast: 1)
        origin.reply(204)
        _ = try await origin.get(method: "PUT", through: slow)
        gate.release(1)
        expect(try await reader.value == (status == 200 ? "old" : "1"))
        origin.reply(200, fresh, body: "new")
        try await expectEqual(origin.get().body, "new")
    }

    @Test(arguments: [("Range", "bytes=99-", 416), ("If-Match", "\"v0\"", 412)])
    func aResponseToAConditionOrRangeThatFailedIsNotStored(field: String, value: String, status: Int) async throws {
        origin.replyOnce(status, fresh)
        origin.reply(200, fresh)
        try await expectEqual(origin.get("/a", [field: value]).response.statusCode, status)
        try await expectEqual(origin.get().response.statusCode, 200)
    }

    @Test func aNewResponseReplacesAStaleOne() async throws {
        origin.reply(200, stale)
        _ = try await origin.get()
        origin.reply(200, fresh)
        origin.time.advance(by: .seconds(5))
        try await expectEqual(origin.get().body, "2")
        try await expectEqual(origin.get().body, "2")
        try await expectEqual(origin.cache.size().entries, 1)
    }

    // RFC 9111 §4.3.5.
    @Test(arguments: [("\"v1\"", true), ("\"v2\"", false)])
    func aResponseToHeadUpdatesOrRemovesTheStoredResponse(etag: String, isConfirmed: Bool) async throws {
        origin.reply(200, stale)
        _ = try await origin.get()
        origin.reply(200, ["Cache-Control": "max-age=60", "ETag": etag])
        origin.time.advance(by: .seconds(5))
        let head = try await origin.get("/a", ["If-None-Match": "\"v0\""], method: "HEAD")
        expect(head.body.isEmpty && head.response.statusCode == 200)
        expect(try await origin.get().body == (isConfirmed ? "1" : "3"))
    }

    @Test func aFreshResponseAnswersHeadWithoutABody() async throws {
        origin.reply(200, fresh)
        _ = try await origin.get()
        let head = try await origin.get(method: "HEAD")
        expect(head.body.isEmpty && head.response.statusCode == 200)
        expectEqual(origin.requests.count, 1)
    }

    // RFC 9111 §4.4.
    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "X-ANY"], [200, 303, 404, 500])
    func anUnsafeMethodRemovesStoredResponses(method: String, status: Int) async throws {
        let isRemoved = status < 400
        for path in ["/a", "/location", "/content", "/other"] {
            origin.reply(200, fresh)
            _ = try await origin.get(path)
        }
        origin.reply(
            status,
            ["Location": "/location", "Content-Location": "https://EXAMPLE.com:443/content"])
        // A 303 would be followed otherwise.
        _ = try await origin.get(method: method, through: origin.store.layered(limitingRedirects(to: .none)))
        origin.reply(200, fresh)
        for path in ["/a", "/location", "/other"] { _ = try await origin.get(path) }
        expect(origin.requests.count == (isRemoved ? 7 : 5))
    }

    @Test(arguments: ["Location", "Content-Location"])
    func anUnsafeMethodRemovesTheResponseOfAURLWithEscapes(field: String) async throws {
        for (written, requested) in [
            ("/a%20b|c", "/a%20b%7Cc"), ("/list?filter[name]=a%20b", "/list?filter%5Bname%5D=a%20b"),
            ("/x/../caf%E9 ü", "/caf%E9%20%C3%BC"), ("/?%", "/?%25"),
        ] {
            let origin = CachedOrigin()
            origin.reply(200, fresh)
            for _ in 1...2 { _ = try await origin.get(requested) }
            origin.reply(201, [field: written])
            _ = try await origin.get("/new", method: "POST")
            _ = try await origin.get(requested)
            expectEqual(origin.requests.map { $0.url?.path(percentEncoded: true) }.count, 3, "\(written)")
        }
    }

    @Test func anUnsafeMethodRemovesNoResponseOfAnotherOrigin() async throws {
        origin.reply(200, fresh)
        _ = try await origin.get("/location")
        let other = "http://example.com/location"
        origin.reply(201, ["Location": other])
        _ = try await origin.get(method: "POST")
        _ = try await origin.get("/location")
        expectEqual(origin.requests.count, 2)
    }

    // RFC 5861 §3.
    @Test func aHundredCallsUseAStaleResponseDuringOneRevalidation() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60", "ETag": "\"v1\""])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        let gate = Gate()
        let slow = NetworkStore { [network = origin.network] request in
            try await gate.pass(1)
            return try await network.fetchData(request)
        }.layered(caching(in: origin.cache))
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<100 { group.addTask { try await origin.get(through: slow).body } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(bodies, Array(repeating: "1", count: 100))
        expectEqual(origin.requests.count, 1)
        await gate.waiting(atLeast: 1)
        gate.release(1)
        await waitUntil { origin.requests.count == 2 }
        expect(origin.isConditional)
        while try await origin.get(through: slow).body == "1" { try await Task.sleep(for: .milliseconds(1)) }
        expectEqual(origin.requests.count, 2)
    }

    /// The second call reads the stale response before the revalidation of the first call has replaced it.
    @Test func aStaleResponseThatWasReplacedMeanwhileIsNotRevalidatedAgain() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60", "ETag": "\"v1\""])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        let reads = Mutex(0)
        var cache = origin.cache
        cache.entries = { [origin] key in
            let entries = try await origin.cache.entries(key)
            reads.withLock { $0 += 1 }
            if origin.requests.count == 1 { _ = try await origin.get("/a", ["Cache-Control": "no-cache"]) }
            return entries
        }
        let store = origin.network.layered(caching(in: cache))
        try await expectEqual(origin.get(through: store).body, "1")
        expect(await eventually { reads.withLock { $0 } == 2 })
        try await expectEqual(origin.get(through: store).body, "2")
        expectEqual(origin.requests.count, 2)
    }

    @Test func aStaleResponseIsNotUsedAfterTheTimeOfStaleWhileRevalidate() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-while-revalidate=60"])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(61))
        try await expectEqual(origin.get().body, "2")
    }

    // RFC 5861 §4.
    @Test(arguments: [
        ("max-age=1, stale-if-error=60", "", 60.0, true), ("max-age=1, stale-if-error=60", "", 62, false),
        ("max-age=1, stale-if-error=60, must-revalidate", "", 5, false),
        ("no-cache, stale-if-error=60", "", 5, false), ("max-age=1", "stale-if-error=60", 5, true),
        ("max-age=1", "", 5, false), ("max-age=1, stale-if-error=60", "no-cache", 5, false),
    ])
    func aStaleResponseIsUsedIfTheServerFails(
        control: String, request: String, wait: Double, isUsed: Bool
    ) async throws {
        for failure in [500, 501, 502, 503, 504, nil] {
            let origin = CachedOrigin()
            origin.reply(200, ["Cache-Control": control, "ETag": "\"v1\""])
            _ = try await origin.get()
            if let failure { origin.reply(failure) } else { origin.reply(error: URLError(.cannotConnectToHost)) }
            origin.time.advance(by: .seconds(wait))
            let result = try? await origin.get("/a", request.isEmpty ? [:] : ["Cache-Control": request])
            let expected = isUsed && failure != 501 ? 200 : failure
            expectEqual(result?.response.statusCode, expected)
        }
    }

    @Test(
        arguments: [
            (URLError(.timedOut), true),
            (TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .waitingForResponse), true),
            (RequestRefused.circuitOpen(remaining: .seconds(1)), true), (URLError(.serverCertificateUntrusted), false),
            (RequestError.invalidMethod(""), false),
        ] as [(any Error, Bool)])
    func aStaleResponseIsUsedForErrorsOfTheServerOnly(error: any Error, isUsed: Bool) async throws {
        let origin = CachedOrigin()
        origin.reply(200, ["Cache-Control": "max-age=1, stale-if-error=60"])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        origin.reply(error: error)
        let body = try? await origin.get().body
        expect((body != nil) == isUsed)
    }

    @Test func aCancelledCallThrowsAndGetsNoStaleResponse() async throws {
        origin.reply(200, ["Cache-Control": "max-age=1, stale-if-error=600"])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        let hanging = NetworkStore.hanging.layered(caching(in: origin.cache))
        let call = Task { try await origin.get(through: hanging).body }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aClockThatIsSetBackMakesNoResponseFreshForEver() async throws {
        origin.reply(200, fresh)
        _ = try await origin.get()
        let time = VirtualTime(startingAt: Date(timeIntervalSince1970: 1_600_000_000))
        let store = origin.network.layered(settingTime(time.source), caching(in: origin.cache))
        try await expectEqual(origin.get(through: store).body, "2")
    }

    @Test func aTruncatedBodyIsNotStored() async throws {
        origin.reply(error: URLError(.networkConnectionLost))
        await expect(throws: URLError.self) { try await origin.get() }
        try await expectEqual(origin.cache.size().entries, 0)
    }

    @Test func aStoreThatThrowsIsAMiss() async throws {
        struct Broken: Error {}
        let cache = CacheStore(
            maximumEntryBytes: 1 << 20, entries: { _ in throw Broken() }, save: { _ in throw Broken() },
            remove: { _ in throw Broken() }, removeWhere: { _ in throw Broken() }, size: { throw Broken() })
        let origin = CachedOrigin(cache)
        origin.reply(200, fresh)
        for number in 1...3 { try await expectEqual(origin.get().body, "\(number)") }
        _ = try await origin.get(method: "POST")
    }

    @Test func aResponseThatIsTooLargeIsNotStored() async throws {
        var cache = origin.cache
        cache.maximumEntryBytes = 10
        let origin = CachedOrigin(cache)
        origin.reply(200, fresh, body: "0123456789")
        for _ in 0..<2 { _ = try await origin.get("/a") }
        origin.reply(200, fresh, body: "0123456789a")
        for _ in 0..<2 { _ = try await origin.get("/b") }
        expectEqual(origin.requests.count, 3)
    }

    @Test func headerFieldsOfTheConnectionAreNotStored() async throws {
        origin.reply(
            200, fresh.merging(["Connection": "X-Hop", "X-Hop": "1", "Keep-Alive": "9", "X-Kept": "1"]) { $1 })
        _ = try await origin.get()
        let response = try await origin.get().response
        expectEqual(response.value(forHTTPHeaderField: "X-Kept"), "1")
        for name in ["Connection", "X-Hop", "Keep-Alive"] { expect(response.value(forHTTPHeaderField: name) == nil) }
    }

    @Test(.live) func theResponsesOfARedirectAreStoredForTheirOwnURLs() async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/target"
                ? .text("target").header("Cache-Control", "max-age=60") : .status(302, headers: ["Location": "/target"])
        }
        let store = liveStore().layered(caching())
        for path in ["/a", "/b", "/a", "/target"] {
            let (data, _) = try await store.fetchData(createRequest(baseURL: server.baseURL + path))
            expectEqual(data, Data("target".utf8))
        }
        expectEqual(server.requestCount, 4, "three redirects and one response")
    }

    @Test func aResponseAfterARedirectOfTheStoreIsNotStored() async throws {
        let count = Mutex(0)
        let store = NetworkStore { request in
            count.withLock { $0 += 1 }
            let url = try #require(URL(string: "https://example.com/target"))
            let headers = ["Cache-Control": "max-age=60"]
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: headers)
            return (Data(), try #require(response))
        }.layered(caching(in: origin.cache))
        for _ in 0..<2 { _ = try await origin.get(through: store) }
        expectEqual(count.withLock { $0 }, 2)
    }

    @Test(arguments: [
        (URLRequest.CachePolicy.reloadIgnoringLocalCacheData, 2), (.returnCacheDataElseLoad, 1),
        (.returnCacheDataDontLoad, 1), (.useProtocolCachePolicy, 2), (.reloadRevalidatingCacheData, 2),
    ])
    func theCachePolicyOfARequestCounts(policy: URLRequest.CachePolicy, requests: Int) async throws {
        origin.reply(200, ["Cache-Control": "max-age=1", "Date": "{0}"])
        _ = try await origin.get()
        origin.time.advance(by: .seconds(5))
        var request = URLRequest(url: try #require(URL(string: "https://example.com/a")))
        request.cachePolicy = policy
        _ = try await origin.store.fetchData(request)
        expectEqual(origin.requests.count, requests)
    }
}

@Suite(.hangLimit) struct CachedStreamTests {
    private let log = RequestLog()

    private func get(_ store: NetworkStore) async throws -> ResponseBody {
        try await store.fetchStream(createRequest(baseURL: "https://example.com/a")).0
    }

    private func server() -> NetworkStore {
        streams { _ in (ChunkSource("one ", "two").body, 200, ["Cache-Control": "max-age=60"]) }.recorded(in: log)
    }

    @Test func aStreamIsStoredAfterItWasReadToItsEnd() async throws {
        let store = server().layered(caching())
        for try await _ in try await get(store) { break }
        try await expectEqual(get(store).data(), Data("one two".utf8))
        try await expectEqual(get(store).data(), Data("one two".utf8))
        try await expectEqual(store.fetchData(createRequest(baseURL: "https://example.com/a")).0, Data("one two".utf8))
        expectEqual(log.requests.count, 2)
    }

    @Test func aStreamThatIsTooLongIsNotStored() async throws {
        var cache = CacheStore.memory()
        cache.maximumEntryBytes = 6
        let store = server().layered(caching(in: cache))
        for _ in 0..<2 { try await expectEqual(get(store).data(), Data("one two".utf8)) }
        expectEqual(log.requests.count, 2)
    }

    @Test func aStreamThatFailsIsNotStored() async throws {
        let store = streams { _ in
            (ChunkSource("one", failure: URLError(.networkConnectionLost)).body, 200, ["Cache-Control": "max-age=60"])
        }.recorded(in: log).layered(caching())
        for _ in 0..<2 {
            let body = try await get(store)
            await expect(throws: URLError.self) { try await body.data() }
        }
        expectEqual(log.requests.count, 2)
    }
}
