#if os(Linux)
    import Fetching
    import FetchingSockets
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    /// Tests with servers of other projects.
    struct PeerSocketTests {
        @Suite(.live, .hangLimit, .installed(.websockets), .served(by: .websockets)) struct WebsocketsTests {
            @Test func messagesOfAnyLengthAreReturned() async throws { try await expectEcho(.curl) }
            @Test func theServersCodeAndReasonAreInTheError() async throws { try await expectCloseFrames(.curl) }
            @Test func manySocketsAreOpenAtOnce() async throws { try await expectManySockets(.curl) }

            @Test func eachConnectionIsSubscribedOnceAndNoMessageArrivesTwice() async throws {
                let (count, seconds) = runsSlowTests ? (60, 1.0) : (6, 0.1)
                let messages = socketMessages(
                    reconnecting: ReconnectPolicy(delay: .milliseconds(20), maximumDelay: .milliseconds(200)),
                    subscribe: { (_: Void, socket) in try await socket.send(.text("subscribe")) },
                    createURLRequest: { _ in
                        try createRequest(baseURL: Peer.baseURL, path: ["numbers", "\(count)", "\(seconds)"])
                    })
                var (last, texts) = (-1, [String]())
                for try await message in try await messages(()).get() {
                    guard case .text(let text) = message else { continue }
                    if let number = Int(text) {
                        expect(number > last, "\(number) after \(last)")
                        last = number
                    } else {
                        texts.append(text)
                    }
                }
                let expected = Array(repeating: 1, count: count).description
                expectEqual(texts, [expected])
                expect(last > count)
            }
        }

        @Suite(.live, .hangLimit, .installed(.aiohttp), .served(by: .aiohttp)) struct AiohttpTests {
            @Test func messagesOfAnyLengthAreReturned() async throws { try await expectEcho(.curl) }
            @Test func theServersCodeAndReasonAreInTheError() async throws { try await expectCloseFrames(.curl) }
            @Test func manySocketsAreOpenAtOnce() async throws { try await expectManySockets(.curl) }
        }

        @Suite(
            .live, .hangLimit, .installed(.aiohttp), .installed(.nginx),
            .enabled(if: Programs.openssl != nil, "needs OpenSSL"), .certificates, .served(by: .nginxWithSockets))
        struct NginxTests {
            private func store() throws -> NetworkStore {
                var options = CurlOptions()
                let certificates = try #require(Certificates.current)
                options.trust = .authorities(pem: try certificates.text("authority.pem"))
                return try .curl(options)
            }

            @Test func messagesOfAnyLengthAreReturned() async throws { try await expectEcho(store()) }
            @Test func theServersCodeAndReasonAreInTheError() async throws { try await expectCloseFrames(store()) }
            @Test func manySocketsAreOpenAtOnce() async throws { try await expectManySockets(store()) }
        }
    }

    private func endpoint(_ store: NetworkStore) -> Fetcher<[String], WebSocket> {
        socketFetcher(store: store) { path in try createRequest(baseURL: Peer.baseURL, path: path) }
    }

    private func expectEcho(_ store: NetworkStore, _ location: SourceLocation = #_sourceLocation) async throws {
        let socket = try await endpoint(store)(["echo"]).get()
        var messages = socket.messages.makeAsyncIterator()
        let block = Data(0...250)
        for count in [0, 1, 125, 126, 65_535, 65_536, runsSlowTests ? 16 << 20 : 1 << 20] {
            var bytes = Data(capacity: count + block.count)
            while bytes.count < count { bytes += block }
            bytes = bytes.prefix(count)
            for sent in [SocketMessage.binary(bytes), .text(String(repeating: "a", count: count))] {
                try await socket.send(sent)
                // `==` in an expectation would print the messages.
                let isEqual = try await messages.next() == sent
                expect(isEqual, "\(count) bytes", sourceLocation: location)
            }
        }
        _ = try await socket.ping()
        try await expectEqual(
            socket.close(SocketClose(code: 1000, reason: "done"))?.code, 1000, sourceLocation: location)
        try await expectEqual(messages.next(), nil, sourceLocation: location)
    }

    private func expectCloseFrames(_ store: NetworkStore) async throws {
        let open = endpoint(store)
        for code in [1000, 1001, 1008, 1011, 4003] {
            let socket = try await open(["close", "\(code)", "no-room"]).get()
            do {
                for try await message in socket.messages { expect(false, "\(message)") }
                expect(code < 1002, "\(code)")
            } catch {
                expectEqual(error.server?.code, "\(code)")
                expectEqual(error.server?.message, "no-room", "\(code)")
            }
            try await expectEqual(socket.close(SocketClose()), SocketClose(code: code, reason: "no-room"))
        }
    }

    private func expectManySockets(_ store: NetworkStore) async throws {
        let open = endpoint(store)
        let sockets = try await withThrowingTaskGroup(of: WebSocket.self) { group in
            for _ in 0..<(runsSlowTests ? 1000 : 50) { group.addTask { try await open(["echo"]).get() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, socket) in sockets.enumerated() {
                group.addTask {
                    try await socket.send(.text("\(number)"))
                    var messages = socket.messages.makeAsyncIterator()
                    try await expectEqual(messages.next(), .text("\(number)"))
                    try await expectEqual(socket.close(SocketClose())?.code, 1000)
                }
            }
            try await group.waitForAll()
        }
    }
#endif
