import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of how a WebSocket ends.
@Suite(.live, .hangLimit) struct SocketEndTests {
    private static let lost = "network \(URLError.Code.networkConnectionLost.rawValue)"

    @Test func eachEndHasItsError() async throws {
        let cases: [(@Sendable (LoopbackServer.WebSocket) -> Void, String, Bool)] = [
            ({ $0.close(1000) }, "end", false), ({ $0.close(1001, "restart") }, "end", false),
            ({ $0.close(nil) }, "end", false),
            ({ $0.close(4003, "not your room") }, "server 101 4003 not your room", false),
            ({ $0.close(1011) }, "server 101 1011 -", false),
            ({ $0.close(1013, "later") }, "server 101 1013 later", false),
            ({ _ in }, Self.lost, true), ({ $0.drop() }, Self.lost, true), ({ $0.reset() }, Self.lost, true),
            ({ $0.send(opcode: 1, Data([0xFF])) }, "parsing", false), ({ $0.send(opcode: 3) }, "parsing", false),
            ({ $0.send(opcode: 1, rsv: 4) }, "parsing", false), ({ $0.send(opcode: 0) }, "parsing", false),
            ({ $0.send(opcode: 9, fin: false) }, "parsing", false),
            ({ $0.send(opcode: 1, masked: true) }, "parsing", false),
            ({ $0.send(opcode: 2, declaredLength: 1 << 63) }, "parsing", false),
            ({ $0.send(opcode: 2, declaredLength: (16 << 20) + 1) }, "parsing", false),
            ({ $0.close(1006) }, "parsing", false), ({ $0.send(opcode: 8, Data([3])) }, "parsing", false),
        ]
        for (index, (end, text, isRetryable)) in cases.enumerated() {
            let server = try socketServer { socket in
                socket.send("last")
                end(socket)
            }
            let socket = try await server.open().get()
            let (messages, error) = await socket.readAll()
            expectEqual(messages, [.text("last")], "case \(index)")
            expectEqual(outline(error), text, "case \(index)")
            expectEqual(error?.isRetryable ?? false, isRetryable, "case \(index)")
            if text != "end", text != Self.lost {
                // Later calls have the error of the messages.
                let later = await expect(throws: AppError.self) { try await socket.send(.text("")) }
                expectEqual(outline(later), text, "case \(index)")
            }
            expect(await eventually { server.openConnectionCount == 0 }, "case \(index)")
        }
    }

    @Test func theServerReceivesTheReasonOfTheClose() async throws {
        let cases: [(@Sendable (LoopbackServer.WebSocket) -> Void, [UInt8])] = [
            ({ $0.send(opcode: 1, Data([0xFF])) }, [0x03, 0xEF]), ({ $0.send(opcode: 3) }, [0x03, 0xEA]),
            ({ $0.send(opcode: 2, declaredLength: 101) }, [0x03, 0xF1]),
            ({ $0.send(opcode: 8, Data([0x0F, 0xA3, 0x78])) }, [0x0F, 0xA3]), ({ $0.send(opcode: 8) }, []),
        ]
        for (index, (send, payload)) in cases.enumerated() {
            let frames = Recorded<LoopbackServer.Frame>()
            let server = try socketServer { socket in
                send(socket)
                if let frame = socket.read() { frames.add(frame) }
            }
            _ = try await server.open(maximumMessageBytes: 100).get().readAll()
            expect(await eventually { frames.all.count == 1 }, "case \(index)")
            expectEqual(frames.all.map(\.opcode), [8], "case \(index)")
            expectEqual(frames.all.first.map { Array($0.payload.prefix(2)) }, payload, "case \(index)")
            expect(frames.all.allSatisfy(\.isMasked))
        }
    }

    @Test func messagesOfManyFramesAreJoined() async throws {
        let server = try socketServer { socket in
            socket.send(opcode: 1, Data("ü".utf8.prefix(1)), fin: false)
            socket.send(opcode: 9, Data("now".utf8))
            guard let pong = socket.read() else { return }
            socket.send(opcode: 0, Data("ü".utf8.dropFirst()), fin: false)
            socket.send(opcode: 0, pong.payload)
            socket.close()
        }
        let (messages, error) = try await server.open().get().readAll()
        expectEqual(messages, [.text("ünow")])
        expectEqual(outline(error), "end")
    }

