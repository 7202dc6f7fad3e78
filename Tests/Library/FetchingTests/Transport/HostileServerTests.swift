#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of servers that attack a client. The client and the servers run in separate processes, so that the
    /// measurements do not include other work.
    ///
    /// The other tests run at the same time and share the machine's cores, so a call can be late with any transport. A
    /// thread of the client measures this lateness without a transport: the bounds of time are multiplied by the
    /// slowdown of its work, and the duration of its longest call is added. This is not done if `FETCHING_SOAK` is set:
    /// then the suite must run alone, the time limits and some bodies are longer, and the measurements are printed.
    @Suite(
        .live, .hangLimit, .serialized, .certificates,
        .enabled(if: Programs.openssl != nil && Programs.python != nil, "needs OpenSSL and Python"))
    struct HostileServerTests {
        @Test(arguments: HostileServer.examples)
        func aHostileServerDelaysOnlyItsOwnCalls(during server: HostileServer) async throws {
            try await expectBounds(.curl, server)
        }

        /// Only the time limit is checked, which a layer enforces. Foundation's thread is busy, so other calls can
        /// wait, and memory has no bound.
        @Test(.enabled(if: runsSlowTests), arguments: HostileServer.allCases.filter(\.supportsURLSession))
        func timeLimitsAreKeptOverURLSession(during server: HostileServer) async throws {
            try await expectBounds(.urlSession, server)
        }

        private func expectBounds(_ transport: Transport, _ server: HostileServer) async throws {
            let certificates = try #require(Certificates.current)
            let hostile = try await server.start(certificates)
            defer { hostile.stop() }
            let innocent = try await innocentServer()
            defer { innocent.stop() }
            let result = await inTurn {
                await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                    [
                        transport, server, hostile = UInt16(hostile.port) as UInt16,
                        innocent = UInt16(innocent.port) as UInt16,
                        authority = certificates.path("authority.pem") as String
                    ] in
                    let client = try HostileClient(
                        transport, server, hostile: hostile, innocent: innocent, authority: authority)
                    let damage = try await client.run()
                    print("hostile: \(transport.rawValue), \(server.rawValue): \(damage)")
                    fflush(nil)
                    expect(damage.longestHostile < client.limit + damage.bound(.milliseconds(500)), "\(damage)")
                    if transport == .curl {
                        expect(damage.longestInnocent < damage.bound(.milliseconds(300)), "\(damage)")
                        expect(damage.innocentErrors.isEmpty, "\(damage)")
                        // The thread sanitizer needs several times as much memory.
                        let bound = (server.callCount * server.maximumBodyBytes + (32 << 20)) / 1024
                        expect(damage.growth <= bound || dlsym(nil, "__tsan_init") != nil, "\(damage)")
                    }
                    expect(canConnect(to: hostile), "the server has not ended")
                    // A call did not end, so libcurl's thread may still be busy. The process exits without exit
                    // handlers; failed expectations were already reported.
                    if damage.wasStopped { _exit(EXIT_SUCCESS) }
                    try await client.callInnocent()
                    guard runsSlowTests else { return }
                    // The threads of the hostile calls end too, although the server goes on. This takes a second.
                    client.release()
                    let isReleased = await eventually { ProcessResources.current.transportThreads == 0 }
                    expect(isReleased || transport == .urlSession)
                }
            }
            guard soakSize != nil, let result else { return }
            for line in String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
            where line.hasPrefix("hostile: ") { print(line) }
        }

        @Test func anOriginCanBeCalledAfterALackOfDescriptors() async throws {
            let server = try await innocentServer()
            defer { server.stop() }
            await inTurn {
                await #expect(processExitsWith: .success) { [port = UInt16(server.port) as UInt16] in
                    var options = CurlOptions()
                    options.timeLimit = longTimeout
                    for host in 0..<5 { options.addresses["host\(host).invalid:80"] = "127.0.0.1:\(port)" }
                    let store = try NetworkStore.curl(options)
                    let call = { (host: Int) async throws in
                        _ = try await store.fetchData(createRequest(baseURL: "http://host\(host).invalid/"))
                    }
                    try await call(4)
                    try await Task.sleep(for: .milliseconds(10))
                    var limit = rlimit()
                    getrlimit(__rlimit_resource_t(7), &limit)
                    limit.rlim_cur = 300
                    setrlimit(__rlimit_resource_t(7), &limit)
                    for free in 0..<4 {
                        var held: [Int32] = []
                        while case let descriptor = dup(0), descriptor >= 0 { held.append(descriptor) }
                        for _ in 0..<free { close(held.removeLast()) }
                        try? await call(free)
                        for descriptor in held { close(descriptor) }
                        await expect(throws: Never.self, "\(free) descriptors") { try await call(free) }
                    }
                }
            }
        }

        /// OpenSSL frees its locks when a process exits. A thread that still uses a connection could then crash the
        /// process.
        @Test(arguments: [true, false]) func aProcessCanExitDuringTransfersOverTLS(isOrderly: Bool) async throws {
            let certificates = try #require(Certificates.current)
            // `tlsKeyUpdates` keeps OpenSSL busy, so that a thread does not stop by itself.
            let server =
                try await isOrderly ? endlessTLSServer(certificates) : HostileServer.tlsKeyUpdates.start(certificates)
            defer { server.stop() }
            let (url, authority) = ("https://127.0.0.1:\(server.port)", try certificates.text("authority.pem"))
            let count = soakSize == nil ? runsSlowTests ? 20 : 2 : 500
            for number in 0..<count {
                await inTurn {
                    let result = await #expect(processExitsWith: .success, observing: [\.exitStatus]) {
                        [number = number as Int, url = url as String, authority = authority as String] in
                        let store = try curlStore { $0.trust = .authorities(pem: authority) }
                        let calls = (0..<20).map { _ in
                            Task { try await store.fetchData(createRequest(baseURL: url)) }
                        }
                        // When the process exits, some transfers are receiving a body, and some are still in the
                        // handshake.
                        try await Task.sleep(for: .milliseconds(number * 7 % 20 * 3))
                        for call in calls { call.cancel() }
                    }
                    if result == nil { Issue.record("the exit after \(number * 7 % 20 * 3) ms failed") }
                }
            }
        }
    }
#endif
