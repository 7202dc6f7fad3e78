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

/// Returns header fields with additional ones.
private func with(_ more: [String: String], _ fields: [String: String]) -> [String: String] {
    fields.merging(more) { $1 }
}

@Suite(.hangLimit) struct CachingTests {
    let origin = CachedOrigin()

    @Test func aStoredResponseHasItsAge() async throws {
        try await origin.fill(with(["Age": "7"], fresh))
        try await expectEqual(origin.get().response.value(forHTTPHeaderField: "Age"), "12")
    }

    /// The body of such a response must not be used for another request.
    @Test func aBodyThatIsIncompleteOrCodedIsNotStored() async throws {
        for (status, coding, error, requests) in [
            (404, nil, URLError(.networkConnectionLost), 2), (404, nil, nil, 1), (200, "gzip", nil, 2),
            (200, "none, br", nil, 2), (200, "none", nil, 1),
        ] as [(Int, String?, URLError?, Int)] {
            let log = RequestLog()
            let network = NetworkStore { request in
                let fields = ["Cache-Control": "max-age=60", "Content-Encoding": coding].compactMapValues { $0 }
                let (data, response) = try stubResponse(to: request, Data("a".utf8), status: status, headers: fields)
                let head = try #require(response as? HTTPURLResponse)
                return try error.map { try head.withPart(data, of: $0) } ?? (data, response)
            }
            let store = network.recorded(in: log).layered(caching())
            for _ in 0..<2 { _ = try await store.fetchData(request()) }
            expectEqual(log.count, requests, "\(status) \(coding ?? "")")
        }
    }

    @Test func variantsOfAURLAreStoredNextToEachOther() async throws {
        origin.reply(200, with(["Vary": "Accept-Language"], fresh))
        for language in ["de", "en", "de", "en", "fr", "de"] {
            _ = try await origin.get("/a", ["Accept-Language": language])
        }
        expectEqual(origin.requests.count, 3)
        try await expectEqual(origin.get("/a", ["Accept-Language": "en"]).body, "2")
        try await expectEqual(origin.cache.size().entries, 3)
    }

    @Test func anObserverReceivesEachAttemptAsTheLayersInsideTheCacheSendIt() async throws {
        let urls = Texts()
        try await VirtualTime(advancesAutomatically: true).run {
            let store = NetworkStore.sequence(.json("", status: 503), .json("[]")).layered(
                observing { event in if event.kind == .attemptStarted { urls.add(event.url) } },
                caching(), retrying(),
                signing() { request, _ in
                    var request = request
                    request.url?.append(queryItems: [URLQueryItem(name: "ts", value: "1")])
                    return request
                })
            _ = try await store.fetchData(request("https://example.com/a"))
            expectEqual(urls.all, ["https://example.com/a?ts=1", "https://example.com/a?ts=1"])
        }
    }

    @Test func theLogLineOfAResponseFromTheCacheEndsWithNotSent() async throws {
        let lines = Texts()
        try await VirtualTime(advancesAutomatically: true).run {
            let store = NetworkStore.json("[]", headers: ["Cache-Control": "max-age=60"])
                .layered(logging { lines.add($0) }, caching())
            for _ in 0..<2 { _ = try await store.fetchData(request("https://example.com/a")) }
            let line = "GET https://example.com/a: status 200, 2 bytes, 0.0 ms"
            expectEqual(lines.all, [line, line + ", not sent"])
        }
    }