    @Test func closeReturnsTheCloseFrameOfTheServerOrNil() async throws {
        let cases: [(@Sendable (LoopbackServer.WebSocket) -> Void, SocketClose?)] = [
            (echo, SocketClose(code: 4999, reason: "done")),
            (
                {
                    _ = $0.read(); $0.send(opcode: 8, Data([0x03, 0xE9]))
                }, SocketClose(code: 1001)
            ),
            (
                {
                    _ = $0.read(); $0.send(opcode: 8)
                }, SocketClose(code: nil)
            ), ({ _ = $0.read() }, nil),
            (
                {
                    _ = $0.read(); $0.reset()
                }, nil
            ), ({ $0.pause(for: .seconds(600)) }, nil),
        ]
        for (index, (serve, expected)) in cases.enumerated() {
            let server = try socketServer(serve)
            let closeLimit = index == cases.count - 1 ? Duration.milliseconds(20) : longTimeout
            let socket = try await server.open(closeLimit: closeLimit).get()
            try await expectEqual(
                socket.close(SocketClose(code: 4999, reason: "done")), expected, "case \(index)")
            let (messages, error) = await socket.readAll()
            expect(messages.isEmpty && error == nil, "case \(index): \(outline(error))")
            let later = await expect(throws: AppError.self) { try await socket.send(.text("")) }
            expect(later?.network != nil || later?.server != nil, "case \(index): \(outline(later))")
            // The end of TCP need not be awaited by the app.
            expect(await eventually { server.openConnectionCount == 0 }, "case \(index)")
        }
    }

    @Test func aCloseFrameThatMustNotBeSentLeavesTheSocketOpen() async throws {
        let server = try socketServer(echo)
        let socket = try await server.open().get()
        for close in [
            SocketClose(code: 1005), SocketClose(code: 1006), SocketClose(code: 1015), SocketClose(code: 999),
            SocketClose(code: 5000), SocketClose(code: nil, reason: "x"),
            SocketClose(reason: String(repeating: "é", count: 62)),
        ] {
            let error = await expect(throws: AppError.self) { try await socket.close(close) }
            expectEqual(outline(error), "request", "\(close)")
        }
        try await socket.send(.text("still open"))
        var iterator = socket.messages.makeAsyncIterator()
        try await expectEqual(iterator.next(), .text("still open"))
    }

    @Test func aServerThatSendsNothingIsLostAfterAPing() async throws {
        let frames = Recorded<LoopbackServer.Frame>()
        let server = try socketServer { socket in
            while let frame = socket.read() { frames.add(frame) }
        }
        let socket = try await server.open(keepAlive: .milliseconds(10), pongLimit: .milliseconds(10)).get()
        let (_, error) = await socket.readAll()
        expectEqual(outline(error), "network \(URLError.Code.timedOut.rawValue)")
        expect(error?.isRetryable == true)
        expectEqual(frames.all.first?.opcode, 9)
    }

    @Test func aPingWithoutAPongFailsAndTheSocketStaysOpen() async throws {
        let server = try socketServer { socket in
            while let frame = socket.read() { if frame.opcode == 1 { socket.send(frame.text) } }
        }
        let socket = try await server.open(pongLimit: .milliseconds(10)).get()
        let error = await expect(throws: AppError.self) { try await socket.ping() }
        expectEqual(outline(error), "network \(URLError.Code.timedOut.rawValue)")
        try await socket.send(.text("a"))
        var iterator = socket.messages.makeAsyncIterator()
        try await expectEqual(iterator.next(), .text("a"))
    }

    @Test func aSlowReaderStopsTheServer() async throws {
        let count = Recorded<Int>()
        let server = try socketServer { socket in
            for number in 1...40 where socket.send(opcode: 2, Data(count: 1 << 20)) { count.add(number) }
            socket.close()
        }
        let socket = try await server.open().get()
        var iterator = socket.messages.makeAsyncIterator()
        _ = try await iterator.next()
        var last = 0
        // The server stops when the buffers of both systems and of the socket are full.
        for _ in 0..<3 {
            await waitUntil { count.all.count > last || count.all.count > 5 }
            last = count.all.count
        }
        expect(count.all.count < 40)
        var received = 1
        while try await iterator.next() != nil { received += 1 }
        expectEqual(received, 40)
    }
}
