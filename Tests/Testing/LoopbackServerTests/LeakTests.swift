#if os(Linux)  // a process on Linux can count its own descriptors and threads
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    /// Live tests. Each test runs in its own process, in which no other code opens descriptors or starts threads.
    @Suite(.timeLimit(.minutes(10)))
    struct LeakTests {
        /// Half of the clients close or reset the connection at a random moment: before the request is complete, before
        /// the response or during the response.
        @Test func manyRequestsLeakNothing() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    // A warm-up; the process keeps its memory.
                    try await onOwnThread { try serve(requests: runsSlowTests ? 500 : 100) }
                    let before = try await ProcessResources.beforeTest()
                    let kibibytesBefore = residentKibibytes()
                    let count = soakSize ?? (runsSlowTests ? 1_000 : 200)
                    try await onOwnThread { try serve(requests: count) }
                    // The number of threads in Swift's pool varies.
                    await expectResources(files: before.files, threads: before.threads + 2)
                    let growth = residentKibibytes() - kibibytesBefore
                    expect(growth < max(5_000, min(20_000, 5 * count)) || isThreadSanitized)
                }
            }
        }

        @Test func manyServersLeakNothing() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    _ = try LoopbackServer.start { _ in .closed }
                    let before = try await ProcessResources.beforeTest()
                    for _ in 0..<500 {
                        let server = try LoopbackServer.start { _ in .closed }
                        if server.port % 2 == 0 { server.stop() }
                    }
                    await expectResources(files: before.files, threads: before.threads)
                }
            }
        }

        @Test func aClientWaitsWhileTheProcessHasNoFreeDescriptors() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer.start { _ in .text("at last") }
                    let output = try await onOwnThread {
                        let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
                        while server.acceptedConnectionCount < 20 { Thread.sleep(forTimeInterval: 0.001) }
                        var copies: [Int32] = []
                        while case let copy = dup(0), copy >= 0 { copies.append(copy) }
                        let last = copies.popLast()
                        close(try #require(last))
                        let late = try RawClient(port: server.port)
                        late.write("GET / HTTP/1.0\r\n\r\n")
                        // The open connections are still served. Meanwhile the server fails to accept the late client.
                        // No handler runs: on Linux, Dispatch ends a process that has waiting tasks but no descriptors.
                        for client in clients {
                            client.write(
                                "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n")
                            _ = try client.read(until: "100 Continue")
                        }
                        let accepted = server.acceptedConnectionCount
                        copies.forEach { close($0) }
                        return try "\(accepted) " + late.readToEnd()
                    }
                    expect(output.hasPrefix("20 HTTP/1.1 200 OK"))
                    expect(output.hasSuffix("at last"))
                }
            }
        }
    }

    /// Whether the thread sanitizer is active. The sanitizer keeps memory for each thread that has ended.
    private var isThreadSanitized: Bool { dlsym(nil, "__tsan_init") != nil }

    /// Waits until the process has `files` files, pipes and sockets and at most `threads` threads.
    ///
    /// The wait is necessary because the system lists a thread for a moment after the thread has ended.
    private func expectResources(files: Int, threads: Int) async {
        let isReached = await eventually {
            let used = ProcessResources.current
            return used.files == files && used.threads <= threads
        }
        expect(isReached, "\(ProcessResources.current) instead of \(files) files and \(threads) threads")
    }

    private func serve(requests: Int) throws {
        let server = try LoopbackServer.start { request in
            switch Int.random(in: 0..<4) {
            case 0: .text("hello").delayed(by: .milliseconds(1))
            case 1: .text(request.path).chunked(by: 2)
            case 2: .data(Data(count: 100_000))
            default: .text("hello").dripping(every: .milliseconds(1))
            }
        }
        let started = Atomic(0)
        let clients = DispatchGroup()
        let failures = Mutex<[String]>([])
        for _ in 0..<16 {
            clients.enter()
            Thread {
                while started.add(1, ordering: .relaxed).oldValue < requests {
                    do { try sendRequest(to: server) } catch { failures.withLock { $0.append("\(error)") } }
                }
                clients.leave()
            }.start()
        }
        clients.wait()
        server.stop()
        expectEqual(failures.withLock { $0 }, [])
        expectEqual(server.openConnectionCount, 0)
    }

    private func sendRequest(to server: LoopbackServer) throws {
        let client = try RawClient(port: server.port)
        let request = "GET /some/path HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        guard Bool.random() else {
            client.write(request)
            expect(try client.readToEnd().hasPrefix("HTTP/1.1 200 OK"))
            return
        }
        if Bool.random() { client.resetOnRelease() }
        client.write(String(request.prefix(Int.random(in: 0...request.count))))
        if Bool.random() { Thread.sleep(forTimeInterval: .random(in: 0...0.002)) }
    }
#endif
