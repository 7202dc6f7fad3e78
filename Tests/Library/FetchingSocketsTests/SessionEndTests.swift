import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

/// How a WebSocket of `URLSession` ends, with a scripted session.
@Suite(.hangLimit) struct SessionEndTests {
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
            socket.session.failReceiving(notConnected)
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
        case .receive: session.failReceiving(notConnected)
        case .close: session.delegate?.closed(code: code, reason: nil)
        case .complete: session.delegate?.completed(notConnected)
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
        socket.session.failReceiving(notConnected)
        expectEqual(await socket.next(), "end")
        await socket.letGo()
    }

    @Test func eachMessageAfterTheReportOfTheEndHasOneSecond() async throws {
        let socket = try await SessionSocket()
        await waitUntil { socket.session.isReceiving }
        socket.session.delegate?.closed(code: 1000, reason: nil)
        for text in ["a", "b", "c"] {
            await socket.time.waitForSleepers(atLeast: 1)
            socket.time.advance(by: .milliseconds(900))
            for _ in 0..<20 { await Task.yield() }
            socket.session.deliver(text)
            expectEqual(await socket.next(), text)
            await waitUntil { socket.session.isReceiving }
        }
        expectEqual(await socket.result(of: Task { await socket.next() }), "end")
        await socket.letGo()
    }

    @Test func theServersCloseFrameMayArriveUntilTheLimitOfClosing() async throws {
        let socket = try await SessionSocket()
        async let close = socket.close()
        await waitUntil { !socket.session.closes.isEmpty && socket.session.isReceiving }
        socket.session.failReceiving(notConnected)
        for _ in 0..<4 {
            await socket.time.waitForSleepers(atLeast: 1)
            socket.time.advance(by: .seconds(1))
            for _ in 0..<20 { await Task.yield() }
        }
        socket.session.delegate?.closed(code: 1000, reason: nil)
        expectEqual(await close, "1000")
        await socket.letGo()
    }

    @Test func messagesThatWaitForTheAppAreDeliveredAfterTheEnd() async throws {
        let socket = try await SessionSocket(SocketSettings(inboundBytes: 130, keepAlive: nil))
        for number in 0..<8 { socket.session.deliver("\(number)") }
        await waitUntil { socket.session.receiveCount == 2 }
        socket.session.delegate?.closed(code: 1000, reason: nil)
        socket.session.delegate?.completed(nil)
        // As long as the app takes nothing, the time of the end does not begin.
        socket.time.advance(by: .seconds(10))
        for number in 0..<8 {
            expectEqual(await socket.next(), "\(number)")
            for _ in 0..<10 { await Task.yield() }
            socket.time.advance(by: .milliseconds(900))
        }
        // The closure of the last `receive` is never called.
        expectEqual(await socket.result(of: Task { await socket.next() }), "end")
        await socket.letGo()
    }
}
