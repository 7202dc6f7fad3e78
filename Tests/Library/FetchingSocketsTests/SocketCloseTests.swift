import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

@Suite(.hangLimit) struct SocketCloseTests {
    @Test func theServersCloseFrameGetsAResponseAndEndsTheMessages() async {
        for (close, response, end) in [
            (SocketClose(code: 1000, reason: "bye"), 1000, "end"), (SocketClose(code: 1001), 1001, "end"),
            (SocketClose(code: nil), nil, "end"), (SocketClose(code: 1002), 1002, "with the code 1002"),
            (SocketClose(code: 1011, reason: "oh"), 1011, "with the code 1011: “oh”"),
            (SocketClose(code: 4999, reason: "é"), 4999, "with the code 4999: “é”"),
        ] as [(SocketClose, Int?, String)] {
            let socket = OpenedSocket()
            socket.peer.send(text: "before")
            // A message after it is ignored.
            socket.peer.send(serverFrame(.close, close.payload) + serverFrame(.text, [0x61]))
            await waitUntil { socket.peer.isEnded }
            expectEqual(socket.peer.frames.map(\.kind), [.close], "\(close)")
            expectEqual(socket.peer.frames.first?.code, response, "\(close)")
            expectEqual(await socket.next(), "before", "\(close)")
            for _ in 0..<2 { expect(await socket.next().hasSuffix(end), "\(close)") }
            expect(await socket.sent("a").contains("closed"), "\(close)")
            expectEqual(try? await socket.engine().close(), close)
            expect(socket.events.last?.hasPrefix("closed \(close.code ?? 0) ") == true, "\(socket.events)")
            await socket.letGo()
        }
    }