    // RFC 9111 §3.2, §4.3.4.
    @Test func aConfirmationReplacesHeaderFieldsButNotThoseOfTheContent() async throws {
        try await origin.fill(with(["Content-Type": "text/plain", "X-Old": "1", "X-Both": "1"], stale))
        origin.reply(
            304, ["Cache-Control": "max-age=100", "Content-Type": "text/html", "Content-Length": "0", "X-Both": "2"])
        for _ in 0..<2 {
            let (body, response) = try await origin.get()
            expect(body == "1" && response.statusCode == 200)
            for (name, value) in [("Content-Type", "text/plain"), ("X-Old", "1"), ("X-Both", "2"), ("Age", "0")] {
                expectEqual(response.value(forHTTPHeaderField: name), value, "\(name)")
            }
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
            origin.reply(200, with(stored, with(["Last-Modified": "{-1000000}"], stale)))
            _ = try await origin.get("/a", ["Accept-Language": "de"])
            origin.time.advance(by: .seconds(5))
            origin.reply(method == "HEAD" ? 200 : 304, with(confirmation, ["ETag": "\"v1\""]))
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
        try await origin.fill(["ETag": "v1", "Date": "{0}", "X-Kind": "1"])
        for (headers, count) in [(["Date": "{0}"], 1), (["X-Kind": "2"], 2), (["Cache-Control": "max-age=9"], 3)] {
            origin.reply(304, headers)
            try await expectEqual(origin.get().body, "1")
            expectEqual(saves.withLock { $0 }, count)
            origin.time.advance(by: .seconds(5))
        }
    }

    @Test func aConfirmationOfAnotherResponseIsNotUsed() async throws {
        try await origin.fill(stale)
        origin.replyOnce(304, ["ETag": "\"v2\""])
        origin.reply(200, ["ETag": "\"v2\""])
        try await expectEqual(origin.get().body, "3")
        expect(!origin.isConditional)
    }

    // nginx makes the entity tag of a compressed response weak, and confirms it with the strong one.
    @Test(arguments: ["\"v1\"", "W/\"v1\""])
    func aConfirmationWithTheStrongTagOfAWeakOneIsUsed(confirmed: String) async throws {
        try await origin.fill(with(["ETag": "W/\"v1\""], stale))
        origin.reply(304, ["ETag": confirmed, "Cache-Control": "max-age=1"])
        for count in 2...3 {
            let (body, response) = try await origin.get()
            expect(body == "1" && response.value(forHTTPHeaderField: "ETag") == "W/\"v1\"")
            expectEqual(origin.requests.count, count)
            origin.time.advance(by: .seconds(5))
        }
    }

    @Test func aStaleResponseIsReplacedOrRemovedIfItsReplacementMustNotBeStored() async throws {
        for (status, control, entries) in [
            (200, "no-store", 0), (301, "no-store", 0), (404, "no-store", 0), (410, "no-store", 0),
            (403, "no-store", 1), (429, "no-store", 1), (500, "no-store", 1), (200, "max-age=60", 1),
        ] {
            let origin = CachedOrigin()
            try await origin.fill(stale)
            origin.reply(status, ["Cache-Control": control])
            try await expectEqual(origin.get().response.statusCode, status)
            try await expectEqual(origin.cache.size().entries, entries, "\(status)")
            if control != "no-store" { try await expectEqual(origin.get().body, "2") }
        }
    }

    // A refreshed token has the same partition as the one that was rejected with 401 or 407.
    @Test func aRejectionOrAFailedConditionOrRangeIsNotStored() async throws {
        for (field, value, status) in [
            ("X-Any", "1", 401), ("X-Any", "1", 407), ("Range", "bytes=99-", 416), ("If-Match", "\"v0\"", 412),
        ] {
            let origin = CachedOrigin()
            origin.replyOnce(status, fresh)
            origin.reply(200, fresh)
            try await expectEqual(origin.get("/a", [field: value]).response.statusCode, status)
            try await expectEqual(origin.get().response.statusCode, 200, "\(status)")
        }
    }

    @Test(arguments: [200, 304]) func aResponseThatArrivesAfterAChangeIsNotStored(status: Int) async throws {
        try await origin.fill(stale)
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

    // RFC 9111 §4.3.5.
    @Test(arguments: [("\"v1\"", true), ("\"v2\"", false)])
    func aResponseToHeadUpdatesOrRemovesTheStoredResponse(etag: String, isConfirmed: Bool) async throws {
        try await origin.fill(stale)
        origin.reply(200, ["Cache-Control": "max-age=60", "ETag": etag])
        let head = try await origin.get("/a", ["If-None-Match": "\"v0\""], method: "HEAD")
        expect(head.body.isEmpty && head.response.statusCode == 200)
        expect(try await origin.get().body == (isConfirmed ? "1" : "3"))
    }

    @Test func aFreshResponseAnswersHeadWithoutABody() async throws {
        try await origin.fill(fresh)
        let head = try await origin.get(method: "HEAD")
        expect(head.body.isEmpty && head.response.statusCode == 200)
        expectEqual(origin.requests.count, 1)
    }

    // RFC 9111 §4.4.
    @Test func anUnsafeMethodRemovesStoredResponses() async throws {
        for method in ["POST", "PUT", "DELETE", "PATCH", "X-ANY"] {
            for status in [200, 303, 404, 500] {
                let origin = CachedOrigin()
                for path in ["/a", "/location", "/content", "/other"] {
                    origin.reply(200, fresh)
                    _ = try await origin.get(path)
                }
                origin.reply(
                    status, ["Location": "/location", "Content-Location": "https://EXAMPLE.com:443/content"])
                // A 303 would be followed otherwise.
                _ = try await origin.get(
                    method: method, through: origin.store.layered(limitingRedirects(to: .none)))
                origin.reply(200, fresh)
                for path in ["/a", "/location", "/other"] { _ = try await origin.get(path) }
                expectEqual(origin.requests.count, status < 400 ? 7 : 5, "\(method) \(status)")
            }
        }
    }

    @Test func anUnsafeMethodRemovesTheResponseOfANamedURLOfItsOrigin() async throws {
        for field in ["Location", "Content-Location"] {
            for (written, requested, isRemoved) in [
                ("/a%20b|c", "/a%20b%7Cc", true), ("/list?filter[name]=a%20b", "/list?filter%5Bname%5D=a%20b", true),
                ("/x/../caf%E9 ü", "/caf%E9%20%C3%BC", true), ("/?%", "/?%25", true),
                ("http://example.com/location", "/location", false),
            ] {
                let origin = CachedOrigin()
                origin.reply(200, fresh)
                for _ in 1...2 { _ = try await origin.get(requested) }
                origin.reply(201, [field: written])
                _ = try await origin.get("/new", method: "POST")
                _ = try await origin.get(requested)
                expectEqual(origin.requests.count, isRemoved ? 3 : 2, "\(written)")
            }
        }
    }

    // RFC 5861 §3.
    @Test func aHundredCallsUseAStaleResponseDuringOneRevalidation() async throws {
        try await origin.fill(["Cache-Control": "max-age=1, stale-while-revalidate=60", "ETag": "\"v1\""])
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
        try await origin.fill(["Cache-Control": "max-age=1, stale-while-revalidate=60", "ETag": "\"v1\""])
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
        try await origin.fill(["Cache-Control": "max-age=1, stale-while-revalidate=60"], waiting: 61)
        try await expectEqual(origin.get().body, "2")
    }

    // RFC 5861 §4.
    @Test func aStaleResponseIsUsedIfTheServerFails() async throws {
        for (control, request, wait, isUsed) in [
            ("max-age=1, stale-if-error=60", "", 60.0, true), ("max-age=1, stale-if-error=60", "", 62, false),
            ("max-age=1, stale-if-error=60, must-revalidate", "", 5, false),
            ("no-cache, stale-if-error=60", "", 5, false), ("max-age=1", "stale-if-error=60", 5, true),
            ("max-age=1", "", 5, false), ("max-age=1, stale-if-error=60", "no-cache", 5, false),
        ] {
            for failure in [500, 501, 502, 503, 504, nil] {
                let origin = CachedOrigin()
                try await origin.fill(["Cache-Control": control, "ETag": "\"v1\""], waiting: wait)
                if let failure { origin.reply(failure) } else { origin.reply(error: URLError(.cannotConnectToHost)) }
                let result = try? await origin.get("/a", request.isEmpty ? [:] : ["Cache-Control": request])
                let expected = isUsed && failure != 501 ? 200 : failure
                expectEqual(result?.response.statusCode, expected, "\(control) after \(wait) s")
            }
        }
    }

    @Test func aStaleResponseIsUsedForErrorsOfTheServerOnly() async throws {
        let timedOut = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .waitingForResponse)
        for (error, isUsed) in [
            (URLError(.timedOut), true), (timedOut, true), (RequestRefused.circuitOpen(remaining: .seconds(1)), true),
            (URLError(.serverCertificateUntrusted), false), (RequestError.invalidMethod(""), false),
        ] as [(any Error, Bool)] {
            let origin = CachedOrigin()
            try await origin.fill(["Cache-Control": "max-age=1, stale-if-error=60"])
            origin.reply(error: error)
            let body = try? await origin.get().body
            expectEqual(body != nil, isUsed, "\(error)")
        }
    }

    @Test func aCancelledCallThrowsAndGetsNoStaleResponse() async throws {
        try await origin.fill(["Cache-Control": "max-age=1, stale-if-error=600"])
        let hanging = NetworkStore.hanging.layered(caching(in: origin.cache))
        let call = Task { try await origin.get(through: hanging).body }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aClockThatIsSetBackMakesNoResponseFreshForEver() async throws {
        try await origin.fill(fresh)
        let time = VirtualTime(startingAt: Date(timeIntervalSince1970: 1_600_000_000))
        let store = origin.network.layered(settingTime(time.source), caching(in: origin.cache))
        try await expectEqual(origin.get(through: store).body, "2")
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
        try await origin.fill(with(["Connection": "X-Hop", "X-Hop": "1", "Keep-Alive": "9", "X-Kept": "1"], fresh))
        let response = try await origin.get().response
        expectEqual(response.value(forHTTPHeaderField: "X-Kept"), "1")
        for name in ["Connection", "X-Hop", "Keep-Alive"] { expect(response.value(forHTTPHeaderField: name) == nil) }
    }

    @Test func aConditionalHeadConfirmsTheStoredResponse() async throws {
        try await origin.fill(stale)
        origin.reply(304, ["Cache-Control": "max-age=60"])
        let head = try await origin.get(method: "HEAD")
        expect(head.body.isEmpty && head.response.statusCode == 200 && origin.isConditional)
        try await expectEqual(origin.get().body, "1")
        expectEqual(origin.requests.count, 2)
    }

    @Test func aRangeOrAFailedConditionRemovesNoStoredResponse() async throws {
        for (field, value, status) in [
            ("Range", "bytes=0-1", 206), ("Range", "bytes=99-", 416), ("If-Match", "\"v0\"", 412),
        ] {
            let origin = CachedOrigin()
            try await origin.fill(fresh)
            origin.reply(status, fresh)
            try await expectEqual(origin.get("/a", [field: value]).response.statusCode, status)
            try await expectEqual(origin.get().body, "1", "\(status)")
            expectEqual(origin.requests.count, 2, "\(status)")
        }
    }

    @Test(.live) func theResponsesOfARedirectAreStoredForTheirOwnURLs() async throws {
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/target": .text("target").header("Cache-Control", "max-age=60")
            case "/moved": .status(301, headers: ["Location": "/target", "Cache-Control": "max-age=60"])
            default: .status(302, headers: ["Location": "/target"])
            }
        }
        let store = liveStore().layered(caching())
        for path in ["/a", "/b", "/a", "/target", "/moved", "/moved"] {
            let (data, _) = try await store.fetchData(createRequest(baseURL: server.baseURL + path))
            expectEqual(data, Data("target".utf8))
        }
        expectEqual(server.requestCount, 5, "three redirects, one response, and a redirect that is stored")
    }

