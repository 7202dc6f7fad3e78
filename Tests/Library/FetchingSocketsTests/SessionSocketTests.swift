import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

/// WebSockets of `URLSession`, with a scripted session. No test here has run on an Apple platform.
@Suite(.hangLimit) struct SessionSocketTests {
    private static let notConnected = NSError(domain: NSPOSIXErrorDomain, code: 57)
    private static let tooLong = NSError(domain: NSPOSIXErrorDomain, code: Int(POSIXErrorCode.EMSGSIZE.rawValue))

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
            (Self.notConnected, "the connection was lost without a close frame: \(Self.notConnected)"),
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
        // What the session still reports changes nothing.
        connection.opened(subprotocol: nil)
        connection.completed(URLError(.cancelled))
        await waitUntil { session.isReleased }

        let late = ScriptedSession()
        let ended = try Self.connection()
        ended.end()
        await expect(throws: CancellationError.self) { try await ended.open(late.task(ended)) }
        expect(late.isCancelled && !late.isResumed)
    }

    // The endpoint.

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
        second.failReceiving(Self.notConnected)
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

    // Messages.

    @Test func messagesArriveInTheirOrder() async throws {
        let socket = try await SessionSocket()
        for number in 0..<100 { socket.session.deliver("\(number)") }
        for number in 0..<100 { expectEqual(await socket.next(), "\(number)") }
        async let text = socket.next()
        socket.session.deliver(.binary(Data(count: 7)))
        expectEqual(await text, "7 bytes")
        await socket.letGo()
    }

    @Test func theSessionIsNotReadWhileTheAppTakesNoMessages() async throws {
        let socket = try await SessionSocket(SocketSettings(inboundBytes: 10 * 65, keepAlive: nil))
        for _ in 0..<100 { socket.session.deliver("a") }
        await waitUntil { socket.session.receiveCount >= 10 }
        for _ in 0..<100 { await Task.yield() }
        expectEqual(socket.session.receiveCount, 10)
        for _ in 0..<100 { expectEqual(await socket.next(), "a") }
        socket.session.deliver("b")
        expectEqual(await socket.next(), "b")
        await socket.letGo()
    }

    @Test func aMessageThatIsTooLongClosesWith1009() async throws {
        for report in [0, 1, 2] {
            let socket = try await SessionSocket(SocketSettings(maximumMessageBytes: 5, keepAlive: nil))
            socket.session.deliver("12345")
            expectEqual(await socket.next(), "12345")
            await waitUntil { socket.session.isReceiving }
            switch report {
            case 0: socket.session.failReceiving(Self.tooLong)
            case 1:
                socket.session.failReceiving(
                    URLError(.unknown, userInfo: [NSUnderlyingErrorKey: Self.tooLong]))
            default: socket.session.deliver("123456")
            }
            await waitUntil { !socket.session.closes.isEmpty }
            expectEqual(socket.session.closes.map(\.code), [1009])
            async let text = socket.next()
            socket.session.delegate?.completed(Self.notConnected)
            let error = await text
            expect(error.contains("more than 5 bytes") && error.contains("code 1009"), "\(error)")
            await socket.letGo()
        }
    }

    @Test func sendWaitsWhileTheBufferIsFull() async throws {
        let socket = try await SessionSocket(SocketSettings(outboundBytes: 200, keepAlive: nil))
        socket.session.block()
        for text in ["a", "b", "c"] { expectEqual(await socket.sent(text), "sent") }
        let (cancelled, waiting) = (Task { await socket.sent("d") }, Task { await socket.sent("e") })
        for _ in 0..<100 { await Task.yield() }
        cancelled.cancel()
        expectEqual(await cancelled.value, "cancelled")
        expectEqual(socket.session.sent, [.text("a")])
        socket.session.unblock()
        expectEqual(await waiting.value, "sent")
        await waitUntil { socket.session.sent.count == 4 }
        expectEqual(socket.session.sent, ["a", "b", "c", "e"].map { .text($0) })
        await socket.letGo()
    }

    @Test func aFailedSendWaitsForTheReasonOfTheEnd() async throws {
        let socket = try await SessionSocket()
        socket.session.block()
        _ = await socket.sent("a")
        await waitUntil { socket.session.isSending }
        socket.session.finishSend(Self.notConnected)
        await waitUntil { socket.session.isReceiving }
        socket.session.delegate?.closed(code: 1008, reason: nil)
        socket.session.failReceiving(Self.notConnected)
        expectEqual(await socket.next(), "the server closed the WebSocket with the code 1008")
        await socket.letGo()
    }

    // Pings.

    @Test func aPingReturnsAtItsPong() async throws {
        let socket = try await SessionSocket()
        async let first = socket.ping()
        await waitUntil { socket.session.pingCount == 1 }
        socket.time.advance(by: .milliseconds(30))
        socket.session.pong(0)
        expectEqual(await first, "0.03 seconds")
        // The session may call the closure again, also with an error and after the end.
        socket.session.pong(0)
        socket.session.pong(0, Self.notConnected)
        async let second = socket.ping()
        await waitUntil { socket.session.pingCount == 2 }
        socket.session.pong(0)
        socket.time.advance(by: .milliseconds(20))
        socket.session.pong(1)
        expectEqual(await second, "0.02 seconds")
        await socket.letGo()
        socket.session.pong(0)
        socket.session.pong(1, URLError(.cancelled))
    }

    @Test func aPingWhoseClosureIsNotCalledEndsAtItsLimit() async throws {
        for error in [nil, Self.notConnected] {
            let socket = try await SessionSocket()
            let (cancelled, ping) = (Task { await socket.ping() }, Task { await socket.ping() })
            await waitUntil { socket.session.pingCount == 2 }
            cancelled.cancel()
            expectEqual(await cancelled.value, "cancelled")
            if let error { for index in 0..<2 { socket.session.pong(index, error) } }
            expect(await socket.result(of: ping).contains("within 10.0 seconds"))
            // A pong that is too late.
            for index in 0..<2 { socket.session.pong(index) }
            expectEqual(await socket.sent("still open"), "sent")
            await socket.letGo()
        }
    }

    @Test func aSilentServerIsPingedAndThenGivenUp() async throws {
        let socket = try await SessionSocket(SocketSettings())
        await socket.advance { socket.time.now >= .seconds(24) }
        expectEqual(socket.session.pingCount, 0)
        // Bytes of a message that is not complete.
        socket.session.setReceivedBytes(1000)
        await socket.advance { socket.session.pingCount == 1 }
        expect(socket.time.now >= .seconds(50))
        socket.session.pong(0)
        await socket.advance { socket.session.pingCount == 2 }
        expect(socket.time.now >= .seconds(75))
        let end = await socket.result(of: Task { await socket.next() })
        expect(end.contains("nothing within 10.0 seconds after a ping"), "\(end)")
        expect(socket.session.isCancelled)
        await socket.letGo()
    }

    // Closing.

    @Test func aCodeIsSentAndThatOfTheServerIsReturned() async throws {
        for (code, serverCode, expected) in [
            (1000, 1000, "1000"), (1001, 1000, "1000"), (1011, 1011, "1011"), (3000, 3000, "3000"),
            (4999, 4999, "4999"), (1000, 1005, "0"), (1000, 1006, "none"), (1000, 0, "none"),
        ] {
            let socket = try await SessionSocket()
            _ = await socket.sent("last")
            async let close = socket.close(SocketClose(code: code, reason: "bye"))
            await waitUntil { !socket.session.closes.isEmpty }
            expectEqual(socket.session.closes, [SocketClose(code: code, reason: "bye")])
            expectEqual(socket.session.sent, [.text("last")])
            // The session lets `receive` fail before the server has responded.
            socket.session.failReceiving(Self.notConnected)
            socket.session.delegate?.closed(code: serverCode, reason: nil)
            socket.session.delegate?.completed(nil)
            expectEqual(await close, expected)
            expectEqual(await socket.next(), "end")
            expectEqual(await socket.close(), expected)
            await socket.letGo()
        }
    }

    @Test func aCloseFrameThatCannotBeSentIsAnError() async throws {
        let socket = try await SessionSocket()
        socket.session.refuseCode(3999)
        for (close, text) in [
            (SocketClose(code: 1005), "1005 must not be sent"), (SocketClose(code: nil), "without a code"),
            (SocketClose(code: 3999), "cannot send the close code 3999"), (SocketClose(code: 5000), "5000"),
            (SocketClose(reason: String(repeating: "a", count: 124)), "124 bytes"),
        ] {
            let error = await socket.close(close)
            expect(error.contains(text), "\(error)")
        }
        expectEqual(socket.session.closes, [])
        expectEqual(await socket.sent("still open"), "sent")
        await socket.letGo()
    }

    @Test func closingWaitsNoLongerThanItsLimit() async throws {
        let socket = try await SessionSocket()
        async let close = socket.close()
        await waitUntil { !socket.session.closes.isEmpty }
        await socket.time.waitForSleepers(atLeast: 1)
        expect(!socket.session.isCancelled)
        socket.time.advance(by: .seconds(4))
        expect(!socket.session.isCancelled)
        socket.time.advance(by: .seconds(1))
        expectEqual(await close, "none")
        expect(socket.session.isCancelled)
        await socket.letGo()
    }

    @Test func aCancelledCloseEndsTheTask() async throws {
        let socket = try await SessionSocket()
        let close = Task { await socket.close() }
        await waitUntil { !socket.session.closes.isEmpty }
        close.cancel()
        expectEqual(await close.value, "none")
        expect(socket.session.isCancelled)
        await socket.letGo()
    }

    // The end.

    enum Report: CaseIterable, Sendable { case receive, close, complete }

    /// All orders of one to three reports.
    private static let orders: [[Report]] = {
        var orders: [[Report]] = [[]]
        for _ in Report.allCases {
            orders += orders.flatMap { order in Report.allCases.filter { !order.contains($0) }.map { order + [$0] } }
        }
        return Array(Set(orders)).filter { !$0.isEmpty }
    }()

    @Test(arguments: orders) func theServersCloseFrameIsFoundInAnyOrderOfReports(_ order: [Report]) async throws {
        for (code, expected) in [
            (1000, "end"), (1001, "end"), (1005, "end"), (1011, "with the code 1011"), (4000, "with the code 4000"),
            (1004, "the server sent the close code 1004"),
        ] {
            let socket = try await SessionSocket()
            socket.session.deliver("before")
            expectEqual(await socket.next(), "before")
            await waitUntil { socket.session.isReceiving }
            // Without the report of the delegate, or before it, the task may still know the frame.
            if order.first != .close { socket.session.setCloseFrame(code) }
            let text = Task { await socket.next() }
            for report in order { self.report(report, code, in: socket.session) }
            let found = await socket.result(of: text)
            expect(found == expected || found.contains(expected) && expected != "end", "\(order) \(code): \(found)")
            // The session itself responds.
            expect(socket.session.closes.isEmpty, "\(order) \(code)")
            expect(await socket.sent("late") != "sent")
            await socket.letGo("\(order)")
        }
    }

    @Test(arguments: orders.filter { !$0.contains(.close) })
    func anEndWithoutACloseFrameIsALoss(_ order: [Report]) async throws {
        for code in [0, 1006] {
            let socket = try await SessionSocket()
            await waitUntil { socket.session.isReceiving }
            socket.session.setCloseFrame(code)
            let text = Task { await socket.next() }
            for report in order { self.report(report, code, in: socket.session) }
            expect(await socket.result(of: text).contains("lost without a close frame"))
            await socket.letGo()
        }
    }

    private func report(_ report: Report, _ code: Int, in session: ScriptedSession) {
        switch report {
        case .receive: session.failReceiving(Self.notConnected)
        case .close: session.delegate?.closed(code: code, reason: nil)
        case .complete: session.delegate?.completed(Self.notConnected)
        }
    }

    @Test func aTaskThatTheSessionHasCancelledIsALoss() async throws {
        let socket = try await SessionSocket()
        await waitUntil { socket.session.isReceiving }
        socket.session.failReceiving(URLError(.cancelled))
        socket.session.delegate?.completed(URLError(.cancelled))
        let text = await socket.next()
        expect(text.contains("the session cancelled the WebSocket"), "\(text)")
        await socket.letGo()
    }

    @Test func messagesBeforeTheCloseFrameAreDeliveredAfterItsReport() async throws {
        let socket = try await SessionSocket()
        await waitUntil { socket.session.isReceiving }
        socket.session.delegate?.closed(code: 1000, reason: nil)
        for text in ["a", "b"] { socket.session.deliver(text) }
        expectEqual(await socket.next(), "a")
        expectEqual(await socket.next(), "b")
        await waitUntil { socket.session.isReceiving }
        socket.session.failReceiving(Self.notConnected)
        expectEqual(await socket.next(), "end")
        await socket.letGo()
    }

    @Test func aReleasedSocketCancelsItsTask() async throws {
        let socket = try await SessionSocket(SocketSettings())
        socket.session.block()
        _ = await socket.sent("a")
        await waitUntil { socket.session.isSending && socket.session.isReceiving }
        expect(!socket.session.isCancelled)
        await socket.letGo()
        // What the session reports later changes nothing.
        socket.session.finishSend()
        socket.session.failReceiving(URLError(.cancelled))
        socket.session.delegate?.completed(URLError(.cancelled))
    }

    @Test func aCancelledReaderTakesNoMessage() async throws {
        let socket = try await SessionSocket()
        let (cancelled, waiting) = (Task { await socket.next() }, Task { await socket.next() })
        for _ in 0..<100 { await Task.yield() }
        cancelled.cancel()
        expectEqual(await cancelled.value, "cancelled")
        socket.session.deliver("a")
        expectEqual(await waiting.value, "a")
        await socket.letGo()
    }

    // Random orders.

    @Test(arguments: 0..<200 as Range<UInt64>)
    func noOrderOfReportsLosesAMessageOrLeavesATask(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let settings = SocketSettings(
            inboundBytes: 200, outboundBytes: 200, keepAlive: Bool.random(using: &random) ? .seconds(25) : nil)
        let socket = try await SessionSocket(settings)
        let session = socket.session
        if Bool.random(using: &random) { session.block() }
        let received = Recorded<Int>()
        var (tasks, delivered): ([Task<Void, Never>], Int) = ([], 0)
        for _ in 0..<60 {
            switch Int.random(in: 0..<40, using: &random) {
            case 0..<10:
                session.deliver("\(delivered)")
                delivered += 1
            case 10..<18:
                tasks.append(
                    Task {
                        if let number = Int(await socket.next()) { received.add(number) }
                    })
            case 18..<22: tasks.append(Task { _ = await socket.sent("m") })
            case 22..<24: tasks.append(Task { _ = await socket.ping() })
            case 24..<27:
                let index = Int.random(in: 0..<4, using: &random)
                session.pong(index, Bool.random(using: &random) ? nil : Self.notConnected)
            case 27..<29: session.finishSend()
            case 29: session.unblock()
            case 30: session.finishSend(Self.notConnected)
            case 31:
                let code = [1000, 1011, 1005, 1006].randomElement(using: &random) ?? 0
                session.delegate?.closed(code: code, reason: nil)
            case 32: session.failReceiving(Bool.random(using: &random) ? Self.notConnected : Self.tooLong)
            case 33: if Int.random(in: 0..<4, using: &random) == 0 { session.delegate?.completed(nil) }
            case 34: if Int.random(in: 0..<4, using: &random) == 0 { tasks.append(Task { _ = await socket.close() }) }
            case 35..<37: tasks.randomElement(using: &random)?.cancel()
            case 37: socket.time.advance(by: .seconds(Int.random(in: 1...12, using: &random)))
            default: for _ in 0..<Int.random(in: 1...20, using: &random) { await Task.yield() }
            }
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        let numbers = received.all.sorted()
        // Several readers may record their messages in another order, but none is lost or doubled before the end.
        expectEqual(numbers, Array(0..<numbers.count), "seed \(seed)")
        expect(numbers.count <= delivered)
        await socket.letGo("seed \(seed)")
    }

    // Helpers.

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
                guard let upgrade = CallContext.current.upgrade else { throw URLError(.unsupportedURL) }
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
