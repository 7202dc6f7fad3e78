import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of the handshake.
@Suite(.live, .hangLimit) struct OpeningSocketsTests {
    @Test(arguments: ["http", "ws", "WS"]) func messagesAreSentInBothDirections(scheme: String) async throws {
        let server = try socketServer(echo)
        let socket = try await server.open(scheme: scheme).get()
        let messages: [SocketMessage] = [
            .text("a"), .text(""), .text("ü€😀"), .binary(Data()), .binary(Data([0, 255])), .binary(Data(count: 70_000)),
        ]
        for message in messages { try await socket.send(message) }
        var iterator = socket.messages.makeAsyncIterator()
        for message in messages { try await expectEqual(iterator.next(), message) }
        try await expect(socket.ping() > .zero)
        try await expectEqual(
            socket.close(SocketClose(code: 3000, reason: "bye")), SocketClose(code: 3000, reason: "bye"))
        try await expectEqual(iterator.next(), nil)
        expectEqual(socket.subprotocol, nil)
    }

    @Test func theServerReceivesTheRequestOfTheApp() async throws {
        let requests = Recorded<LoopbackServer.Request>()
        let server = try LoopbackServer.start { request in
            requests.add(request)
            return .webSocket(headers: ["Sec-WebSocket-Protocol": "v2"], echo)
        }
        let api = APISettings(
            baseURL: server.baseURL + "/v1", store: liveStore(), headers: ["X-App": "7", "Accept-Language": "de"])
        let rooms: Fetcher<String, WebSocket> = api.socketFetcher(subprotocols: ["v2", "v1"]) { room in
            try api.request(path: ["rooms", room], query: [.init("v", "2")], headers: ["Cookie": "id=1"])
        }
        try await expectEqual(rooms("a b").get().subprotocol, "v2")
        let request = try #require(requests.all.first)
        expectEqual(request.method, "GET")
        expectEqual(request.target, "/v1/rooms/a%20b?v=2")
        for (name, value) in [
            ("X-App", "7"), ("Accept-Language", "de"), ("Cookie", "id=1"), ("Upgrade", "websocket"),
            ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Protocol", "v2, v1"),
            ("Sec-WebSocket-Extensions", nil), ("Content-Length", nil), ("Host", "127.0.0.1:\(server.port)"),
        ] { expectEqual(request[header: name], value, "\(name)") }
    }

