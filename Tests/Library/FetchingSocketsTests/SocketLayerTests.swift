import Fetching
import FetchingAccess
import FetchingCache
import FetchingRecording
import FetchingResilience
import FetchingSockets
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// The layers of a store around a WebSocket that a stub opens.
@Suite(.hangLimit) struct SocketLayerTests {
    private let log = RequestLog()

    /// Opens a socket.
    private func open(_ store: NetworkStore, _ url: String = "wss://a/chat") async -> Result<WebSocket, AppError> {
        await socketFetcher(store: store.recorded(in: log)) { try request($0) }(url)
    }

    /// Opens a socket through layers, whose requests are in the log.
    private func open(_ store: NetworkStore, through layers: StoreLayer...) async -> Result<WebSocket, AppError> {
        await socketFetcher(store: store.recorded(in: log).layered(layers)) { try request("wss://a/chat") }(())
    }

    /// A store that returns each message.
    private let echo = NetworkStore.socket { peer in
        for try await message in peer.messages { try await peer.send(message) }
    }

    private func expectEcho(_ socket: WebSocket?, line: Int = #line) async throws {
        try await socket?.send(.text("a"))
        var iterator = socket?.messages.makeAsyncIterator()
        try await expectEqual(iterator?.next(), .text("a"), line: line)
    }