    @Test func closingSendsWhatWaitsAndReturnsTheServersCloseFrame() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        for number in 0..<3 { try await socket.send("\(number)") }
        socket.peer.send(text: "in time")
        await waitUntil { socket.peer.isIdle && socket.peer.isSending }
        async let response = socket.engine().close(SocketClose(code: 4000, reason: "done"))
        await waitUntil { socket.time.waits.contains(.seconds(5)) }
        expect(await socket.sent("late").contains("closed"))
        socket.peer.send(text: "too late")
        socket.peer.unblock()
        let frames = await socket.peer.frames(atLeast: 4)
        expectEqual(frames.map(\.text).dropLast(), ["0", "1", "2"])
        expectEqual(frames.last?.payload, [0x0F, 0xA0] + Array("done".utf8))
        expect(!socket.peer.isEnded)
        socket.peer.sendClose(4001, "mine")
        expectEqual(try await response, SocketClose(code: 4001, reason: "mine"))
        expect(socket.peer.isEnded)
        // The app has closed, so no code of the server is an error.
        expectEqual(await socket.next(2), ["in time", "end"])
        expectEqual(socket.peer.frames.count, 4)
        await socket.letGo()
    }

    @Test func closingTakesAtMostItsLimit() async throws {
        for (name, prepare) in [
            ("silent", { _ in }), ("sends messages", { $0.send(text: "a") }), ("reads nothing", { $0.block() }),
        ] as [(String, (ScriptedPeer) -> Void)] {
            let socket = OpenedSocket(SocketSettings(keepAlive: nil, closeLimit: .seconds(3)))
            prepare(socket.peer)
            async let response = socket.engine().close()
            await socket.time.waitForSleepers(atLeast: 1)
            socket.time.advance(by: .milliseconds(2999))
            for _ in 0..<20 { await Task.yield() }
            expect(!socket.peer.isEnded, "\(name)")
            socket.time.advance(by: .milliseconds(1))
            expectEqual(try await response, nil, "\(name)")
            expect(socket.peer.isEnded, "\(name)")
            expect(await ["end", "a"].contains(socket.next()), "\(name)")
            await socket.letGo()
        }
    }

    @Test func aCodeThatMustNotBeSentIsRefused() async throws {
        let socket = OpenedSocket()
        let refused = [-1, 0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 70000].map { SocketClose(code: $0) }
        let reasons = [
            SocketClose(code: nil, reason: "a"), SocketClose(reason: String(repeating: "é", count: 62)),
        ]
        for close in refused + reasons {
            let error = await expect(throws: SocketError.self, "\(close)") { try await socket.engine().close(close) }
            expect(error?.description.contains("(RFC 6455 §") == true, "\(close)")
        }
        try await socket.send("still open")
        let reason = String(repeating: "é", count: 61) + "!"
        async let response = socket.engine().close(SocketClose(code: 1014, reason: reason))
        expectEqual(await socket.peer.frames(atLeast: 2).last?.payload.count, 125)
        socket.peer.endTCP()
        expectEqual(try await response, nil)
        await socket.letGo()
    }

    @Test func bothSidesCanCloseAtTheSameTime() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        async let response = socket.engine().close()
        async let second = socket.engine().close(SocketClose(code: 4000))
        await waitUntil { socket.peer.isSending }
        socket.peer.sendClose(1001)
        expectEqual(try await response, SocketClose(code: 1001))
        expectEqual(try await second, SocketClose(code: 1001))
        expectEqual(socket.peer.frames.count, 1)
        expectEqual(await socket.next(), "end")
        await socket.letGo()
    }

    @Test func aViolationSendsItsCodeAndIsTheError() async throws {
        for (bytes, code, text) in [
            (serverFrame(.continuation), 1002, "did not begin"), (serverFrame(.text, [0xFF]), 1007, "not UTF-8"),
            ([0x82, 127, 0, 0, 0, 0, 1, 0, 0, 1], 1009, "more than 16777216 bytes"),
            (serverFrame(.close, [0x03, 0xED]), 1002, "close code 1005"),
        ] as [([UInt8], Int, String)] {
            for endsTCP in [true, false] {
                let socket = OpenedSocket()
                socket.peer.send(serverFrame(.text, [0x61]) + bytes)
                let frames = await socket.peer.frames(atLeast: 1)
                expectEqual(frames.first?.code, code, "\(text)")
                expect(frames.first?.text.contains(text) == true, "\(text)")
                // Later bytes are not read.
                socket.peer.send(serverFrame(.text, [0x62]))
                if endsTCP {
                    socket.peer.endTCP()
                } else {
                    await waitUntil { socket.time.waits.contains(.seconds(5)) && socket.time.sleeperCount == 1 }
                    socket.time.advance(by: .seconds(5))
                }
                expectEqual(await socket.next(), "a")
                let error = await socket.next()
                expect(error.contains(text) && error.contains("\(code)"), "\(error)")
                expectEqual(await socket.sent("a"), error)
                expectEqual(socket.peer.frames.count, 1)
                await socket.letGo()
            }
        }
    }

    @Test func anEndWithoutACloseFrameIsAnError() async {
        for (error, text) in [(nil, "ended the connection"), (Failure(), "lost without a close frame: Failure()")]
            as [(Failure?, String)]
        {
            let socket = OpenedSocket()
            socket.peer.send(text: "a")
            socket.peer.send([0x81, 100, 0x61])
            if let error { socket.peer.fail(error) } else { socket.peer.endTCP() }
            expectEqual(await socket.next(), "a")
            let found = await socket.next()
            expect(found.contains(text), "\(found)")
            expectEqual(await socket.sent("b"), found)
            expectEqual(socket.peer.frames, [])
            await socket.letGo()
        }
    }

    @Test func theResponseToACloseFrameIsSentAfterTheEndOfTheServersDirection() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        try await socket.send("a")
        await waitUntil { socket.peer.isSending }
        try await socket.send("is not sent any more")
        socket.peer.sendClose(1000)
        socket.peer.endTCP()
        await waitUntil { socket.peer.receiveCount == 2 }
        for _ in 0..<20 { await Task.yield() }
        expect(!socket.peer.isEnded)
        socket.peer.unblock()
        expectEqual(await socket.next(), "end")
        expectEqual(socket.peer.frames.map(\.kind), [.text, .close])
        await socket.letGo()
    }

    @Test func aCloseFrameTakesPrecedenceOverAnErrorOfSending() async throws {
        for closes in [true, false] {
            let socket = OpenedSocket()
            socket.peer.failSending(Failure())
            try await socket.send("a")
            await waitUntil { socket.time.waits.contains(.seconds(5)) && socket.time.sleeperCount == 1 }
            expect(await socket.sent("b").contains("Failure()"))
            if closes { socket.peer.sendClose(1008, "policy") } else { socket.time.advance(by: .seconds(5)) }
            let error = await socket.next()
            expect(error.contains(closes ? "“policy”" : "Failure()"), "\(error)")
            await socket.letGo()
        }
    }
}

private struct Failure: Error {}
