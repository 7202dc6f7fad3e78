#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    /// Live tests of the descriptors, the threads and the memory of connections, each in a process of its own.
    @Suite(.hangLimit) struct CurlConnectionResourceTests {
        @Test func aThousandConnectionsNeedTwoThreadsAndLittleMemory() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    // The process has both ends of each connection.
                    let count = min(1000, (setDescriptorLimit(to: 4096) - 150) / 2)
                    let server = try ByteServer.silent()
                    let before = try await ProcessResources.beforeTest()
                    var sockets: CurlSockets? = curlSockets()
                    var open = try await connections(10, sockets, server)
                    let memory = residentKibibytes()
                    open += try await connections(count, sockets, server)
                    let kibibytes = Double(residentKibibytes() - memory) / Double(count)
                    expect(kibibytes < 25, "\(kibibytes) KiB for each of \(count)")
                    // One of them is the watch, which waits.
                    expect(await eventually { ProcessResources.current.transportThreads == 2 })
                    for connection in open { connection.end() }
                    // The server's ends stay open.
                    let ends = open.count
                    expect(await eventually { ProcessResources.current.files <= before.files + ends + 2 })
                    sockets = nil
                    expect(await eventually { ProcessResources.current.transportThreads == 0 })
                }
            }
        }

        @Test func eachStateCanBeCancelledAndLeavesNothing() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    _ = setDescriptorLimit(to: 4096)
                    // Those that the process has inherited from other tests.
                    let inherited = connectedSockets()
                    let (server, hole) = (try ByteServer.silent(), try #require(BlackHole()))
                    let before = try await ProcessResources.beforeTest()
                    let cases: [(name: String, count: Int, work: @Sendable () async throws -> Void)] = [
                        ("connecting", 1, { _ = try await curlSockets().connection(port: hole.port) }),
                        ("waiting for others", 400, { _ = try await shared.connection(port: hole.port) }),
                        ("handshake", 1, { _ = try await curlSockets().connection("wss://127.0.0.1:\(server.port)") }),
                        (
                            "proxy", 1,
                            {
                                let sockets = curlSockets { $0.proxy = .url("http://127.0.0.1:\(server.port)") }
                                _ = try await sockets.connection("ws://fetching.invalid")
                            }
                        ),
                        ("receiving", 1, { _ = try await curlSockets().connection(port: server.port).receive() }),
                        (
                            "sending", 1,
                            { try await curlSockets().connection(port: server.port).send(Data(count: 64 << 20)) }
                        ),
                    ]
                    for (name, count, work) in cases {
                        let sockets = curlSockets()
                        for pause in [0, 30] {
                            let tasks = (0..<count).map { _ in
                                Task { try await CurrentSockets.$value.withValue(sockets, operation: work) }
                            }
                            try await Task.sleep(for: .milliseconds(pause))
                            let start = ContinuousClock.now
                            for task in tasks { task.cancel() }
                            for task in tasks {
                                await expect(throws: CancellationError.self, "\(name)") { try await task.value }
                            }
                            // Much longer than expected, because other tests run at the same time.
                            let duration = ContinuousClock.now - start
                            expect(duration < .seconds(60), "\(name): \(duration)")
                        }
                    }
                    server.stop()
                    hole.close()
                    expect(await eventually { ProcessResources.current.transportThreads == 0 })
                    expect(await eventually { connectedSockets() == inherited }, "\(connectedSockets())")
                    expect(await eventually { ProcessResources.current.descriptors <= before.descriptors + 8 })
                }
            }
        }

        @Test func aReleasedConnectionEnds() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try ByteServer.echo()
                    let before = try await ProcessResources.beforeTest()
                    for _ in 0..<3 {
                        var sockets: CurlSockets? = curlSockets()
                        var connection: CurlConnection? = try await sockets?.connection(port: server.port)
                        try await connection?.expectEcho()
                        // The thread runs as long as the connection.
                        sockets = nil
                        try await connection?.expectEcho()
                        expect(await eventually { ProcessResources.current.transportThreads == 2 })
                        connection = nil
                        expect(await eventually { ProcessResources.current.transportThreads == 0 })
                        expect(await eventually { ProcessResources.current.files <= before.files })
                    }
                }
            }
        }

        @Test func manyTasksThatOpenAndCancelLeaveNothing() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try ByteServer.echo()
                    let before = try await ProcessResources.beforeTest()
                    do {
                        let sockets = curlSockets()
                        await withTaskGroup { group in
                            for number in 0..<(runsSlowTests ? 2000 : 200) {
                                group.addTask {
                                    let task = Task {
                                        let connection = try await sockets.connection(port: server.port)
                                        try await connection.expectEcho(count: 1 + number * 1000 % 300_000)
                                        if number % 2 == 0 { connection.end() }
                                    }
                                    try? await Task.sleep(for: .microseconds(number % 7 * 700))
                                    if number % 3 > 0 { task.cancel() }
                                    do { try await task.value } catch { expect(error is CancellationError, "\(error)") }
                                }
                            }
                        }
                        try await sockets.connection(port: server.port).expectEcho()
                    }
                    expect(await eventually { ProcessResources.current.transportThreads == 0 })
                    expect(await eventually { ProcessResources.current.files <= before.files })
                }
            }
        }

        @Test(.enabled(if: exitTestsCanUseServers))
        func aLackOfDescriptorsIsAnErrorThatNamesTheLimit() async throws {
            let server = try ByteServer.silent()
            await inTurn {
                await #expect(processExitsWith: .success) { [port = server.port as UInt16] in
                    let limit = setDescriptorLimit(to: 256)
                    let known = curlSockets()
                    // A released object closes its descriptors some time later.
                    var kept: [(CurlSockets, CurlConnection)] = [(known, try await known.connection(port: port))]
                    for isNew in [false, true] {
                        for free in [6, 3, 2, 1, 0] {
                            let sockets = isNew ? curlSockets() : known
                            var held: [Int32] = []
                            while case let descriptor = dup(0), descriptor >= 0 { held.append(descriptor) }
                            for _ in 0..<free { close(held.removeLast()) }
                            var found: (any Error)?
                            do { kept.append((sockets, try await sockets.connection(port: port))) } catch {
                                found = error
                            }
                            for descriptor in held { close(descriptor) }
                            let isLack = found.map {
                                "\($0)".contains("no file descriptor left (its limit is \(limit)); raise ")
                            }
                            expect(isLack == true || isLack == nil && free > 0, "\(free): \(found as Any)")
                            kept.append((sockets, try await sockets.connection(port: port)))
                        }
                    }
                }
            }
        }

        @Test func theProcessExitsWhileConnectionsAreInUse() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let (server, silent) = (try ByteServer.echo(), try ByteServer.silent())
                    let sockets = curlSockets()
                    let connections = try await connections(10, sockets, server)
                    for connection in connections {
                        Task.detached { while true { try await connection.expectEcho(count: 1 << 20) } }
                    }
                    Task.detached { try await sockets.connection("wss://127.0.0.1:\(silent.port)") }
                    try await Task.sleep(for: .milliseconds(50))
                    exit(0)
                }
            }
        }
    }

    private enum CurrentSockets {
        @TaskLocal static var value: CurlSockets?
    }

    /// The object that the connections of a case share.
    private var shared: CurlSockets { CurrentSockets.value ?? curlSockets() }

    private func connections(
        _ count: Int, _ sockets: CurlSockets?, _ server: ByteServer
    ) async throws -> [CurlConnection] {
        let sockets = try #require(sockets)
        return try await withThrowingTaskGroup { group in
            for _ in 0..<count { group.addTask { try await sockets.connection(port: server.port) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Sets the limit of open descriptors of an exit test's process, and returns it.
    private func setDescriptorLimit(to count: Int) -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        setrlimit(resource, &limit)
        return Int(limit.rlim_cur)
    }

    /// The number of connections that this process has opened and that are not closed.
    private func connectedSockets() -> Int {
        (3..<Int32(4096)).count { descriptor in
            var address = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            return withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) == 0 }
            }
        }
    }
#endif
