import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

/// The handshake of a WebSocket of `URLSession`, with a scripted session.
@Suite(.hangLimit) struct SessionHandshakeTests {
    @Test func theRequestHasTheSchemeOfAWebSocketAndTheSubprotocols() throws {
        for (url, expected) in [
            ("http://h/a?b=c#d", "ws://h/a?b=c#d"), ("https://u@h:8443/", "wss://u@h:8443/"), ("HTTPS://h", "wss://h"),
            ("ws://h/", "ws://h/"), ("WSS://h/", "WSS://h/"), ("https://[::1]/%20", "wss://[::1]/%20"),
        ] {
            var original = try request(url)
            original.setValue("Bearer a", forHTTPHeaderField: "Authorization")
            original.timeoutInterval = 5
            let request = sessionRequest(original, subprotocols: ["chat", "superchat"])
            expectEqual(request.url?.absoluteString, expected)
            expectEqual(request.value(forHTTPHeaderField: "Authorization"), "Bearer a")
            expectEqual(request.value(forHTTPHeaderField: "Sec-WebSocket-Protocol"), "chat, superchat")
            // The limit of the request would also end an open WebSocket.
            expectEqual(request.timeoutInterval, 604_800)
            expectEqual(sessionRequest(original, subprotocols: []).allHTTPHeaderFields, ["Authorization": "Bearer a"])
        }
    }

    @Test func theServerChoosesOneOfTheSubprotocols() async throws {
        for (chosen, expected) in [
            (nil, "none"), ("", "none"), ("a", "a"), ("b", "b"), ("c", "found “c”"), ("A", "found “A”"),
        ] as [(String?, String)] {
            let (result, session) = try await opened { session in session.delegate?.opened(subprotocol: chosen) }
            switch result {
            case .success(.upgraded(let response, let subprotocol)):
                expectEqual(subprotocol ?? "none", expected)
                expect(response.statusCode == 101 && response.url?.absoluteString == "https://h/x")
            case .success(.refused): Issue.record("The handshake was refused")
            case .failure(let error): expect("\(error)".contains(expected), "\(error)")
            }
            expectEqual(session.isCancelled, expected.hasPrefix("found"))
        }
    }

    @Test func theResponseOfTheServerIsThatOfTheHandshake() async throws {
        // Over HTTP/2, the response has the status 200 (RFC 8441).
        for status in [101, 200] {
            let (result, _) = try await opened { session in
                try session.setResponse(status, ["X-Server": "a"])
                session.delegate?.opened(subprotocol: nil)
            }
            guard case .upgraded(let response, nil) = try result.get() else { throw URLError(.unknown) }
            expect(response.statusCode == 101 && response.value(forHTTPHeaderField: "X-Server") == "a")
        }
    }

    @Test func aRefusalIsTheResultOfTheHandshake() async throws {
        for status in [200, 302, 401, 404, 426, 503] {
            let (result, session) = try await opened { session in
                try session.setResponse(status, ["Location": "wss://h/other"])
                session.delegate?.completed(URLError(.badServerResponse))
            }
            guard case .refused(let response) = try result.get() else { throw URLError(.unknown) }
            expect(response.statusCode == status && response.url?.absoluteString == "https://h/x")
            expectEqual(response.value(forHTTPHeaderField: "Location"), "wss://h/other")
            expect(session.isCancelled)
        }
    }

    @Test func aTaskThatEndsBeforeTheResponseHasAnError() async throws {
        for (error, expected) in [
            (URLError(.timedOut), "\(URLError(.timedOut))"), (URLError(.cancelled), "\(URLError(.cancelled))"),
            (notConnected, "the connection was lost without a close frame: \(notConnected)"),
            (nil, "\(SocketError.lost(nil))"),
        ] as [((any Error)?, String)] {
            let (result, session) = try await opened { $0.delegate?.completed(error) }
            expectEqual(result.failure.map { "\($0)" }, expected)
            expect(session.isCancelled)
        }
        // A response with the status 101 that the session does not accept, for example with another key.
        let (result, _) = try await opened { session in
            try session.setResponse(101)
            session.delegate?.completed(URLError(.badServerResponse))
        }
        expectEqual((result.failure as? URLError)?.code, .badServerResponse)
    }

