import FetchingResilience
import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests of responses whose status is more important than their body, which cannot be read completely.
@Suite(.live, .hangLimit) struct IncompleteBodyTests {
    /// The transports with the bodies of redirects that they can tell from a lost connection.
    private static let redirects = Transport.all.flatMap { transport in
        BrokenBody.allCases.map { (transport, $0) }.filter { transport, _ in
            #if os(Linux)
                // `URLSession` on Linux reports a redirect after its body has arrived.
                transport != .urlSession
            #else
                true
            #endif
        }
    }

    @Test(arguments: redirects)
    func theBodyOfARedirectDecidesNothing(transport: Transport, body: BrokenBody) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/b" ? .text("hello") : body.response(302, ["Location": "/b"])
        }
        let live = transport.store(maximumBodyBytes: BrokenBody.maximumBytes)
        let stores = [
            ("inner", live), ("outer", live.layered(followingRedirects())), ("cache", live.layered(retrying())),
        ]
        // Each call waits for a slow body for 0.5 s.
        let isBrief = BrokenBody.slow.contains(body) && !runsSlowTests
        for (name, store) in stores.prefix(isBrief ? 1 : stores.count) {
            // A call that waited for the end of a slow body would reach the limit of the store.
            try await expectEqual(store.text(server.baseURL + "/a").text, "hello", "\(name)")
            let (stream, response) = try await store.fetchStream(createRequest(baseURL: server.baseURL + "/a"))
            try await expectEqual(stream.data(), Data("hello".utf8), "\(name)")
            expectEqual(response.status, 200, "\(name)")
        }
        expect(await eventually { server.openConnectionCount <= 1 }, "the redirects are not received any more")
    }

    @Test(arguments: Transport.all) func aShortBodyOfARedirectKeepsTheConnection(transport: Transport) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/b" ? .text("hello") : .text("moved", status: 307, headers: ["Location": "/b"])
        }
        try await expectEqual(transport.store().text(server.baseURL + "/a").text, "hello")
        expectEqual(server.acceptedConnectionCount, 1)
    }

    @Test(arguments: Transport.all, [AllowedRedirects.none, .sameOrigin])
    func aRedirectThatIsNotFollowedHasItsCompleteBody(transport: Transport, allowed: AllowedRedirects) async throws {
        let target = try LoopbackServer.start { _ in .text("other") }
        let server = try LoopbackServer.start { _ in
            .data(Data(count: 300_000), status: 302, headers: ["Location": target.baseURL]).chunked(by: 10_000)
        }
        let store = transport.store()
        for store in [store, store.layered(followingRedirects())] {
            let (data, response) = try await store.layered(limitingRedirects(to: allowed))
                .fetchData(createRequest(baseURL: server.baseURL, timeLimit: longTimeout))
            expect(response.status == 302 && data.count == 300_000)
        }
    }

    @Test(arguments: Transport.all, BrokenBody.allCases)
    func anErrorStatusReachesTheCallerWithItsFields(transport: Transport, body: BrokenBody) async throws {
        let store = transport.store(maximumBodyBytes: BrokenBody.maximumBytes)
        // The time limit of a slow body passes for each status.
        let isBrief = BrokenBody.slow.contains(body) && !runsSlowTests
        for status in isBrief ? [503] : [300, 401, 404, 503] {
            let server = try LoopbackServer.start { _ in body.response(status, ["Retry-After": "7"]) }
            let fetch = dataFetcher(server.baseURL, networkFetcher(store: store))
            let result = await untilTheHeadArrives(body, fetch) { $0.error?.network?.underlying }
            let failure = try #require(result.error?.server, "status \(status)")
            expect(failure.status == status && failure.header("retry-after") == "7")
            if body.isNoticed(by: transport) {
                expect(failure.description.contains("; the body is incomplete: "), "\(failure)")
            }
            expect(failure.body.count <= 64 << 10 && !failure.description.contains("(null)"), "\(failure)")
            expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
        }
    }

    @Test(arguments: Transport.all, BrokenBody.allCases)
    func theHeadOfAStreamArrivesBeforeTheErrorOfItsBody(transport: Transport, body: BrokenBody) async throws {
        let isShort = !BrokenBody.slow.contains(body) && body != .endless && body != .tooLong
        guard isShort, body.isNoticed(by: transport) else { return }
        let server = try LoopbackServer.start { _ in body.response(404, ["X-Name": "value"]) }
        let (stream, response) = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL))
        let head = try #require(response as? HTTPURLResponse)
        expect(head.statusCode == 404 && head.value(forHTTPHeaderField: "X-Name") == "value")
        await expect(throws: URLError.self) { try await stream.data() }
    }

    @Test(arguments: Transport.all, BrokenBody.allCases)
    func aResponseIsRetriedByItsStatus(transport: Transport, body: BrokenBody) async throws {
        guard !BrokenBody.slow.contains(body) else { return }
        for status in [429, 503] {
            let server = try LoopbackServer.start { request in
                request[header: "X-Attempt"] == "1" ? body.response(status) : .text("hello")
            }
            let attempt = Atomic(0)
            let numbering = changingRequests { request in
                var request = request
                let number = attempt.add(1, ordering: .relaxed).newValue
                request.setValue("\(number)", forHTTPHeaderField: "X-Attempt")
                return request
            }
            let retrying = retrying(RetryPolicy(baseDelay: .zero, throttledBaseDelay: .zero))
            let store = transport.store(maximumBodyBytes: BrokenBody.maximumBytes).layered(retrying, numbering)
            let request = try createRequest(.put, baseURL: server.baseURL, timeLimit: longTimeout)
            try await expectEqual(store.fetchData(request).0, Data("hello".utf8))
            expectEqual(attempt.load(ordering: .relaxed), 2)
        }
    }

    /// Returns a fetcher of the body of `url`, whose input is the time limit.
    private func dataFetcher(
        _ url: String, _ fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) -> Fetcher<Duration, Data> {
        fetcher(createURLRequest: { try createRequest(baseURL: url, timeLimit: $0) }, fetch: fetch, mapper: { $0 })
    }

    /// Calls `send` with a time limit. If the limit of a slow body passes before the head has arrived, because the
    /// machine is busy, calls it again with a longer limit.
    private func untilTheHeadArrives<Value>(
        _ body: BrokenBody, _ send: (Duration) async throws -> Value, error: (Value) -> (any Error)?
    ) async rethrows -> Value {
        var limit: Duration = BrokenBody.slow.contains(body) ? .milliseconds(300) : longTimeout
        while true {
            let value = try await send(limit)
            guard (error(value) as? TimedOut)?.phase == .waitingForResponse else { return value }
            limit *= 2
        }
    }

    /// A mapper must not take the beginning of a body for the complete body.
    @Test(arguments: Transport.all) func anIncompleteBodyOfAnAcceptedStatusIsAnError(transport: Transport) async throws
    {
        let server = try LoopbackServer.start { _ in BrokenBody.cut.response(404) }
        let fetch = dataFetcher(server.baseURL, networkFetcher(store: transport.store(), accepting: [200, 404]))
        await expectEqual(fetch(longTimeout).error?.network?.urlError.code, .networkConnectionLost)
    }

    @Test(arguments: Transport.all, BrokenBody.allCases)
    func anIncompleteBodyOfASuccessfulStatusIsAnError(transport: Transport, body: BrokenBody) async throws {
        guard body.isNoticed(by: transport) else { return }
        let server = try LoopbackServer.start { _ in
            body.response(200, ["Set-Cookie": "id=planted", "X-Name": "value"])
        }
        let store = transport.store(maximumBodyBytes: BrokenBody.maximumBytes)
        let failure = try await untilTheHeadArrives(body) { limit in
            await store.failure(try createRequest(baseURL: server.baseURL, timeLimit: limit))
        } error: {
            $0
        }
        let error = try #require(failure)
        guard let error = error as? URLError, error.code == .cannotDecodeContentData else {
            expect(![.notGzip, .cutGzip, .brotli, .severalCodings, .transferCoding].contains(body), "\(error)")
            return
        }
        // The error keeps the status and the fields.
        let kept = try #require(error.errorUserInfo[NSUnderlyingErrorKey] as? ServerFailure)
        expect(kept.status == 200 && kept.header("X-Name") == "value" && kept.header("Set-Cookie") == "id=planted")
        let network = NetworkFailure(error, request: try createRequest(baseURL: server.baseURL))
        expect(network.description.contains("status 200"), "\(network)")
        expect(!"\(error) \(error.localizedDescription) \(network)".contains("planted"))
    }

    /// The layer is outside of the store, and its limit passes before that of the request.
    @Test(arguments: Transport.all) func theStatusIsKeptWhenTheLimitOfALayerPasses(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in BrokenBody.silent.response(503) }
        let time = VirtualTime()
        try await time.run {
            let request = URLRequest(url: try #require(URL(string: server.baseURL)))
            func result(of layer: @escaping StoreLayer) async -> Result<(Data, URLResponse), any Error> {
                let limit = TimeLimit(.seconds(3600), .system, isDeadline: true)
                let call = await withCall({ $0.timeLimit = limit }) {
                    Task { [store = transport.store().layered(layer)] in try await store.fetchData(request) }
                }
                expect(await eventually { limit.headHasArrived })
                time.advance(by: .seconds(30))
                return await call.result
            }
            let (data, response) = try await result(of: timingOut(after: .seconds(30))).get()
            expect(response.status == 503 && data.isEmpty)
            expect(response.bodyError is TimedOut)
            // The limit of the complete call is kept.
            let late = await result(of: deadline(after: .seconds(30)))
            expect(late.error is TimedOut)
            expect(await eventually { server.openConnectionCount == 0 })
        }
    }

    @Test(arguments: Transport.all) func aCallThatIsCancelledDoesNotReturnAStatus(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in BrokenBody.drip.response(503) }
        let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
        let call = Task { [store = transport.store()] in try await store.fetchData(request) }
        expect(await eventually { server.requestCount == 1 })
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func aSecretInTheReasonIsMasked(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in BrokenBody.cut.response(500) }
        let fetch = dataFetcher(server.baseURL + "/?apikey=planted", networkFetcher(store: transport.store()))
        let error = try #require(await fetch(longTimeout).error)
        expect(!"\(error) \(error.localizedDescription) \(String(reflecting: error))".contains("planted"))
    }

    /// On Apple platforms, the session reports a redirect before its body. Linux has no such session.
    @Test func aSessionBoundsTheBodyOfARedirect() async throws {
        let request = try request("https://a/")
        let url = try #require(request.url)
        for (location, bytes, isBounded) in [("/b", 70_000, true), ("/b", 0, true), ("", 70_000, false)] {
            let response = try #require(
                HTTPURLResponse(
                    url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": location]))
            let exchange = await withCall({ $0.redirects.followed = .all }) {
                SessionExchange(TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"))
            }
            exchange.received(response, to: request)
            exchange.received(Data(count: bytes), upTo: 100_000)
            if isBounded {
                await expect(throws: BodyFailure.self) { try await exchange.response() }
            } else {
                exchange.completed(nil, nil)
                try await expectEqual(exchange.response().0.count, bytes)
            }
        }
    }
}