    @Test func aResponseAfterARedirectOfTheStoreIsNotStored() async throws {
        let log = RequestLog()
        let target = try request("https://example.com/target")
        let store = NetworkStore { _ in
            try stubResponse(to: target, Data(), status: 200, headers: ["Cache-Control": "max-age=60"])
        }.recorded(in: log).layered(caching(in: origin.cache))
        for _ in 0..<2 { _ = try await origin.get(through: store) }
        expectEqual(log.count, 2)
    }

    @Test func theCachePolicyOfARequestCounts() async throws {
        for (policy, requests) in [
            (URLRequest.CachePolicy.reloadIgnoringLocalCacheData, 2), (.returnCacheDataElseLoad, 1),
            (.returnCacheDataDontLoad, 1), (.useProtocolCachePolicy, 2), (.reloadRevalidatingCacheData, 2),
        ] {
            let origin = CachedOrigin()
            try await origin.fill(["Cache-Control": "max-age=1", "Date": "{0}"])
            var request = try request("https://example.com/a")
            request.cachePolicy = policy
            _ = try await origin.store.fetchData(request)
            expectEqual(origin.requests.count, requests, "\(policy)")
        }
    }
}

@Suite(.hangLimit) struct CachedStreamTests {
    private let log = RequestLog()

    private func get(_ store: NetworkStore) async throws -> ResponseBody { try await store.fetchStream(request()).0 }

