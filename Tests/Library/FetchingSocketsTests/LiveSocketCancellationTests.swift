import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of cancelled and released sockets: no connection, descriptor or thread is left.
@Suite(.live, .hangLimit) struct LiveSocketCancellationTests {
    /// The state of the task when it is cancelled.
    enum Place: CaseIterable {
        case before, opening, readingHead, readingRefusal, reading, sending, pinging, closing, readingAndSending
    }

    @Test(arguments: Place.allCases) func aCancelledTaskLeavesNothing(place: Place) async throws {
        let arrived = Recorded<Int>()
        let server = try LoopbackServer.start { _ in
            switch place {
            case .readingHead: .script([.send(Data("HTTP/1.1 101 Swi".utf8)), .wait(.seconds(600))])
            case .readingRefusal:
                .stream(length: 100, status: 500) {
                    if arrived.add(1) == 1 { return Data([65]) }
                    try await Task.sleep(for: .seconds(600))
                    return nil
                }
            case .before, .opening: .hanging
            case .sending, .readingAndSending:
                .webSocket { socket in
                    // The end of TCP follows the bytes in the buffers of both systems, so the server has to read them.
                    socket.pause(for: .milliseconds(20))
                    while socket.read() != nil {}
                }
            default: .webSocket { $0.pause(for: .seconds(600)) }
            }
        }
        let store = liveStore()
        let task = Task { () -> String in
            if place == .before { await waitUntil { Task.isCancelled } }
            do {
                let socket = try await server.open(store: store).get()
                arrived.add(0)
                switch place {
                case .reading: return outline(await socket.readAll().error)
                case .sending: while true { try await socket.send(.binary(Data(count: 1 << 20))) }
                case .pinging: _ = try await socket.ping()
                case .closing: return "\(try await socket.close(SocketClose()) == nil)"
                case .readingAndSending:
                    async let end = socket.readAll().error
                    while true {
                        do { try await socket.send(.binary(Data(count: 1 << 20))) } catch { return outline(await end) }
                    }
                default: break
                }
                return "not cancelled"
            } catch { return outline(error as? AppError) }
        }
        switch place {
        case .before: break
        case .opening, .readingHead: expect(await eventually { server.requestCount == 1 })
        default: expect(await eventually { !arrived.all.isEmpty })
        }
        try? await Task.sleep(for: .milliseconds(5))
        task.cancel()
        await expectEqual(task.value, place == .closing ? "true" : "cancelled")
        expect(await eventually { server.openConnectionCount == 0 })
        expectEqual(server.acceptedConnectionCount, place == .before ? 0 : 1)
    }

    @Test func aCancelledReaderLeavesTheSocketOpen() async throws {
        let server = try socketServer(echo)
        let socket = try await server.open().get()
        let reader = Task { await socket.readAll().error }
        try await socket.send(.text(""))
        reader.cancel()
        await expectEqual(outline(reader.value), "cancelled")
        _ = try await socket.ping()
        try await socket.send(.text("a"))
        var iterator = socket.messages.makeAsyncIterator()
        while try await iterator.next() != .text("a") {}
    }

    @Test func aReleasedSocketEndsTheConnection() async throws {
        let server = try socketServer(echo)
        let store = liveStore()
        var messages: ElementStream<SocketMessage>?
        do {
            let socket = try await server.open(store: store).get()
            try await socket.send(.text("a"))
            messages = socket.messages
        }
        // The messages keep the connection.
        var iterator = messages?.makeAsyncIterator()
        try await expectEqual(iterator?.next(), .text("a"))
        expectEqual(server.openConnectionCount, 1)
        (messages, iterator) = (nil, nil)
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func leavingTheLoopOfMessagesEndsTheConnection() async throws {
        let server = try socketServer { socket in
            socket.send("1")
            echo(socket)
        }
        let messages: Fetcher<Void, ElementStream<SocketMessage>> = socketMessages(store: liveStore()) {
            try createRequest(baseURL: server.baseURL)
        }
        for try await message in try await messages(()).get() where message == .text("1") { break }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    #if os(Linux)
        @Test func manySocketsLeaveNoThreadsAndNoDescriptors() async throws {
            let server = try socketServer(echo)
            // Starts what stays for the life of the process.
            _ = try await server.open().get().close(SocketClose())
            expect(await eventually { server.openConnectionCount == 0 })
            let before = try await ProcessResources.beforeTest()
            do {
                let store = liveStore()
                await withTaskGroup { group in
                    for number in 0..<60 {
                        group.addTask {
                            guard let socket = try? await server.open(store: store).get() else { return }
                            try? await socket.send(.text("a"))
                            var iterator = socket.messages.makeAsyncIterator()
                            _ = try? await iterator.next()
                            // Each third socket is closed, released or cancelled.
                            if number % 3 == 0 { _ = try? await socket.close(SocketClose()) }
                            if number % 3 == 1 {
                                let reader = Task { await socket.readAll() }
                                reader.cancel()
                                _ = await reader.value
                            }
                        }
                    }
                }
            }
            expect(await eventually { server.openConnectionCount == 0 })
            // Other tests run at the same time, so only a leak of each socket would be noticed.
            expect(
                await eventually { ProcessResources.current.files < before.files + 40 },
                "\(before) \(ProcessResources.current)")
        }
    #endif
}