    @Test func aRejectedTokenIsRefreshedOnce() async throws {
        let refreshes = Recorded<String>()
        let shared = SharedCredential("old") { old in
            refreshes.add(old)
            return "new"
        }
        let layer = authenticating(shared, allowedOrigins: ["https://a"], as: { .bearer($0) })
        for store in [NetworkStore.sequence(.constant(Data(), status: 401), echo), echo] {
            try await expectEcho(open(store, through: layer).get())
        }
        expectEqual(refreshes.all, ["old"])
        expectEqual(tokens, ["Bearer old", "Bearer new", "Bearer new"])
        // A second 401 is the error.
        let rejecting = NetworkStore.json(#"{"message":"no"}"#, status: 401)
        await expectEqual(outline(open(rejecting, through: layer).error), "server 401 - no")
        expectEqual(refreshes.all, ["old", "new"])
    }

    private var tokens: [String?] { log.requests.map { $0.value(forHTTPHeaderField: "Authorization") } }

    @Test func aSessionOpensSocketsUntilItsEnd() async throws {
        let store = NetworkStore.sequence(.constant(Data(), status: 401), echo).recorded(in: log)
        let session = try Session(
            Tokens(access: "1", refresh: "r"), api: APISettings(baseURL: "https://a", store: store)
        ) { _ in Tokens(access: "2", refresh: "r") }
        let chat: Fetcher<Void, WebSocket> = session.api.socketFetcher { try session.api.request(path: ["chat"]) }
        try await expectEcho(chat(()).get())
        expectEqual(tokens, ["Bearer 1", "Bearer 2"])
        try await session.end()
        await expectEqual(outline(chat(()).error), "cancelled")
    }

    @Test func aChallengeForADigestIsUsed() async throws {
        let challenge = NetworkStore.constant(
            Data(), status: 401, headers: ["WWW-Authenticate": #"Digest realm="r", nonce="n", qop="auth""#])
        let layer = authenticatingDigest(user: "ann", password: "p", allowedOrigins: ["https://a"])
        try await expectEcho(open(.sequence(challenge, echo), through: layer).get())
        expect(tokens.map { $0?.contains(#"uri="/chat""#) } == [nil, true], "\(tokens)")
    }

    @Test func anHTTPSRedirectToHTTPIsNotFollowed() async throws {
        let redirect = NetworkStore.constant(Data(), status: 301, headers: ["Location": "http://a/chat"])
        let error = await open(.sequence(redirect, echo), through: followingRedirects()).error
        expect(error.map { "\($0)".contains("from https to http") } == true, "\(error.map { "\($0)" } ?? "")")
        await expectEqual(outline(open(redirect).error), "server 301 - -")
        let other = NetworkStore.constant(Data(), status: 307, headers: ["Location": "https://b/chat"])
        try await expectEcho(open(.sequence(other, echo), through: followingRedirects()).get())
    }

    @Test func noHandshakeIsSentAfterARedirectFromHTTPSToHTTP() async throws {
        let events = Recorded<String>()
        let transport = NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                let upgrade = try #require(CallContext.current[upgradeKey])
                if request.url?.scheme == "https" {
                    return try await NetworkStore.constant(Data(), status: 307, headers: ["Location": "http://b/"])
                        .fetchStream(request)
                }
                return try await upgrade.open(
                    request,
                    .bytes(
                        receive: { nil }, send: { _ in events.add("sent") }, end: { events.add("ended") }))
            })
        let error = await open(transport, through: followingRedirects()).error
        expect(error.map { "\($0)".contains("from https to http") } == true, "\(outline(error))")
        expectEqual(events.all, ["ended"])
    }

    @Test func aTimeLimitAppliesUntilTheSocketIsOpen() async throws {
        let ticks = NetworkStore.socket { peer in
            for _ in 0..<3 {
                try await CallContext.current.sleep(for: .seconds(10))
                try await peer.send(.text("tick"))
            }
        }
        let limits: [(StoreLayer, String)] = [
            (timingOut(after: .seconds(5)), "timingOut"), (deadline(after: .seconds(5)), "deadline"),
        ]
        for (limit, name) in limits {
            try await VirtualTime.run {
                let error = await open(ticks.delayed(by: .seconds(6)), through: limit).error
                expectEqual(outline(error), "network \(URLError.Code.timedOut.rawValue)", "\(name)")
                let (messages, end) = try await open(ticks.delayed(by: .seconds(4)), through: limit).get().readAll()
                expect(messages.count == 3 && end == nil, "\(name): \(outline(end))")
            }
        }
    }

    @Test func aRefusalIsRetriedAfterTheDelayOfTheServer() async throws {
        let busy = NetworkStore.constant(Data(), status: 503, headers: ["Retry-After": "7"])
        try await VirtualTime.run {
            let start = CallContext.current.time.uptime()
            try await expectEcho(
                open(.sequence(busy, .failing(URLError(.networkConnectionLost)), echo), through: retrying()).get())
            expect(CallContext.current.time.uptime() - start >= .seconds(7))
        }
        expectEqual(log.count, 3)
    }

    @Test func aPermitIsGivenBackOnceTheSocketIsOpen() async throws {
        let layer = limitingConcurrency(to: 1)
        let first = try await open(echo, through: layer).get()
        let second = try await open(echo, through: layer).get()
        try await expectEcho(first)
        try await expectEcho(second)
    }

    @Test func layersThatShareOrStoreResponsesPassSocketsOn() async throws {
        let folder = TestFolder()
        let file = folder.path + "list.har"
        let layers: [(String, StoreLayer)] = [
            ("hedging", hedging(after: .zero)), ("coalescing", coalescing()), ("caching", caching()),
            ("recording", recording(to: file, mode: .all)), ("replaying", recording(to: file, mode: .once)),
        ]
        for (name, layer) in layers + standardLayers().map({ ("standard", $0) }) {
            let count = log.count
            async let first = open(echo, through: layer)
            async let second = open(echo, through: layer)
            try await expectEcho(first.get())
            try await expectEcho(second.get())
            expectEqual(log.count - count, 2, "\(name)")
        }
        try await expectEcho(socketFetcher(store: echo.layered(standardLayers())) { try request("wss://a/") }(()).get())
        expectEqual(folder.text("list.har"), nil)
    }

    @Test func aSocketOfAnAttemptThatIsNotUsedIsClosed() async throws {
        let ends = Recorded<String>()
        let store = NetworkStore.socket { peer in ends.add(outline(await peer.readAll().error)) }
        // A layer that sends the request twice, and one that replaces the response.
        let twice = intercepting("twice") { request, next in
            _ = try await next(request)
            return try await next(request)
        }
        do {
            let socket = try await open(store, through: twice).get()
            await waitUntil { ends.all.count == 1 }
            try await socket.send(.text("a"))
        }
        await waitUntil { ends.all.count == 2 }
        let failing = intercepting("failing") { request, next in
            _ = try await next(request)
            throw URLError(.cannotParseResponse)
        }
        await expectEqual(outline(open(store, through: failing).error).prefix(7), "network")
        await waitUntil { ends.all.count == 3 }
    }

    @Test func jsonHasTheFormatOfTheAPIInBothDirections() async throws {
        struct Tick: Codable, Equatable, Sendable { var lastPrice: Int }
        var json = JSONOptions()
        json.keys = .snakeCase
        let texts = Recorded<String>()
        let store = NetworkStore.socket { peer in
            for try await message in peer.messages {
                texts.add(String(decoding: message.data, as: UTF8.self))
                try await peer.send(message)
                try await peer.send(.binary(message.data))
                try await peer.send(.text(#"{"last_price":"wrong"}"#))
            }
        }
        let api = APISettings(baseURL: "https://a", store: store, json: json)
        let ticks: Fetcher<Int, ElementStream<Tick>> = api.socketMessages(
            subscribe: { price, socket in try await socket.send(.json(Tick(lastPrice: price), options: api.json)) }
        ) { _ in try api.request(path: ["ticks"]) }
        var iterator = try await ticks(7).get().makeAsyncIterator()
        for _ in 0..<2 { try await expectEqual(iterator.next(), Tick(lastPrice: 7)) }
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(error?.parsing != nil, "\(outline(error))")
        expect(error.map { "\($0)".contains("last_price") } == true, "\(error.map { "\($0)" } ?? "")")
        expectEqual(texts.all, [#"{"last_price":7}"#])
        try await expectEqual(iterator.next(), nil)
    }

    @Test func aMessageThatIsNotJSONIsAnErrorWithItsFault() async throws {
        for (text, found) in [
            ("Bad", "no valid value in line 1, column 1 (byte 0)"), ("", "an empty body"),
            ("[1", "the end of the text inside an array in line 1, column 3 (byte 2)"),
        ] {
            let store = NetworkStore.socket { peer in try await peer.send(.text(text)) }
            let api = APISettings(baseURL: "https://a", store: store)
            let messages: Fetcher<Void, ElementStream<[Int]>> = api.socketMessages { try api.request(path: []) }
            var iterator = try await messages(()).get().makeAsyncIterator()
            let error = await expect(throws: AppError.self, "\(text)") { try await iterator.next() }
            expectEqual(error?.parsing?.expected, "valid JSON", "\(text)")
            expectEqual(error?.parsing?.found, found, "\(text)")
        }
    }
}
