import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

@Suite(.hangLimit) struct SocketMessageTests {
    @Test func messagesArriveInOrderAfterThoseOfTheHandshake() async {
        let first = serverFrame(.text, Array("one".utf8)) + serverFrame(.text, Array("tw".utf8), isFinal: false)
        let socket = OpenedSocket(rest: first)
        socket.peer.send(serverFrame(.continuation, Array("o".utf8)) + serverFrame(.binary, [1, 2, 3]))
        expectEqual(await socket.next(3), ["one", "two", "3 bytes"])
        async let waiting = socket.next()
        for byte in serverFrame(.text, Array("fo€r".utf8)) { socket.peer.send([byte]) }
        expectEqual(await waiting, "fo€r")
        expectEqual(socket.events, ["opened", "received 3", "received 3", "received 3", "received 6"])
        await socket.letGo()
    }

    @Test func messagesAreSentInOrderAndTogether() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        try await socket.send("0")
        await waitUntil { socket.peer.isSending }
        for number in 1...2000 { try await socket.send("\(number)") }
        socket.peer.unblock()
        let frames = await socket.peer.frames(atLeast: 2001)
        expectEqual(frames.map(\.text), (0...2000).map { "\($0)" })
        // One piece has about 64 KiB of memory.
        expect(socket.peer.pieces <= 4, "\(socket.peer.pieces) pieces")
        await waitUntil { socket.events.count == 2002 }
        expectEqual(socket.events.last, "sent 4")
        await socket.letGo()
    }

    @Test func messagesOfSeveralTasksAreWhole() async throws {
        let socket = OpenedSocket(SocketSettings(outboundBytes: 10_000))
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<20 {
                group.addTask {
                    for number in 0..<10 {
                        _ = await socket.sent("\(task) \(number) " + String(repeating: "x", count: 2000))
                    }
                }
            }
        }
        let texts = await socket.peer.frames(atLeast: 200).map { $0.text.prefix(5).split(separator: " ") }
        for task in 0..<20 {
            let numbers = texts.filter { $0[0] == "\(task)" }.map { $0[1] }
            expectEqual(numbers, (0..<10).map { "\($0)" }, "task \(task)")
        }
        await socket.letGo()
    }

    @Test func aPongIsSentWhileNothingIsRead() async {
        let socket = OpenedSocket()
        socket.peer.send(text: "a")
        socket.peer.send(serverFrame(.ping, [1, 2]))
        expectEqual(await socket.peer.frames(atLeast: 1), [ClientFrame(kind: .pong, payload: [1, 2])])
        expectEqual(await socket.next(), "a")
        await socket.letGo()
    }

    @Test func aPongIsSentBeforeMessagesThatWait() async throws {
        let socket = OpenedSocket(SocketSettings(outboundBytes: 100))
        socket.peer.block()
        try await socket.send("first")
        await waitUntil { socket.peer.isSending }
        async let second = socket.sent("second")
        try await waitForSenders(1, socket)
        socket.peer.send(serverFrame(.ping, [7]))
        await waitUntil { socket.peer.isIdle }
        socket.peer.unblock()
        expectEqual(await second, "sent")
        expectEqual(await socket.peer.frames(atLeast: 3).map(\.kind), [.text, .pong, .text])
        await socket.letGo()
    }

    @Test func aPongDoesNotOvertakeAFrameThatIsPartlyWritten() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        try await socket.send(String(repeating: "a", count: 300_000))
        await waitUntil { socket.peer.isSending }
        socket.peer.send(serverFrame(.ping, [7]))
        await waitUntil { socket.peer.isIdle }
        socket.peer.unblock()
        let frames = await socket.peer.frames(atLeast: 2)
        expectEqual(frames.map(\.kind), [.text, .pong])
        expectEqual(frames.first?.payload.count, 300_000)
        await socket.letGo()
    }

    @Test func aFloodOfPingsCausesOnePong() async throws {
        let socket = OpenedSocket()
        socket.peer.block()
        try await socket.send("a")
        await waitUntil { socket.peer.isSending }
        for start in stride(from: 0, to: 20_000, by: 500) {
            socket.peer.send((start..<start + 500).flatMap { serverFrame(.ping, Array("\($0)".utf8)) })
        }
        await waitUntil { socket.peer.isIdle }
        socket.peer.unblock()
        let frames = await socket.peer.frames(atLeast: 2)
        expectEqual(frames.map(\.text), ["a", "19999"])
        await socket.letGo()
    }

    @Test func readingPausesWhileTheAppTakesNoMessages() async {
        // A message costs 164 bytes, so about 7 messages fill the buffer.
        let socket = OpenedSocket(SocketSettings(inboundBytes: 1000))
        for number in 0..<100 { socket.peer.send(text: "\(number)" + String(repeating: "x", count: 98)) }
        await waitUntil { socket.peer.receiveCount >= 7 }
        for _ in 0..<100 { await Task.yield() }
        expectEqual(socket.peer.receiveCount, 7)
        var numbers: [String] = []
        for number in 0..<100 {
            numbers.append(String(await socket.next().prefix { $0 != "x" }))
            expect(socket.peer.receiveCount <= number + 9, "\(number): \(socket.peer.receiveCount)")
        }
        expectEqual(numbers, (0..<100).map { "\($0)" })
        // A message that is longer than the buffer.
        socket.peer.send(serverFrame(.binary, [UInt8](repeating: 0, count: 5000)))
        expectEqual(await socket.next(), "5000 bytes")
        await socket.letGo()
    }

    @Test func sendingSuspendsWhileTheServerReadsNothing() async throws {
        let socket = OpenedSocket(SocketSettings(outboundBytes: 1000))
        let sent = Mutex<[Int]>([])
        socket.peer.block()
        let task = Task {
            for number in 0..<100 {
                try await socket.send("\(number)" + String(repeating: "x", count: 98))
                sent.withLock { $0.append(number) }
            }
        }
        try await waitForSenders(1, socket)
        // A message costs about 164 bytes.
        expectEqual(sent.withLock { $0.count }, 6)
        socket.peer.unblock()
        try await task.value
        let frames = await socket.peer.frames(atLeast: 100)
        expectEqual(frames.map { $0.text.prefix { $0 != "x" } }, (0..<100).map { "\($0)" })
        await socket.letGo()
    }

    @Test func aLongMessageIsSentWhenNoOtherWaits() async throws {
        let socket = OpenedSocket(SocketSettings(outboundBytes: 1000))
        let content = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        try await socket.engine().send(.binary(content))
        try await socket.engine().send(.text("after it"))
        let frames = await socket.peer.frames(atLeast: 2)
        expect(frames.first?.payload == [UInt8](content))
        expectEqual(frames.last?.text, "after it")
        await socket.letGo()
    }

    @Test func aCancelledSenderLeavesTheQueue() async throws {
        let socket = OpenedSocket(SocketSettings(outboundBytes: 100))
        socket.peer.block()
        try await socket.send("first")
        await waitUntil { socket.peer.isSending }
        let tasks = (0..<10).map { number in Task { await socket.sent("\(number)") } }
        try await waitForSenders(10, socket)
        for task in tasks.prefix(9) { task.cancel() }
        for task in tasks.prefix(9) { expectEqual(await task.value, "cancelled") }
        try await waitForSenders(1, socket)
        socket.peer.unblock()
        expectEqual(await tasks[9].value, "sent")
        expectEqual(await socket.peer.frames(atLeast: 2).map(\.text), ["first", "9"])
        await socket.letGo()
    }
}

/// Waits until a number of senders waits for room.
func waitForSenders(_ count: Int, _ socket: OpenedSocket) async throws {
    let engine = try socket.engine()
    await waitUntil { engine.waitingSenders == count }
}