    /// Returns a server with a cache.
    private func server(_ cache: CacheStore = .memory(), failure: URLError? = nil) -> NetworkStore {
        streams { _ in
            (ChunkSource("one ", "two", failure: failure).body, 200, ["Cache-Control": "max-age=60"])
        }.recorded(in: log).layered(caching(in: cache))
    }

    @Test func aStreamIsStoredAfterItWasReadToItsEnd() async throws {
        let store = server()
        for try await _ in try await get(store) { break }
        for _ in 0..<2 { try await expectEqual(get(store).data(), Data("one two".utf8)) }
        try await expectEqual(store.fetchData(request()).0, Data("one two".utf8))
        expectEqual(log.requests.count, 2)
    }

    @Test func aStreamThatIsTooLongOrFailsIsNotStored() async throws {
        var cache = CacheStore.memory()
        cache.maximumEntryBytes = 6
        for _ in 0..<2 { try await expectEqual(get(server(cache)).data(), Data("one two".utf8)) }
        expectEqual(log.requests.count, 2)
        let failing = server(failure: URLError(.networkConnectionLost))
        for _ in 0..<2 {
            let body = try await get(failing)
            await expect(throws: URLError.self) { try await body.data() }
        }
        expectEqual(log.requests.count, 4)
    }
}
