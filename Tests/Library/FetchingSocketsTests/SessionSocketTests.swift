import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

/// WebSockets of `URLSession`, with a scripted session. No test here has run on an Apple platform.
@Suite(.hangLimit) struct SessionSocketTests {
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
            case 0: socket.session.failReceiving(messageTooLong)
            case 1:
                socket.session.failReceiving(
                    URLError(.unknown, userInfo: [NSUnderlyingErrorKey: messageTooLong]))
            default: socket.session.deliver("123456")
            }
            await waitUntil { !socket.session.closes.isEmpty }
            expectEqual(socket.session.closes.map(\.code), [1009])
            async let text = socket.next()
            socket.session.delegate?.completed(notConnected)
            let error = await text
            expect(error.contains("more than 5 bytes") && error.contains("code 1009"), "\(error)")
            await socket.letGo()
        }
    }

    @Test func aClosureThatIsCalledTwiceChangesNothing() async throws {
        let socket = try await SessionSocket(SocketSettings(keepAlive: nil))
        socket.session.deliver("a")
        expectEqual(await socket.next(), "a")
        await waitUntil { socket.session.receiveCount == 2 }
        socket.session.repeatReceive(0, "a again")
        socket.session.deliver("b")
        expectEqual(await socket.next(), "b")

        socket.session.block()
        for text in ["c", "d", "e"] { expectEqual(await socket.sent(text), "sent") }
        await waitUntil { socket.session.isSending }
        socket.session.finishSend()
        await waitUntil { socket.session.sent.count == 2 }
        socket.session.repeatSend(0, nil)
        socket.session.repeatSend(0, notConnected)
        for _ in 0..<100 { await Task.yield() }
        expectEqual(socket.session.sent.count, 2)
        socket.session.finishSend()
        await waitUntil { socket.session.sent.count == 3 }
        await socket.letGo()
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
        socket.session.finishSend(notConnected)
        await waitUntil { socket.session.isReceiving }
        socket.session.delegate?.closed(code: 1008, reason: nil)
        socket.session.failReceiving(notConnected)
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
        socket.session.pong(0, notConnected)
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
        for error in [nil, notConnected] {
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
        expect(end.contains("no pong arrived within 10.0 seconds after a ping"), "\(end)")
        expect(socket.session.isCancelled)
        await socket.letGo()
    }

    @Test func aReleasedSocketCancelsItsTask() async throws {
        let socket = try await SessionSocket(SocketSettings())
        socket.session.block()
        _ = await socket.sent("a")
        await waitUntil { socket.session.isSending && socket.session.isReceiving }
        expect(!socket.session.isCancelled)
        await socket.letGo()
        // Later reports of the session change nothing.
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
                session.pong(index, Bool.random(using: &random) ? nil : notConnected)
            case 27..<29: session.finishSend()
            case 29: session.unblock()
            case 30: session.finishSend(notConnected)
            case 31:
                let code = [1000, 1011, 1005, 1006].randomElement(using: &random) ?? 0
                session.delegate?.closed(code: code, reason: nil)
            case 32: session.failReceiving(Bool.random(using: &random) ? notConnected : messageTooLong)
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
}