    @Test func aCancelledHandshakeEndsTheTask() async throws {
        let session = ScriptedSession()
        let connection = try Self.connection()
        let task = Task { try await connection.open(session.task(connection)) }
        await waitUntil { session.isResumed }
        task.cancel()
        await expect(throws: CancellationError.self) { try await task.value }
        expect(session.isCancelled)
        // Later reports of the session change nothing.
        connection.opened(subprotocol: nil)
        connection.completed(URLError(.cancelled))
        await waitUntil { session.isReleased }

        let late = ScriptedSession()
        let ended = try Self.connection()
        ended.end()
        await expect(throws: CancellationError.self) { try await ended.open(late.task(ended)) }
        expect(late.isCancelled && !late.isResumed)
    }

    @Test func anEndpointFollowsRedirectsAndOpensASocket() async throws {
        let sessions = Mutex<[ScriptedSession]>([])
        let opener = opener { connection in
            let session = ScriptedSession()
            sessions.withLock { $0.append(session) }
            return (session, session.task(connection))
        }
        async let opening = opener.open(request("https://h/a"))
        await waitUntil { sessions.withLock { $0.count } == 1 }
        let first = try #require(sessions.withLock { $0.first })
        await waitUntil { first.isResumed }
        let (_, redirect) = try stubResponse(
            to: request("wss://h/a"), Data(), status: 307, headers: ["Location": "/b"])
        first.delegate?.redirected(try #require(redirect as? HTTPURLResponse))
        await waitUntil { sessions.withLock { $0.count } == 2 }
        let second = try #require(sessions.withLock { $0.last })
        await waitUntil { second.isResumed }
        expect(first.isCancelled)
        expectEqual(second.delegate?.request.url?.path, "/b")
        second.delegate?.opened(subprotocol: "chat")
        let socket = try await opening
        expectEqual(socket.subprotocol, "chat")
        second.deliver("hello")
        var messages = socket.messages.makeAsyncIterator()
        expectEqual(try await messages.next(), .text("hello"))
        second.delegate?.closed(code: 4001, reason: Data("gone".utf8))
        second.failReceiving(notConnected)
        let error = await expect(throws: AppError.self) { try await messages.next() }
        guard case .server(let failure)? = error else { throw URLError(.unknown) }
        expect(failure.code == "4001" && failure.message == "gone", "\(failure)")
    }

    @Test func anEndpointThrowsTheStatusOfARefusal() async throws {
        let session = ScriptedSession()
        try session.setResponse(403)
        let opener = opener { (session, session.task($0)) }
        let opening = Task { try await opener.open(request("https://h/a")) }
        await waitUntil { session.isResumed }
        session.delegate?.completed(URLError(.badServerResponse))
        let error = await expect(throws: AppError.self) { try await opening.value }
        guard case .server(let failure)? = error else { throw URLError(.unknown) }
        expectEqual(failure.status, 403)
    }

    @Test func aRequestThatCannotOpenAWebSocketCreatesNoTask() async throws {
        let count = Mutex(0)
        let opener = opener { connection in
            count.withLock { $0 += 1 }
            let session = ScriptedSession()
            return (session, session.task(connection))
        }
        var request = try request("wss://h/")
        request.setValue("chat", forHTTPHeaderField: "Sec-WebSocket-Protocol")
        let error = await expect(throws: AppError.self) { [request] in try await opener.open(request) }
        guard case .request? = error else { throw URLError(.unknown) }
        expectEqual(count.withLock { $0 }, 0)
    }

    private static func connection() throws -> SessionConnection {
        SessionConnection(
            try request("https://h/x"), subprotocols: ["a", "b"], maximumMessageBytes: 1000, sleep: { _ in })
    }

    /// Opens a connection, lets the session do something, and returns the result of the handshake.
    private func opened(
        _ act: (ScriptedSession) throws -> Void
    ) async throws -> (Result<SessionHandshake, any Error>, ScriptedSession) {
        let session = ScriptedSession()
        let connection = try Self.connection()
        let task = Task { try await connection.open(session.task(connection)) }
        await waitUntil { session.isResumed }
        try act(session)
        return (await task.result, session)
    }

    /// Returns an opener over a store whose transport passes on a session, and follows redirects.
    private func opener(
        _ createTask: @escaping @Sendable (SessionConnection) -> (ScriptedSession, SocketTaskMethods)
    ) -> SocketOpener {
        let transport = NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                guard let upgrade = CallContext.current[upgradeKey] else { throw URLError(.unsupportedURL) }
                return try await upgrade.open(request, .session(.shared))
            })
        var opener = SocketOpener(
            store: transport.layered(followingRedirects()), subprotocols: ["chat"],
            settings: SocketSettings(keepAlive: nil), message: { _, _ in nil })
        opener.createTask = { _, connection in createTask(connection).1 }
        return opener
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