    @Test func aRefusalIsAnErrorWithTheMessageOfTheServer() async throws {
        let cases: [(LoopbackServer.Response, String)] = [
            (
                .json(#"{"error":{"message":"no such room","code":"gone"}}"#, status: 404),
                "server 404 gone no such room"
            ),
            (.json(#"{"message":"log in"}"#, status: 401), "server 401 - log in"),
            (.text("busy", status: 503), "server 503 - -"), (.status(426), "server 426 - -"),
            (.json("{}"), "server 200 - The server did not open a WebSocket."),
            (.status(204), "server 204 - The server did not open a WebSocket."), (.status(304), "server 304 - -"),
            (.status(302), "server 302 - -"),
            (.json(#"{"message":"late"}"#, status: 400).chunked(by: 3), "server 400 - late"),
            (.json(#"{"message":"lost"}"#, status: 400).truncated(after: 5), "server 400 - -"),
            (.webSocket(status: 200, echo), "server 200 - The server did not open a WebSocket."),
        ]
        for (response, text) in cases {
            let server = try LoopbackServer.start { _ in response }
            let error = await server.open().error
            expectEqual(outline(error), text)
            expect(await eventually { server.openConnectionCount == 0 }, "\(text)")
        }
    }

    @Test func theBodyOfARefusalIsBounded() async throws {
        let server = try LoopbackServer.start { _ in
            .stream(length: nil, status: 500) { Data(repeating: 65, count: 10_000) }
        }
        let failure = await server.open().error?.server
        expect(failure.map { 10_000...(1 << 20) ~= $0.body.count } == true, "\(failure?.body.count ?? -1)")
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func anInvalidHandshakeIsANetworkErrorThatSaysWhatIsWrong() async throws {
        let cases: [(LoopbackServer.Response, String)] = [
            (.webSocket(headers: ["Sec-WebSocket-Accept": "AAAA"], echo), "Sec-WebSocket-Accept"),
            (.webSocket(headers: ["Sec-WebSocket-Accept": nil], echo), "Sec-WebSocket-Accept"),
            (.webSocket(headers: ["Upgrade": nil], echo), "Upgrade"),
            (.webSocket(headers: ["Upgrade": "h2c"], echo), "Upgrade"),
            (.webSocket(headers: ["Connection": "close"], echo), "Connection"),
            (.webSocket(headers: ["Sec-WebSocket-Extensions": "permessage-deflate"], echo), "permessage-deflate"),
            (.webSocket(headers: ["Sec-WebSocket-Protocol": "v3"], echo), "v3"),
            (.raw("SSH-2.0-OpenSSH_9.2\r\n"), "SSH-2.0"), (.closed, "without a response"),
            (.raw("HTTP/1.1 101 Swi"), "in the head of the response"),
        ]
        for (response, text) in cases {
            let server = try LoopbackServer.start { _ in response }
            let error = await server.open(subprotocols: ["v1", "v2"]).error
            expect(error?.network?.urlError.code == .badServerResponse, "\(text): \(outline(error))")
            expect(error.map { "\($0)".contains(text) } == true, "\(text): \(error.map { "\($0)" } ?? "")")
            expect(await eventually { server.openConnectionCount == 0 }, "\(text)")
        }
    }

    @Test func aLostConnectionBeforeTheResponseIsRetryable() async throws {
        let server = try LoopbackServer.start { _ in .reset }
        let error = await server.open().error
        expectEqual(outline(error), "network \(URLError.Code.networkConnectionLost.rawValue)")
        expect(error?.isRetryable == true)
        server.stop()
        await expectEqual(outline(server.open().error), "network \(URLError.Code.cannotConnectToHost.rawValue)")
    }

    @Test func aRequestThatCannotOpenASocketIsNotSent() async throws {
        let server = try socketServer(echo)
        let cases: [(String, @Sendable (inout URLRequest) -> Void)] = [
            ("GET request without a body", { $0.httpMethod = "POST" }),
            ("a GET request must not have a body", { $0.httpBody = Data([1]) }),
            ("Upgrade", { $0.setValue("websocket", forHTTPHeaderField: "Upgrade") }),
            ("each connection has a new key", { $0.setValue("x", forHTTPHeaderField: "Sec-WebSocket-Key") }),
            ("subprotocols", { $0.setValue("x", forHTTPHeaderField: "Sec-WebSocket-Protocol") }),
        ]
        for (text, change) in cases {
            let fetch: Fetcher<Void, WebSocket> = socketFetcher(store: liveStore()) {
                var request = try createRequest(baseURL: server.baseURL)
                change(&request)
                return request
            }
            let error = await fetch(()).error
            expect(error?.request != nil, "\(text): \(outline(error))")
            expect(error.map { "\($0)".contains(text) } == true, "\(text): \(error.map { "\($0)" } ?? "")")
        }
        await expectEqual(outline(server.open(subprotocols: ["a b"]).error), "request")
        let fetch: Fetcher<Void, WebSocket> = socketFetcher(store: liveStore()) {
            try request("ftp://127.0.0.1:\(server.port)/")
        }
        await expectEqual(outline(fetch(()).error), "request")
        struct Fault: Error {}
        await expectEqual(outline(socketFetcher(store: liveStore()) { () in throw Fault() }(()).error), "request")
        expectEqual(server.requestCount, 0)
    }

    @Test func redirectsAreFollowedWithoutSecretsToAnotherOrigin() async throws {
        let requests = Recorded<LoopbackServer.Request>()
        let other = try LoopbackServer.start { request in
            requests.add(request)
            return .webSocket(echo)
        }
        let server = try LoopbackServer.start { request in
            requests.add(request)
            return switch request.path {
            case "/1": .status(301, headers: ["Location": "/2"])
            case "/2": .status(307, headers: ["Location": "\(other.baseURL)/3"])
            case "/loop": .status(302, headers: ["Location": "/loop"])
            default: .status(302, headers: ["Location": "ftp://127.0.0.1/"])
            }
        }
        let socket = try await server.open("/1", headers: ["Authorization": "Bearer abcdefgh"]).get()
        try await socket.send(.text("a"))
        var iterator = socket.messages.makeAsyncIterator()
        try await expectEqual(iterator.next(), .text("a"))
        expectEqual(requests.all.map(\.path), ["/1", "/2", "/3"])
        expectEqual(requests.all.map { $0[header: "Authorization"] }, ["Bearer abcdefgh", "Bearer abcdefgh", nil])
        await expectEqual(outline(server.open("/loop").error), "network \(URLError.Code.httpTooManyRedirects.rawValue)")
        await expectEqual(outline(server.open("/ftp").error).prefix(7), "network")
    }

    #if os(Linux)
        @Test func urlSessionHasNoSocketsOnLinux() async throws {
            let server = try socketServer(echo)
            let error = await server.open(store: Transport.urlSession.store()).error
            expect(error.map { "\($0)".contains("curl") } == true, error.map { "\($0)" } ?? "")
            expectEqual(server.acceptedConnectionCount, 0)
        }
    #endif
}
