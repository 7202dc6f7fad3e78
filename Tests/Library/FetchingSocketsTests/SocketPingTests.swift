import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

@Suite(.hangLimit) struct SocketPingTests {
    @Test func aPingReturnsItsRoundTripTime() async throws {
        let socket = OpenedSocket(SocketSettings(keepAlive: nil))
        async let time = socket.engine().ping()
        let ping = try #require(await socket.peer.frames(atLeast: 1).first)
        expect(ping.kind == .ping && ping.payload.count == 8)
        socket.time.advance(by: .milliseconds(30))
        // A pong that no ping has asked for, and the right one twice.
        socket.peer.send(serverFrame(.pong, [1]) + serverFrame(.pong, ping.payload) + serverFrame(.pong, ping.payload))
        expectEqual(try await time, .milliseconds(30))
        async let second = socket.engine().ping()
        async let third = socket.engine().ping()
        let payloads = await socket.peer.frames(atLeast: 3).map(\.payload)
        expectEqual(Set(payloads).count, 3)
        // A server may respond only to the latest ping.
        socket.peer.send(serverFrame(.pong, payloads[2]))
        expectEqual(try await [second, third], [.zero, .zero])
        expectEqual(socket.events.filter { $0.hasPrefix("ponged") }.count, 3)
        await socket.letGo()
    }

    @Test func aPingWithoutAPongEndsAtItsLimit() async throws {
        let socket = OpenedSocket(SocketSettings(keepAlive: nil))
        let task = Task { try await socket.engine().ping() }
        _ = await socket.peer.frames(atLeast: 1)
        await socket.time.waitForSleepers(atLeast: 1)
        socket.time.advance(by: .seconds(10))
        let error = await expect(throws: SocketError.self) { try await task.value }
        expect(error?.description.contains("10.0 seconds") == true)
        try await socket.send("still open")
        expectEqual(await socket.peer.frames(atLeast: 2).last?.text, "still open")
        await socket.letGo()
    }

    @Test func aSilentServerIsPingedAndThenGivenUp() async {
        let socket = OpenedSocket()
        await advance(socket, by: 24)
        expectEqual(socket.peer.frames, [])
        // Any byte shows that the server can be reached.
        socket.peer.send([0x81])
        await waitUntil { socket.peer.receiveCount == 2 && socket.peer.isIdle }
        await advance(socket, by: 24)
        expectEqual(socket.peer.frames, [])
        await advance(socket, by: 1)
        expectEqual(await socket.peer.frames(atLeast: 1).map(\.kind), [.ping])
        await advance(socket, by: 9)
        socket.peer.send([0x01, 0x61])
        await waitUntil { socket.peer.receiveCount == 3 && socket.peer.isIdle }
        await advance(socket, by: 25)
        expectEqual(await socket.peer.frames(atLeast: 2).map(\.kind), [.ping, .ping])
        await advance(socket, by: 10)
        expectEqual(await socket.next(), "a")
        expect(await socket.next().contains("no pong arrived within 10.0 seconds after a ping"))
        expect(socket.peer.isEnded)
        await socket.letGo()
    }

