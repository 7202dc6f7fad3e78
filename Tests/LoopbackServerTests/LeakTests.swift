import Foundation

#if os(Linux)  // where a process can count its own descriptors and threads
    import Foundation
    import LoopbackServer
    import Synchronization
    import Testing

    /// Live, each in a process of its own, where nothing else opens descriptors and starts threads.
    @Suite(.timeLimit(.minutes(1)))
    struct LeakTests {
        /// Half of the clients leave at a random moment: before the request is complete, before the answer or in its
        /// middle, with a close or a reset.
        @Test func thousandsOfRequestsLeaveNothingBehind() async {
            await #expect(processExitsWith: .success) {
                try await onOwnThread { try serve(requests: 2_000) }  // what the first use allocates for good
                let before = try Resources.used()
                let count = ProcessInfo.processInfo.environment["FETCHING_SOAK"].flatMap { Int($0) } ?? 4_000
                try await onOwnThread { try serve(requests: count) }
                let after = try Resources.used()
                #expect(after.descriptors == before.descriptors)
                #expect(after.threads <= before.threads + 2)  // the pool's own come and go
                #expect(after.kibibytes < before.kibibytes + 20_000 || Resources.areWatched)
            }
        }

        @Test func fiveHundredServersLeaveNothingBehind() async {
            await #expect(processExitsWith: .success) {
                _ = try LoopbackServer.start { _ in .closed }
                let before = try Resources.used()
                for _ in 0..<500 {
                    let server = try LoopbackServer.start { _ in .closed }
                    if server.port % 2 == 0 { server.stop() }
                }
                let after = try Resources.used()
                #expect(after.descriptors == before.descriptors)
                #expect(after.threads == before.threads)
            }
        }

        @Test func aClientWaitsWhileThereAreNoDescriptors() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start { _ in .text("at last") }
                let output = try await onOwnThread {
                    let first = try RawClient(port: server.port)
                    var hogs: [Int32] = []
                    while case let hog = dup(0), hog >= 0 { hogs.append(hog) }
                    close(hogs.removeLast())
                    let client = try RawClient(port: server.port)
                    client.write("GET / HTTP/1.0\r\n\r\n")
                    Thread.sleep(forTimeInterval: 0.1)
                    let served = server.requestCount
                    hogs.forEach { close($0) }
                    withExtendedLifetime(first) {}
                    return try "\(served) " + client.readToEnd()
                }
                #expect(output.hasPrefix("0 HTTP/1.1 200 OK"))
                #expect(output.hasSuffix("at last"))
            }
        }
    }

    private struct Resources: Equatable {
        var descriptors: Int
        var threads: Int
        var kibibytes: Int

        /// The thread sanitizer keeps notes on every thread there ever was.
        static var areWatched: Bool { dlsym(nil, "__tsan_init") != nil }

        static func used() throws -> Resources {
            // A thread that was waited for may take a moment to disappear from the system's list.
            Thread.sleep(forTimeInterval: 0.05)
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            return Resources(
                descriptors: try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count,
                threads: try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count,
                kibibytes: status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.1) } ?? 0)
        }
    }

    private func serve(requests: Int) throws {
        let server = try LoopbackServer.start { request in
            switch Int.random(in: 0..<4) {
            case 0: .text("hello").after(.milliseconds(1))
            case 1: .text(request.path).chunked(by: 2)
            case 2: .data(Data(count: 100_000))
            default: .text("hello").dripping(every: .milliseconds(1))
            }
        }
        let asked = Atomic(0)
        let clients = DispatchGroup()
        let failures = Mutex<[String]>([])
        for _ in 0..<16 {
            clients.enter()
            Thread {
                while asked.add(1, ordering: .relaxed).oldValue < requests {
                    do { try ask(server) } catch { failures.withLock { $0.append("\(error)") } }
                }
                clients.leave()
            }.start()
        }
        clients.wait()
        server.stop()
        #expect(failures.withLock { $0 } == [])
        #expect(server.openConnections == 0)
    }

    private func ask(_ server: LoopbackServer) throws {
        let client = try RawClient(port: server.port)
        let request = "GET /some/path HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
        guard Bool.random() else {
            client.write(request)
            #expect(try client.readToEnd().hasPrefix("HTTP/1.1 200 OK"))
            return
        }
        if Bool.random() { client.vanishWithReset() }
        client.write(String(request.prefix(Int.random(in: 0...request.count))))
        if Bool.random() { Thread.sleep(forTimeInterval: .random(in: 0...0.002)) }
    }
#endif
