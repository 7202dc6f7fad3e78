import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.hangLimit) struct SocketCancellationTests {
    @Test func aHandshakeOpensASocket() async throws {
        let peer = ScriptedPeer()
        let request = try handshake()
        let task = Task {
            try await openHandshake(over: peer.connection, request, sleep: { try await Task.sleep(for: $0) })
        }
        await waitUntil { peer.bytes.count == request.bytes.count }
        expectEqual(peer.bytes, [UInt8](request.bytes))
        let head =
            "HTTP/1.1 101 \r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Accept: \(request.acceptValue)"
        peer.send(Array(head.utf8))
        peer.send(Array("\r\nSec-WebSocket-Protocol: chat\r\n\r\n".utf8) + serverFrame(.text, [0x61]))
        guard case .upgraded(let found, "chat", let rest) = try await task.value else {
            return expect(false, "no upgrade")
        }
        expectEqual(found.status, 101)
        expectEqual([UInt8](rest), serverFrame(.text, [0x61]))
        expect(!peer.isEnded && !peer.overlapped)
        await waitUntil { peer.isReleased }
    }

    @Test func aHandshakeThatFailsEndsTheConnection() async throws {
        let body = "HTTP/1.1 403 Forbidden\r\nContent-Length: 4\r\n\r\nno"
        for (name, script, expected) in [
            ("refused", [Array(body.utf8), Array("!!rest".utf8)], "403 no!!"),
            ("the body ends early", [Array(body.utf8), nil], "403 no"),
            ("not HTTP", [Array("SSH-2.0-x\r\n".utf8)], "status line is missing"),
            (
                "the wrong key", [Array("HTTP/1.1 101 \r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n".utf8)],
                "Accept"
            ),
            ("no response", [nil], "without a response"),
            ("half a head", [Array("HTTP/1.1 2".utf8), nil], "in the head"),
        ] as [(String, [[UInt8]?], String)] {
            let peer = ScriptedPeer()
            let request = try handshake()
            let task = Task {
                try await openHandshake(over: peer.connection, request, sleep: { try await Task.sleep(for: $0) })
            }
            await waitUntil { !peer.bytes.isEmpty }
            for piece in script { if let piece { peer.send(piece) } else { peer.endTCP() } }
            let found: String
            do {
                switch try await task.value {
                case .refused(let head, let body): found = "\(head.status) \(String(decoding: body, as: UTF8.self))"
                case .upgraded: found = "upgraded"
                }
            } catch { found = "\(error)" }
            expect(found.contains(expected), "\(name): \(found)")
            await waitUntil { peer.isEnded && peer.isReleased }
        }
    }

    @Test func bytesBeforeTheRequestEndTheConnection() async throws {
        let peer = ScriptedPeer()
        peer.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
        // The request is sent only after the bytes were read.
        let connection = peer.connection
        var slow = connection
        slow.send = { data in
            await waitUntil { peer.receiveCount > 0 }
            try await connection.send(data)
        }
        let request = try handshake()
        let result = await Task { [slow] in
            try await openHandshake(over: slow, request, sleep: { try await Task.sleep(for: $0) })
        }.result
        // If the receiving task begins late, the response is read as a refusal.
        if case .failure(let error) = result { expect("\(error)".contains("before the request"), "\(error)") }
        expect(peer.isEnded)
    }

    @Test func aHandshakeCanBeCancelledInEachState() async throws {
        let refusal = Array("HTTP/1.1 403 Forbidden\r\n\r\nbody".utf8)
        for (name, prepare, isReady, act) in [
            ("before", { _ in }, { _ in true }, { _ in }),
            ("while sending", { $0.block() }, { $0.isSending }, { _ in }),
            ("while waiting for the head", { _ in }, { !$0.bytes.isEmpty && $0.isIdle }, { _ in }),
            ("in the head", { _ in }, { !$0.bytes.isEmpty && $0.isIdle }, { $0.send(Array("HTTP/1.1 101".utf8)) }),
            ("in the body", { _ in }, { !$0.bytes.isEmpty && $0.isIdle }, { $0.send(refusal) }),
        ] as [(String, (ScriptedPeer) -> Void, (ScriptedPeer) -> Bool, (ScriptedPeer) -> Void)] {
            let peer = ScriptedPeer()
            prepare(peer)
            let request = try handshake()
            let gate = Gate()
            let task = Task {
                if name == "before" { try? await gate.pass(0) }
                _ = try await openHandshake(over: peer.connection, request, sleep: { try await Task.sleep(for: $0) })
            }
            if name != "before" {
                await waitUntil { isReady(peer) }
                act(peer)
                await waitUntil { isReady(peer) }
            }
            task.cancel()
            await expect(throws: CancellationError.self, "\(name)") { try await task.value }
            await waitUntil { peer.isEnded && peer.isReleased }
            expect(peer.isEnded && peer.isReleased && !peer.overlapped, "\(name)")
        }
    }

    @Test func aCancelledCallLeavesTheSocketOpen() async throws {
        for isCancelledFirst in [true, false] {
            let socket = OpenedSocket(SocketSettings(outboundBytes: 10))
            socket.peer.block()
            try await socket.send("a long message that fills the buffer")
            await waitUntil { socket.peer.isSending }
            let calls: [(String, @Sendable () async -> String)] = [
                ("next", { await socket.next() }), ("send", { await socket.sent("b") }),
                (
                    "ping",
                    {
                        do { return "\(try await socket.engine().ping())" } catch {
                            return error is CancellationError ? "cancelled" : "\(error)"
                        }
                    }
                ),
            ]
            for (name, call) in calls {
                let gate = Gate()
                let task = Task {
                    if isCancelledFirst { try? await gate.pass(0) }
                    return await call()
                }
                for _ in 0..<(isCancelledFirst ? 0 : 20) { await Task.yield() }
                task.cancel()
                expectEqual(await task.value, "cancelled", "\(name)")
            }
            expect(!socket.peer.isEnded)
            socket.peer.unblock()
            try await socket.send("c")
            socket.peer.send(text: "d")
            expectEqual(await socket.next(), "d")
            expectEqual(
                await socket.peer.frames(atLeast: 2).map(\.text), ["a long message that fills the buffer", "c"])
            await socket.letGo()
        }
    }

    @Test func aCancelledCloseEndsTheConnectionAtOnce() async throws {
        for isCancelledFirst in [true, false] {
            let socket = OpenedSocket()
            let gate = Gate()
            let reader = Task { await socket.next() }
            let task = Task {
                if isCancelledFirst { try? await gate.pass(0) }
                return try await socket.engine().close()
            }
            if !isCancelledFirst { _ = await socket.peer.frames(atLeast: 1) }
            task.cancel()
            expectEqual(try await task.value, nil)
            expectEqual(await reader.value, "end")
            expect(socket.peer.isEnded)
            await socket.letGo()
        }
    }

    @Test func releasingTheSocketEndsItInEachState() async throws {
        let states: [(String, @Sendable (OpenedSocket) async -> Void)] = [
            ("new", { _ in }), ("idle", { socket in await waitUntil { socket.peer.isIdle } }),
            (
                "sending",
                { socket in
                    socket.peer.block()
                    _ = await socket.sent(String(repeating: "a", count: 200_000))
                    await waitUntil { socket.peer.isSending }
                }
            ),
            (
                "with messages that were not taken",
                { socket in
                    socket.peer.send(text: "a")
                    await waitUntil { socket.peer.receiveCount >= 1 }
                }
            ),
            (
                "answering a close frame",
                { socket in
                    socket.peer.block()
                    socket.peer.sendClose(1000)
                    await waitUntil { socket.peer.isSending }
                }
            ),
            (
                "after a violation",
                { socket in
                    socket.peer.send([0xFF])
                    _ = await socket.peer.frames(atLeast: 1)
                }
            ),
            (
                "closed",
                { socket in
                    socket.peer.endTCP()
                    _ = await socket.next()
                }
            ),
        ]
        for (name, prepare) in states {
            for settings in [SocketSettings(), SocketSettings(inboundBytes: 1, keepAlive: nil)] {
                let socket = OpenedSocket(settings)
                await prepare(socket)
                await socket.letGo()
                expect(socket.peer.isReleased, "\(name)")
            }
        }
    }

    private func handshake() throws -> HandshakeRequest {
        let url = try #require(URL(string: "http://h/chat"))
        return try HandshakeRequest(URLRequest(url: url), subprotocols: ["chat"], random: { 7 })
    }
}