    /// Each row is a schedule of `KeepAlive`: seconds, what happens, and the expected step.
    @Test func theKeepAliveFollowsItsRules() {
        typealias Row = (at: Int, event: String, step: KeepAlive.Step)
        let tables: [(name: String, rows: [Row])] = [
            ("a dead server", [(24, "", .wait), (25, "", .ping), (34, "", .wait), (35, "", .giveUp)]),
            ("bytes", [(25, "", .ping), (30, "byte", .wait), (54, "", .wait), (55, "", .ping), (65, "", .giveUp)]),
            // A long message is being sent, so the ping is not sent yet.
            (
                "a long message",
                [
                    (25, "", .ping), (34, "wrote", .wait), (43, "wrote", .wait), (50, "ping", .wait),
                    (55, "wrote", .wait),
                    (60, "", .giveUp),
                ]
            ),
            ("no progress", [(25, "", .ping), (34, "wrote", .wait), (44, "", .giveUp)]),
            ("a pause", [(20, "pause", .wait), (1000, "", .wait), (2000, "resume", .wait), (2025, "", .ping)]),
            ("a pause after a ping", [(25, "", .ping), (26, "pause", .wait), (90, "", .wait), (91, "resume", .wait)]),
            // The process did not run.
            ("a late timer", [(25, "", .ping), (4000, "", .ping), (4010, "", .giveUp)]),
            ("two late timers", [(25, "", .ping), (4000, "", .ping), (8000, "", .giveUp)]),
            (
                "two late timers and a byte",
                [(25, "", .ping), (4000, "", .ping), (4001, "byte", .wait), (8000, "", .ping), (9000, "", .ping)]
            ),
        ]
        for (name, rows) in tables {
            var keepAlive = KeepAlive(interval: .seconds(25), limit: .seconds(10), now: .zero)
            for (at, event, expected) in rows {
                let now = Duration.seconds(at)
                switch event {
                case "byte": keepAlive.received(now: now)
                case "wrote": keepAlive.wrote(ping: false, now: now)
                case "ping": keepAlive.wrote(ping: true, now: now)
                case "pause": keepAlive.pause()
                case "resume": keepAlive.resume(now: now)
                default: break
                }
                expectEqual(keepAlive.step(now: now), expected, "\(name) at \(at)")
            }
        }
        let off = KeepAlive(interval: nil, limit: .seconds(10), now: .zero)
        expect(off.deadline == nil)
    }

    @Test func limitsOfZeroEndInFewPings() {
        for (interval, limit) in [(0, 0), (-1, -1), (1, 0), (0, 10)] {
            var keepAlive = KeepAlive(interval: .seconds(interval), limit: .seconds(limit), now: .zero)
            var (now, steps) = (Duration.zero, [KeepAlive.Step]())
            while steps.last != .giveUp, steps.count < 5 {
                now = max(now, keepAlive.deadline ?? .seconds(100))
                expect(now > .zero)
                steps.append(keepAlive.step(now: now))
            }
            expectEqual(steps, [.ping, .giveUp], "\(interval) \(limit)")
        }
    }

    @Test func thePingsFollowTheIntervalThatIsShorterThanTheLimit() async {
        let socket = OpenedSocket(SocketSettings(keepAlive: .seconds(5)))
        for count in 1...4 {
            await advance(socket, by: 5)
            expectEqual(await socket.peer.frames(atLeast: count).count, count)
            socket.peer.send([0x8A, 0])
            await waitUntil { socket.peer.receiveCount == count + 1 && socket.peer.isIdle }
        }
        await socket.letGo()
    }

    @Test func aServerThatReadsNothingIsGivenUp() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        try await socket.send("a")
        await advance(socket, by: 25)
        await advance(socket, by: 10)
        expect(await socket.next().contains("after a ping"))
        await socket.letGo()
    }

    @Test func anAppThatReadsNothingDoesNotEndTheConnection() async {
        let socket = OpenedSocket(SocketSettings(inboundBytes: 10))
        socket.peer.send(text: "a")
        await waitUntil { socket.peer.receiveCount == 1 }
        for _ in 0..<4 {
            socket.time.advance(by: .seconds(20))
            for _ in 0..<20 { await Task.yield() }
        }
        expect(!socket.peer.isEnded)
        expectEqual(await socket.next(), "a")
        await waitUntil { socket.peer.isIdle }
        await advance(socket, by: 25)
        expectEqual(await socket.peer.frames(atLeast: 1).map(\.kind), [.ping])
        await socket.letGo()
    }

    /// Advances the time while a timer waits, so that its task sees the new time.
    private func advance(_ socket: OpenedSocket, by seconds: Int) async {
        await socket.time.waitForSleepers(atLeast: 1)
        socket.time.advance(by: .seconds(seconds))
        for _ in 0..<20 { await Task.yield() }
    }
}
