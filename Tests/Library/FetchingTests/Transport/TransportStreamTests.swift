import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests of bodies that arrive as streams over a live store.
@Suite(.live, .hangLimit) struct TransportStreamTests {
    @Test(arguments: Transport.all) func aChunkIsReadBeforeTheBodyIsComplete(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .script([.send(head + Data("hello ".utf8)), .wait(.seconds(3600))])
        }
        let (body, response) = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL))
        expect((response as? HTTPURLResponse)?.statusCode == 200)
        expectEqual(response.url?.absoluteString, server.baseURL)
        var iterator = body.makeAsyncIterator()
        try await expectEqual(iterator.next(), Data("hello ".utf8))
    }

    @Test(arguments: Transport.all) func aStreamEqualsTheBody(transport: Transport) async throws {
        let server = try LoopbackServer.start { .data(bytes(Int($0.path.dropFirst()) ?? 0)).chunked(by: 70_001) }
        let store = transport.store()
        for byteCount in [0, 1, 5000, 3_000_000] {
            for _ in 0..<2 {
                let body = try await store.fetchStream(createRequest(baseURL: server.baseURL + "/\(byteCount)")).0
                expect(try await body.data() == bytes(byteCount), "\(byteCount)")
            }
        }
        expectEqual(server.acceptedConnectionCount, 1, "the connection is used again after the end")
    }

    #if os(Linux)
        /// If libcurl's first read of a response fills the buffer, libcurl does not report the socket. The transport
        /// regarded such a connection as unused and shut it down. The server gives the thread of libcurl its own
        /// processor and a lower priority, so that this thread sees the complete response at its first read.
        @Test func aKeptConnectionStaysOpenWhenItsNextBodyFillsTheBufferAtOnce() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try await PythonServer(
                        """
                        listener.listen()
                        body = bytes(1 << 20)
                        head = b"HTTP/1.1 200 OK\\r\\nContent-Length: %d\\r\\n\\r\\n" % len(body)
                        connection, _ = listener.accept()
                        processor = {min(os.sched_getaffinity(0))}
                        tasks = f"/proc/{os.getppid()}/task"
                        for thread in [0] + [int(task) for task in os.listdir(tasks)]:
                            if thread and "Fetching.Curl" not in open(f"{tasks}/{thread}/comm").read(): continue
                            os.sched_setaffinity(thread, processor)
                            if thread: os.setpriority(os.PRIO_PROCESS, thread, 10)
                        while connection.recv(4096): connection.sendall(head + body)
                        """)
                    defer { server.stop() }
                    let request = try createRequest(baseURL: server.baseURL)
                    let store = Transport.curl.store()
                    for _ in 0..<20 {
                        let body = try await store.fetchStream(request).0
                        let count = try await body.reduce(0) { $0 + $1.count }
                        try #require(count == 1 << 20)
                    }
                }
            }
        }
    #endif

    @Test(arguments: Transport.all, [LoopbackServer.Response.text("hello"), .text("hello").chunked(by: 2)])
    func aTruncatedStreamThrowsAfterItsBytes(transport: Transport, response: LoopbackServer.Response) async throws {
        let server = try LoopbackServer.start { _ in response.truncated(after: 3) }
        var iterator = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL)).0
            .makeAsyncIterator()
        var bytes = Data()
        let error = await expect(throws: URLError.self) {
            while let chunk = try await iterator.next() { bytes += chunk }
        }
        expectEqual(error?.code, .networkConnectionLost)
        // If the body is sent in chunks, the second chunk may be incomplete.
        expect(Data("hel".utf8).starts(with: bytes) && bytes.count >= 2)
    }

    @Test(arguments: Transport.all) func aFaultBeforeTheHeadIsThrownByTheCall(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .reset }
        let error = await expect(throws: URLError.self) {
            try await transport.store().fetchStream(createRequest(baseURL: server.baseURL))
        }
        expectEqual(error?.code, .networkConnectionLost)
    }

    @Test(arguments: Transport.all)
    func releasingABodyOrItsIteratorClosesTheConnection(transport: Transport) async throws {
        let server = try endlessServer()
        let store = transport.store()
        let request = try createRequest(baseURL: server.baseURL)
        var body: ResponseBody? = try await store.fetchStream(request).0
        expectEqual(server.openConnectionCount, 1)
        withExtendedLifetime(body) {}
        body = nil
        expect(await eventually { server.openConnectionCount == 0 })

        let read = try await store.fetchStream(request).0
        var iterator: ResponseBody.Iterator? = read.makeAsyncIterator()
        expect(try await iterator?.next() != nil)
        expectEqual(server.openConnectionCount, 1)
        iterator = nil
        expect(await eventually { server.openConnectionCount == 0 })
        withExtendedLifetime(read) {}
        try await expectEqual(store.text(server.baseURL + "/plain").text, "hello")
    }

    @Test(arguments: Transport.all) func aStreamWithoutAHeadEndsAtItsTimeLimit(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .hanging }
        let request = try createRequest(baseURL: server.baseURL, timeLimit: .milliseconds(50))
        let store = transport.store()
        let error = await expect(throws: TimedOut.self) { _ = try await store.fetchStream(request) }
        expect(error?.timeLimit == .milliseconds(50) && error?.phase == .waitingForResponse)
        expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
    }

    @Test(arguments: Transport.all) func theBodyOfAStreamCanTakeLongerThanItsTimeLimit(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { request in
            .data(Data(count: 6)).dripping(every: .milliseconds(Int(request.path.dropFirst()) ?? 0))
        }
        let store = transport.store()
        var pause = 50
        while true {
            let limit = Duration.milliseconds(3 * pause)
            let request = try createRequest(baseURL: server.baseURL + "/\(pause)", timeLimit: limit)
            do {
                try await expectEqual(store.fetchStream(request).0.data().count, 6)
                return
            } catch let error as TimedOut {
                // On a busy machine, the head can arrive after the limit.
                expect(error.phase == .waitingForResponse && error.elapsed >= limit)
                pause *= 2
            }
        }
    }

    @Test(arguments: Transport.all) func aStreamCanBeCancelledWhileItsConsumerWaits(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .script([.send(head), .wait(.seconds(3600))]) }
        let body = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL)).0
        let call = Task { try await body.data() }
        try await Task.sleep(for: .milliseconds(1))
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    /// The consumer has read nothing, so the server waits.
    @Test(arguments: Transport.all) func aStreamCanBeCancelledWhileItsServerWaits(transport: Transport) async throws {
        let server = try endlessServer()
        let body = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL)).0
        try await Task.sleep(for: .milliseconds(5))
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await body.data()
        }
        await expect(throws: CancellationError.self) { try await call.value }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func aStreamCanBeCancelledAfterItsLastByte(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        let store = transport.store()
        for isRead in [false, true] {
            let body = try await store.fetchStream(createRequest(baseURL: server.baseURL)).0
            var iterator = body.makeAsyncIterator()
            if isRead { try await expectEqual(iterator.next(), Data("hello".utf8)) }
            let call = Task { [iterator] in
                var iterator = iterator
                withUnsafeCurrentTask { $0?.cancel() }
                return try await iterator.next()
            }
            await expect(throws: CancellationError.self) { try await call.value }
        }
        try await expectEqual(store.text(server.baseURL).text, "hello")
    }

    @Test(arguments: Transport.all) func aStreamOutlivesItsStore(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("late").dripping(every: .milliseconds(1)) }
        let body = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL)).0
        try await expectEqual(body.data(), Data("late".utf8))
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func aSecondReaderIsRefusedAndTheFirstOneEnds(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .script([.send(head), .wait(.seconds(3600))])
        }
        let body = try await transport.store().fetchStream(createRequest(baseURL: server.baseURL)).0
        let iterator = body.makeAsyncIterator()
        let readers = (0..<2).map { _ in
            Task {
                var iterator = iterator
                _ = try await iterator.next()
            }
        }
        for reader in readers { await expect(throws: (any Error).self) { try await reader.value } }
    }

    @Test(arguments: Transport.all) func manyStreamsRunAtTheSameTime(transport: Transport) async throws {
        let server = try LoopbackServer.start { .text(String(repeating: $0.path, count: 50_000)) }
        try await transport.store().callAtOnce(20) { store, number in
            let body = try await store.fetchStream(createRequest(baseURL: server.baseURL + "/\(number)")).0
            let expected = String(repeating: "/\(number)", count: 50_000)
            try await expectEqual(body.data(), Data(expected.utf8))
        }
    }

    #if os(Linux)
        @Test func aStreamCanBeCancelledWhileItConnects() async throws {
            let blackHole = try #require(BlackHole())
            defer { blackHole.close() }
            let request = try createRequest(baseURL: "http://127.0.0.1:\(blackHole.port)")
            let store = Transport.curl.store()
            let call = Task { _ = try await store.fetchStream(request) }
            try await Task.sleep(for: .milliseconds(5))
            call.cancel()
            await expect(throws: CancellationError.self) { try await call.value }
        }

        @Test(arguments: [(connections: 1, perHost: 64), (connections: 256, perHost: 1)])
        func aStreamCanBeCancelledWhileItWaitsForAConnection(connections: Int, perHost: Int) async throws {
            let server = try LoopbackServer.start { $0.path == "/hang" ? .hanging : .text("hello") }
            let store = try curlStore {
                ($0.maximumConnections, $0.maximumConnectionsPerHost) = (connections, perHost)
            }
            let request = try createRequest(baseURL: server.baseURL + "/hang")
            let first = Task { _ = try await store.fetchStream(request) }
            expect(await eventually { server.requestCount == 1 })
            let waiting = Task { _ = try await store.fetchStream(request) }
            try await Task.sleep(for: .milliseconds(5))
            waiting.cancel()
            await expect(throws: CancellationError.self) { try await waiting.value }
            first.cancel()
            await expect(throws: CancellationError.self) { try await first.value }
            try await expectEqual(store.text(server.baseURL).text, "hello")
            expectEqual(server.requestCount, 2)
        }

        /// A stream over libcurl can be longer than the maximum, because only a part of it is in memory.
        @Test func theMaximumLengthDoesNotApplyToAStream() async throws {
            let server = try LoopbackServer.start { _ in .data(Data(count: 1_000_000)) }
            let store = Transport.curl.store(maximumBodyBytes: 1000)
            try await expectEqual(store.fetchStream(createRequest(baseURL: server.baseURL)).0.data().count, 1_000_000)
        }

        /// On Linux, Foundation cannot make a server wait.
        @Test func aStreamOverURLSessionIsLimitedWhileItWaits() async throws {
            let server = try endlessServer()
            let store = Transport.urlSession.store(maximumBodyBytes: 1 << 20)
            let body = try await store.fetchStream(createRequest(baseURL: server.baseURL)).0
            expect(await eventually { server.openConnectionCount == 0 })
            await expect(throws: ResponseBodyError.tooLong(maximumBytes: 1 << 20)) { try await body.data() }
        }

        @Test func aServerWaitsForASlowConsumer() async {
            // The memory is measured for an entire process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let part = Data(count: 1 << 16)
                    let sent = Atomic(0)
                    let server = try LoopbackServer.start { _ in
                        .stream(length: 300 << 20, type: "application/json") {
                            sent.add(part.count, ordering: .relaxed)
                            return part
                        }
                    }
                    let body = try await Transport.curl.store().fetchStream(createRequest(baseURL: server.baseURL)).0
                    var iterator = body.makeAsyncIterator()
                    var (count, before) = (0, 0)
                    // The consumer waits until the buffers here and in the kernel are full, and then reads a chunk.
                    while count < 5 << 20 {
                        try await Task.sleep(for: .milliseconds(2))
                        let chunk = try #require(try await iterator.next())
                        expect(chunk.count <= BodyBuffer.capacity)
                        count += chunk.count
                        if count < 1 << 20 { before = residentMebibytes() }
                        // Two parts are not yet in a buffer of the system.
                        let ahead = sent.load(ordering: .relaxed) - count - 2 * part.count
                        expect(ahead <= largestBuffer("tcp_rmem") + largestBuffer("tcp_wmem") + BodyBuffer.capacity)
                    }
                    expect(residentMebibytes() - before <= 1 || dlsym(nil, "__tsan_init") != nil)
                    expectEqual(server.openConnectionCount, 1, "the server has not sent everything")
                    _ = iterator
                }
            }
        }

        @Test(.enabled(if: soakSize != nil, "measures real time, if FETCHING_SOAK is set"))
        func aReleasedBodyClosesItsConnectionSoon() async throws {
            let server = try endlessServer()
            let store = Transport.curl.store()
            var times: [Duration] = []
            for _ in 0..<200 {
                var body: ResponseBody? = try await store.fetchStream(createRequest(baseURL: server.baseURL)).0
                for try await _ in try #require(body) { break }
                try await Task.sleep(for: .milliseconds(1))
                let start = ContinuousClock.now
                body = nil
                expect(await eventually { server.openConnectionCount == 0 })
                times.append(start.duration(to: .now))
            }
            times.sort()
            print("a released body closes its connection after \(times[100]) (median), \(times[199]) (maximum)")
            expect(times[100] < .milliseconds(10))
        }
    #endif
}

#if os(Linux)
    /// Returns the maximum size of a socket's buffer in bytes.
    private func largestBuffer(_ name: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/sys/net/ipv4/\(name)", encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
    }
#endif

// Without a known type, Apple's session holds the first 512 bytes of a stream back.
private let head = Data("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 314572800\r\n\r\n".utf8)

/// Returns a server that sends a body of 4 GiB as fast as it can.
private func endlessServer() throws -> LoopbackServer {
    let part = LoopbackServer.Step.send(Data(count: 1 << 20))
    let start = LoopbackServer.Step.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
    return try LoopbackServer.start { request in
        request.path == "/plain" ? .text("hello") : .script([start] + Array(repeating: part, count: 4096))
    }
}
