import SharedTestCode
import Testing

@testable import FetchingSockets

@Suite struct SocketQueueTests {
    @Test func aShortMessageDoesNotOvertakeALongOneThatWaits() throws {
        var queue = OutboundQueue(maximumCost: 1000)
        let (short, long) = (SocketMessage.text("a"), SocketMessage.text(String(repeating: "b", count: 950)))
        expect(queue.add(short))
        expect(!queue.add(long))
        queue.wait(long, id: 1)
        expect(!queue.add(short))
        queue.wait(short, id: 2)
        queue.wait(short, id: 3)
        expect(queue.cancel(id: 3) && !queue.cancel(id: 3))
        for id in [1, 2] {
            let batch = queue.take()
            expectEqual(queue.wrote(try #require(batch)), [id])
        }
        expect(!queue.cancel(id: 2))
        // The close frame is the last frame, and no caller waits after it.
        queue.wait(long, id: 4)
        expectEqual(queue.addClose([], dropsMessages: false), [4])
        expectEqual(queue.waitingCount, 0)
    }

    @Test func aPongRespondsToEachPingOnce() {
        var pings = PendingPings(random: 7)
        let payloads = (0..<4).map { pings.add(id: $0, deadline: .seconds($0 + 1)) }
        expect(pings.pong(payloads[0], now: .zero).isEmpty, "it was not sent")
        for (index, payload) in payloads.prefix(3).enumerated() { pings.sent(payload, now: .milliseconds(index)) }
        expectEqual(pings.pong(payloads[1], now: .milliseconds(10)).map(\.id), [0, 1])
        expect(pings.pong(payloads[0], now: .milliseconds(10)).isEmpty, "it has its pong")
        expectEqual(pings.deadline, .seconds(3))
        expectEqual(pings.expired(now: .seconds(3)).map(\.id), [2])
        expectEqual(pings.remove(id: 3), [payloads[3]])
        expect(pings.deadline == nil && pings.removeAll().isEmpty)
    }

    @Test func aQueueKeepsTheOrder() {
        var (queue, next, last) = (Queue<Int>(), 0, 0)
        for step in 0..<1000 {
            for _ in 0..<(step * 7 % 5) {
                queue.append(last)
                last += 1
            }
            for _ in 0..<(step * 3 % 4) where !queue.isEmpty {
                expectEqual(queue.popFirst(), next)
                next += 1
            }
            expectEqual(queue.count, last - next)
        }
        queue.removeAll()
        expect(queue.popFirst() == nil && queue.isEmpty)
    }

    /// Each row is a sequence of calls, and the state, the payload of each call and the end after it.
    @Test func theClosingHandshakeFollowsItsStates() {
        typealias Row = (calls: String, payloads: [[UInt8]?], state: ClosingHandshake.State, error: String?)
        let rows: [Row] = [
            ("close", [[0x03, 0xE8]], .closingByUs, nil), ("close receive", [[0x03, 0xE8], nil], .closed, nil),
            ("close close", [[0x03, 0xE8], nil], .closingByUs, nil),
            ("receive", [[0x0F, 0xA0]], .closingByServer, "4000"),
            ("receive close", [[0x0F, 0xA0], nil], .closingByServer, "4000"),
            ("receive receive", [[0x0F, 0xA0], nil], .closingByServer, "4000"),
            ("receive end", [[0x0F, 0xA0], nil], .closed, "4000"), ("end", [nil], .closed, "without a close frame"),
            ("close end", [[0x03, 0xE8], nil], .closed, nil), ("close fail", [[0x03, 0xE8], nil], .closingByUs, nil),
            ("fail", [[0x03, 0xEA] + Array("x".utf8)], .closingByUs, "x"),
            ("fail end", [[0x03, 0xEA] + Array("x".utf8), nil], .closed, "x"),
            ("fail receive", [[0x03, 0xEA] + Array("x".utf8), nil], .closed, "x"),
            ("receive fail", [[0x0F, 0xA0], nil], .closingByServer, "4000"),
            ("end receive", [nil, nil], .closed, "without"), ("end close", [nil, nil], .closed, "without"),
        ]
        for (calls, expected, state, error) in rows {
            var machine = ClosingHandshake()
            let payloads = calls.split(separator: " ").map { call -> [UInt8]? in
                switch call {
                case "close": return machine.close(SocketClose())
                case "receive": return machine.receive(SocketClose(code: 4000))
                case "fail": return machine.fail(SocketViolation("x"))
                default:
                    machine.end(.lost(nil))
                    return nil
                }
            }
            expectEqual(payloads, expected, "\(calls)")
            expectEqual(machine.state, state, "\(calls)")
            let description = machine.error?.description
            expect(
                error.map { description?.contains($0) == true } ?? (description == nil), "\(calls) \(description ?? "")"
            )
        }
        // A reason has at most 123 bytes, and no part of a character.
        var machine = ClosingHandshake()
        let payload = machine.fail(SocketViolation(String(repeating: "€", count: 50))) ?? []
        expectEqual(payload.count, 125)
        expectEqual(String(validating: payload.dropFirst(2), as: UTF8.self)?.count, 41)
    }
}
