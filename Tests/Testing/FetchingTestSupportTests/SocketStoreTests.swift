import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Suite(.timeLimit(.minutes(10))) struct SocketStoreTests {
    private func socket(_ store: NetworkStore, _ url: String = "wss://a/chat") async throws -> WebSocket {
        try await socketFetcher(store: store) { try request($0) }(url).get()
    }

    @Test func aClosureActsAsTheServer() async throws {
        let store = NetworkStore.socket(subprotocol: "v1") { peer, request in
            try await peer.send(.text(request.url?.absoluteString ?? ""))
            for try await message in peer.messages { try await peer.send(message) }
        }
        let socket = try await socket(store)
        expectEqual(socket.subprotocol, "v1")
        let messages: [SocketMessage] = [.text("a"), .binary(Data([1])), .text("")]
        for message in messages { try await socket.send(message) }
        var iterator = socket.messages.makeAsyncIterator()
        for message in [.text("https://a/chat")] + messages { try await expectEqual(iterator.next(), message) }
        try await expectEqual(socket.ping(), .zero)
        try await expectEqual(socket.close(SocketClose()), SocketClose())
        try await expectEqual(iterator.next(), nil)
    }

    @Test func theEndOfTheClosureIsTheEndOfTheConnection() async throws {
        let given = AppError.network(NetworkFailure(URLError(.secureConnectionFailed), request: try request()))
        let cases: [(@Sendable (WebSocket) async throws -> Void, String?)] = [
            ({ _ in }, nil),
            ({ _ = try await $0.close(SocketClose(code: 1001)) }, nil),
            ({ _ = try await $0.close(SocketClose(code: nil)) }, nil),
            ({ _ = try await $0.close(SocketClose(code: 4001, reason: "who are you?")) }, "4001 who are you?"),
            ({ _ in throw URLError(.networkConnectionLost) }, "-1005"), ({ _ in throw given }, "-1200"),
        ]
        for (index, (end, text)) in cases.enumerated() {
            let socket = try await socket(
                .socket { peer in
                    try await peer.send(.text("last"))
                    try await end(peer)
                })
            var messages = socket.messages.makeAsyncIterator()
            try await expectEqual(messages.next(), .text("last"), "case \(index)")
            if let text {
                expectEqual(await expect(throws: AppError.self) { try await messages.next() }.map(shortText), text)
                expectEqual(
                    await expect(throws: AppError.self) { try await socket.send(.text("")) }.map(shortText), text)
            } else {
                try await expectEqual(messages.next(), nil, "case \(index)")
                expectEqual(await expect(throws: AppError.self) { try await socket.ping() }.map(shortText), "-1005")
            }
        }
    }

    private func shortText(_ error: AppError) -> String {
        switch error {
        case .network(let failure): "\(failure.urlError.code.rawValue)"
        case .server(let failure): "\(failure.code ?? "") \(failure.message ?? "")"
        default: "\(error)"
        }
    }

    @Test func theClosureReadsWhatTheClientHasSentBeforeItsEnd() async throws {
        let texts = Recorded<String>()
        let store = NetworkStore.socket { peer in
            do {
                for try await message in peer.messages { texts.add("\(message)") }
                texts.add("end")
            } catch let error as AppError { texts.add(shortText(error)) }
        }
        let closes: [(SocketClose?, String)] = [
            (SocketClose(), "end"), (SocketClose(code: 4000, reason: "x"), "4000 x"), (nil, "-1005"),
        ]
        for (close, end) in closes {
            texts.removeAll()
            do {
                let socket = try await socket(store)
                for text in ["a", "b"] { try await socket.send(SocketMessage.text(text)) }
                if let close { _ = try await socket.close(close) }
            }
            await waitUntil { texts.all.count == 3 }
            expectEqual(texts.all.last, end)
        }
    }

    @Test func aReleaseOfTheSocketCancelsTheClosure() async throws {
        let events = Recorded<String>()
        let time = VirtualTime()
        let store = NetworkStore.socket { _ in
            do { try await CallContext.current.sleep(for: .seconds(3600)) } catch { events.add("\(error)") }
        }
        for closes in [true, false] {
            try await time.run {
                let socket = try await socket(store)
                await time.waitForSleepers(atLeast: 1)
                if closes { _ = try await socket.close(SocketClose()) }
            }
        }
        await waitUntil { events.all.count == 2 }
        expectEqual(events.all, ["CancellationError()", "CancellationError()"])
        expectEqual(time.sleeperCount, 0)
    }

    @Test func aFastSenderWaitsForTheReader() async throws {
        let count = Recorded<Int>()
        let large = SocketMessage.binary(Data(count: 1 << 19))
        let socket = try await socket(
            .socket { peer in
                for number in 1...5 {
                    try await peer.send(large)
                    count.add(number)
                }
            })
        await waitUntil { !count.all.isEmpty }
        for _ in 0..<50 { await Task.yield() }
        expectEqual(count.all, [1])
        var received = 0
        for try await message in socket.messages where message == large { received += 1 }
        expectEqual(received, 5)
        let task = Task { while true { try await socket.send(large) } }
        await expect(throws: AppError.self) { try await task.value }
    }

    @Test func aCancelledReaderOrSenderLeavesTheSocketOpen() async throws {
        let socket = try await socket(
            .socket { peer in for try await message in peer.messages { try await peer.send(message) } })
        let reader = Task {
            var iterator = socket.messages.makeAsyncIterator()
            return try await iterator.next()
        }
        await Task.yield()
        reader.cancel()
        expect(await expect(throws: AppError.self) { try await reader.value }?.isCancelled == true)
        try await socket.send(.text("still open"))
        var iterator = socket.messages.makeAsyncIterator()
        try await expectEqual(iterator.next(), .text("still open"))
    }

    @Test func theClosureWaitsInVirtualTime() async throws {
        try await VirtualTime.run {
            let start = CallContext.current.time.uptime()
            let socket = try await socket(
                .socket { peer in
                    for number in 1...5 {
                        try await CallContext.current.sleep(for: .seconds(1))
                        try await peer.send(.text("\(number)"))
                    }
                })
            var count = 0
            for try await _ in socket.messages { count += 1 }
            expectEqual(count, 5)
            expectEqual(CallContext.current.time.uptime() - start, .seconds(5))
        }
    }

    @Test func aRuleCanOpenASocket() async throws {
        let store = NetworkStore.routed([
            StubRule(
                "GET /rooms/{id: Int}?v=2", headers: ["X-App": "1"], times: 2, .json("{}", status: 503),
                .socket { _ in }),
            .never("GET /admin"),
        ])
        let rooms = socketFetcher(store: store) { (room: String) in
            try createRequest(
                baseURL: "https://a", path: ["rooms", room], query: [.init("v", "2")], headers: ["X-App": "1"])
        }
        await expectEqual(rooms("1").error?.server?.status, 503)
        for try await _ in try await rooms("2").get().messages {}
    }

    @Test func aRequestThatOpensNoSocketFailsTheTest() async throws {
        try await expectIssue(
            "no stub for the unexpected request GET http://a/",
            "this stub opens WebSockets, so call it with `socketFetcher` or `socketMessages`"
        ) {
            let store = NetworkStore.socket { _ in }
            await expect(throws: (any Error).self) { try await store.fetchData(request("http://a/")) }
            await expect(throws: (any Error).self) { try await store.fetchStream(request("http://a/")) }
        }
    }

    @Test func aFaultOfTheClosureFailsTheTest() async throws {
        struct Fault: Error {}
        try await expectIssue("the closure that acts as the server of a WebSocket threw Fault()") {
            let socket = try await socket(.socket { _ in throw Fault() })
            var iterator = socket.messages.makeAsyncIterator()
            expectEqual(await expect(throws: AppError.self) { try await iterator.next() }.map(shortText), "-1005")
            await Task.yield()
        }
    }

    @Test func aCloseFrameThatMustNotBeSentIsAnErrorOfBothSides() async throws {
        let errors = Recorded<String>()
        let socket = try await socket(
            .socket { peer in
                for try await _ in peer.messages {
                    do { _ = try await peer.close(SocketClose(code: 1006)) } catch { errors.add("\(error)") }
                    return
                }
            })
        await expectEqual(
            expect(throws: AppError.self) { try await socket.close(SocketClose(code: 1005)) }?.request != nil, true)
        try await socket.send(.text(""))
        for try await _ in socket.messages {}
        expect(errors.all.first?.contains("the close code 1006 must not be sent") == true, "\(errors.all)")
    }
}
