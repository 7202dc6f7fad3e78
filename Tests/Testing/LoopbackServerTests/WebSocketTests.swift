import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// Live tests of WebSockets with a client that sends bytes.
@Suite(.timeLimit(.minutes(10))) struct WebSocketTests {
    /// The key of RFC 6455 §1.3.
    private let handshake = """
        GET /chat HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
        """

    @Test func theResponseProvesThatTheServerKnowsWebSockets() async throws {
        let cases: [(Int, [String: String?], String)] = [
            (
                101, [:],
                "Connection: Upgrade\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nUpgrade: websocket"
            ),
            (101, ["sec-websocket-accept": "x", "Upgrade": nil], "Connection: Upgrade\r\nsec-websocket-accept: x"),
            (200, ["Connection": nil, "Sec-WebSocket-Accept": nil], "Upgrade: websocket"),
        ]
        for (status, headers, fields) in cases {
            let server = try LoopbackServer.start { _ in .webSocket(status: status, headers: headers) { _ in } }
            let text = try await exchange(handshake, port: server.port)
            expect(text.hasPrefix("HTTP/1.1 \(status) ") && text.hasSuffix("\r\n\(fields)\r\n\r\n"), "\(text)")
        }
    }

    @Test func framesAreReadEvenIfTheyArriveWithTheRequest() async throws {
        let frames = Mutex<[LoopbackServer.Frame]>([])
        let server = try LoopbackServer.start { _ in
            .webSocket { socket in while let frame = socket.read() { frames.withLock { $0.append(frame) } } }
        }
        let long = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0) })
        try await onOwnThread { [handshake] in
            let client = try RawClient(port: server.port)
            // “Hello” with the mask of RFC 6455 §5.7.
            client.write(
                Array(handshake.utf8) + [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
            _ = try client.read(until: "\r\n\r\n")
            client.write([0x52, 0x7E, 0, 2, 1, 2] + [0x80, 0x7F, 0, 0, 0, 0, 0, 1, 0x11, 0x70] + Array(long))
        }
        // `stop` ends the wait for frames that were not read yet.
        await waitUntil { frames.withLock { $0.count } == 3 }
        server.stop()
        let all = frames.withLock { $0 }
        expectEqual(all.map(\.opcode), [1, 2, 0])
        expectEqual(all.map(\.payload), [Data("Hello".utf8), Data([1, 2]), long])
        expectEqual(all.map(\.isMasked), [true, false, false])
        expectEqual(all.map(\.fin), [true, false, true])
        expectEqual(all.map(\.rsv), [0, 5, 0])
        expectEqual(all.first?.text, "Hello")
    }

    @Test func aFrameCanBreakEachRule() async throws {
        let cases: [(@Sendable (LoopbackServer.WebSocket) -> Void, [UInt8])] = [
            ({ $0.send("hi") }, [0x81, 2, 0x68, 0x69]),
            ({ $0.send(opcode: 2, Data([7]), fin: false, rsv: 7) }, [0x72, 1, 7]),
            ({ $0.send(opcode: 15, Data([0, 1]), masked: true) }, [0x8F, 0x82, 0x12, 0x34, 0x56, 0x78, 0x12, 0x35]),
            ({ $0.send(opcode: 2, declaredLength: 1 << 63) }, [0x82, 127, 0x80, 0, 0, 0, 0, 0, 0, 0]),
            (
                { $0.send(opcode: 2, Data(count: 126), declaredLength: 126) },
                [0x82, 126, 0, 126] + Array(repeating: 0, count: 126)
            ),
            ({ $0.sendBytes(Data([1, 2, 3])) }, [1, 2, 3]),
            ({ $0.close(1005, "x") }, [0x88, 3, 0x03, 0xED, 0x78]),
            ({ $0.close(nil) }, [0x88, 0]),
            ({ $0.drop() }, []),
        ]
        for (index, (serve, expected)) in cases.enumerated() {
            let server = try LoopbackServer.start { _ in .webSocket(serve) }
            let bytes = try await onOwnThread { [handshake] in
                let client = try RawClient(port: server.port)
                client.write(handshake)
                _ = try client.read(until: "\r\n\r\n")
                client.write([0x88, 0x80, 0, 0, 0, 0])
                var all = Data()
                while case let some = try client.readSome(), !some.isEmpty { all += some }
                return Array(all)
            }
            expectEqual(bytes, expected, "case \(index)")
        }
    }

    @Test func closingReturnsTheCloseFrameOfTheClient() async throws {
        let frames = Recorded<LoopbackServer.Frame?>()
        let server = try LoopbackServer.start { _ in .webSocket { frames.add($0.close(4000, "bye")) } }
        try await onOwnThread { [handshake] in
            let client = try RawClient(port: server.port)
            client.write(handshake)
            _ = try client.read(until: "bye")
            client.write([0x81, 0x80, 0, 0, 0, 0] + [0x88, 0x82, 0, 0, 0, 0, 0x0F, 0xA0])
            // The server closes the connection after the frame. Without this wait, `stop` could end the wait for it.
            _ = try client.readToEnd()
        }
        server.stop()
        expectEqual(frames.all.map { $0?.payload }, [Data([0x0F, 0xA0])])
    }

    @Test func aResetIsAnErrorOfTheClient() async throws {
        let server = try LoopbackServer.start { _ in
            .webSocket { socket in
                _ = socket.read()
                socket.reset()
            }
        }
        await expect(throws: RawClient.Failure.reset) {
            try await onOwnThread { [handshake] in
                let client = try RawClient(port: server.port)
                client.write(handshake)
                _ = try client.read(until: "\r\n\r\n")
                client.write([0x88, 0x80, 0, 0, 0, 0])
                _ = try client.readToEnd()
            }
        }
    }

    @Test func aWaitEndsWhenTheServerStops() async throws {
        let results = Recorded<Bool>()
        let server = try LoopbackServer.start { _ in
            .webSocket { socket in
                socket.send("ready")
                results.add(socket.pause(for: .seconds(600)))
                results.add(socket.read() == nil)
            }
        }
        try await onOwnThread { [handshake] in
            let client = try RawClient(port: server.port)
            client.write(handshake)
            _ = try client.read(until: "ready")
            server.stop()
        }
        expectEqual(results.all, [false, true])
    }
}
