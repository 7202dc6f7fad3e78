#if os(Linux)
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import CurlTransport
    @testable import Fetching

    /// Tests of a store in a process with few descriptors. If `FETCHING_SOAK` is set, also of a process with 1,024, of
    /// 250 redirects instead of 60, and of the duration of calls. The results are then printed.
    @Suite(.live, .hangLimit, .enabled(if: exitTestsCanUseServers)) struct CurlDescriptorTests {
        private static let limits = soakSize == nil ? [256] : [256, 1024]

        @Test(arguments: limits) func silentOriginsDoNotUseUpTheDescriptors(limit: Int) async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { .text($0[header: "Host"] ?? "") }
            let silent = try #require(BlackHole(backlog: 1024))
            defer { silent.close() }
            let output = await inTurn {
                await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                    [limit = limit as Int, port = server.port as UInt16, silentPort = silent.port as UInt16] in
                    let limit = lowerLimit(to: limit)
                    let hosts = (0..<(runsSlowTests ? 300 : 150)).map { "silent\($0).invalid" }
                    var options = storeOptions(hosts, silentPort)
                    let others = ["good.invalid"] + (0..<20).map { "other\($0).invalid" }
                    options.addresses.merge(storeOptions(others, port).addresses) { $1 }
                    let store = try NetworkStore.curl(options)
                    _ = try await store.text("http://good.invalid/")
                    let before = try await ProcessResources.beforeTest().descriptors
                    let calls = hosts.map { host in
                        Task { await store.failure(try createRequest(baseURL: "http://\(host)/")) }
                    }
                    expect(await eventually { ProcessResources.current.descriptors > before + limit / 6 })
                    let longest = try await longestCall(to: "good.invalid", store)
                    let used = ProcessResources.current.descriptors - before
                    expect(used <= limit / 2 && ProcessResources.current.transportThreads <= limit / 40)
                    print("limit \(limit): \(used) descriptors, longest call \(longest)")
                    // Other code can open files.
                    let files = (0..<limit / 3).map { _ in open("/dev/null", O_RDONLY) }
                    expect(!files.contains(-1))
                    for file in files { close(file) }
                    // A call for which there is no room waits until its time limit.
                    let late = try createRequest(baseURL: "http://silent0.invalid/", timeLimit: .milliseconds(50))
                    expect(await store.failure(late) is TimedOut)
                    for call in calls { call.cancel() }
                    for call in calls {
                        let error = try await call.value
                        expect(error is CancellationError)
                    }
                    expect(await eventually { ProcessResources.current.descriptors <= before + limit / 10 })
                    for host in others { try await expectEqual(store.text("http://\(host)/").text, host) }
                }
            }
            report(output)
        }

        @Test(arguments: limits) func aChainOfRedirectsLeavesDescriptorsForOthers(limit: Int) async throws {
            let count = soakSize == nil ? 60 : 250
            let server = try LoopbackServer.start(allowsAnyHost: true) { request in
                guard let number = Int(request.path.dropFirst()), number < count else {
                    return .text(request[header: "Host"] ?? "")
                }
                return LoopbackServer.Response(
                    status: 302, headers: [("Location", "http://hop\(number + 1).invalid/\(number + 1)")])
            }
            let output = await inTurn {
                await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                    [limit = limit as Int, port = server.port as UInt16, count = count as Int] in
                    let limit = lowerLimit(to: limit)
                    let transport = CurlStore(
                        storeOptions(["good.invalid"] + (0...count).map { "hop\($0).invalid" }, port))
                    let store = NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
                        .layered(followingRedirects(maximumRedirects: count))
                    _ = try await store.text("http://good.invalid/")
                    let before = try await ProcessResources.beforeTest().descriptors
                    let chain = Task { try await store.text("http://hop0.invalid/0").text }
                    let longest = try await longestCall(to: "good.invalid", store)
                    let end = try await chain.value
                    expectEqual(end, "hop\(count).invalid")
                    let used = ProcessResources.current.descriptors - before
                    expect(used <= limit / 5)
                    print("limit \(limit): \(count) redirects, \(used) descriptors, longest call \(longest)")
                    expect(await eventually { ProcessResources.current.descriptors <= before + limit / 10 })
                }
            }
            report(output)
        }

        @Test func connectionsThatAreKeptLeaveDescriptorsForOthers() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { .text($0[header: "Host"] ?? "") }
            await inTurn {
                await #expect(processExitsWith: .success) {
                    [port = server.port as UInt16] in
                    let limit = lowerLimit(to: 256)
                    let hosts = (0..<10).map { "host\($0).invalid" }
                    let store = try NetworkStore.curl(storeOptions(hosts, port))
                    _ = try await store.text("http://\(hosts[0])/")
                    let before = try await ProcessResources.beforeTest().descriptors
                    for host in hosts {
                        try await store.callAtOnce(40) { store, _ in _ = try await store.text("http://\(host)/") }
                    }
                    expect(await eventually { ProcessResources.current.descriptors <= before + limit / 4 })
                }
            }
        }

        @Test func callsOfOneStoreWaitForTheCallsOfAnother() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { .text($0[header: "Host"] ?? "") }
            let silent = try #require(BlackHole(backlog: 256))
            defer { silent.close() }
            await inTurn {
                await #expect(processExitsWith: .success) {
                    [port = server.port as UInt16, silentPort = silent.port as UInt16] in
                    // An eighth of all calls is not available to servers without a response.
                    let all = CurlBudget(descriptorLimit: lowerLimit(to: 128)).calls
                    let silent = all - max(1, all / 8)
                    let hosts = (0..<2 * all).map { "silent\($0).invalid" }
                    let first = try NetworkStore.curl(storeOptions(hosts, silentPort))
                    var options = storeOptions(hosts, silentPort)
                    options.addresses["good.invalid:80"] = "127.0.0.1:\(port)"
                    let second = try NetworkStore.curl(options)
                    func hang(_ store: NetworkStore, _ host: String) -> Task<(any Error)?, any Error> {
                        Task { await store.failure(try createRequest(baseURL: "http://\(host)/")) }
                    }
                    let calls = CurlCallCount.process
                    let hanging = hosts.map { hang(first, $0) }
                    expect(await eventually { calls.value.load(ordering: .relaxed) == silent })
                    let others = hosts.prefix(all - silent).map { hang(second, $0) }
                    expect(await eventually { calls.value.load(ordering: .relaxed) == all })
                    let late = try createRequest(baseURL: "http://good.invalid/", timeLimit: .milliseconds(50))
                    expect(await second.failure(late) is TimedOut)
                    let waiting = Task { try await second.text("http://good.invalid/").text }
                    for call in hanging { call.cancel() }
                    let text = try await waiting.value
                    expectEqual(text, "good.invalid")
                    for call in others { call.cancel() }
                    for call in hanging + others { _ = try await call.value }
                    expect(await eventually { calls.value.load(ordering: .relaxed) == 0 })
                }
            }
        }

        @Test func originsThatShareAThreadKeepTheirLimitOfConnections() async throws {
            let server = try LoopbackServer.start { .text($0.path) }
            // Each has an origin of its own. With this limit, a store has four threads for single origins.
            let silent = (0..<6).compactMap { _ in BlackHole(backlog: 1) }
            defer { for hole in silent { hole.close() } }
            await inTurn {
                await #expect(processExitsWith: .success) {
                    [port = server.port as UInt16, silent = silent.map(\.port) as [UInt16]] in
                    _ = lowerLimit(to: 256)
                    var options = storeOptions([], port)
                    options.maximumConnectionsPerHost = 3
                    let store = try NetworkStore.curl(options)
                    let before = try await ProcessResources.beforeTest().files
                    let hanging = silent.map { port in
                        Task { await store.failure(try createRequest(baseURL: "http://127.0.0.1:\(port)")) }
                    }
                    expect(await eventually { ProcessResources.current.files >= before + silent.count })
                    try await store.callAtOnce(runsSlowTests ? 200 : 80) { store, number in
                        let text = try await store.text("http://127.0.0.1:\(port)/\(number)").text
                        expectEqual(text, "/\(number)")
                    }
                    for call in hanging { call.cancel() }
                    for call in hanging { _ = try await call.value }
                }
            }
            expect(server.acceptedConnectionCount <= 3)
        }

        @Test func aLackOfDescriptorsIsAnErrorThatNamesTheLimit() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { _ in
                LoopbackServer.Response(headers: [("Connection", "close")], body: Data("hello".utf8))
            }
            await inTurn {
                await #expect(processExitsWith: .success) {
                    [port = server.port as UInt16] in
                    let limit = lowerLimit(to: 256)
                    let store = try NetworkStore.curl(storeOptions(["known.invalid", "new.invalid"], port))
                    // A server whose loop runs, a new one, and one whose name is looked up.
                    for url in ["http://known.invalid/", "http://new.invalid/", "http://localhost:\(port)/"] {
                        for free in [3, 2, 1, 0] {
                            _ = try await store.text("http://known.invalid/")
                            var held: [Int32] = []
                            while case let descriptor = dup(0), descriptor >= 0 { held.append(descriptor) }
                            for _ in 0..<free { close(held.removeLast()) }
                            let error = await store.failure(try createRequest(baseURL: url))
                            for descriptor in held { close(descriptor) }
                            let isLack = error.map {
                                "\($0)".contains("no file descriptor left (its limit is \(limit)); raise ")
                            }
                            expect(isLack == true || isLack == nil && free > 0, "\(free): \(error as Any)")
                        }
                        _ = try await store.text(url)
                    }
                }
            }
        }
    }

    private func report(_ result: ExitTest.Result?) {
        guard soakSize != nil, let result else { return }
        print(String(decoding: result.standardOutputContent, as: UTF8.self))
    }

    /// Returns the duration of the longest of several calls to a host that responds with its name.
    private func longestCall(to host: String, _ store: NetworkStore) async throws -> Duration {
        var longest = Duration.zero
        for _ in 0..<(runsSlowTests ? 50 : 10) {
            let start = ContinuousClock.now
            try await expectEqual(store.text("http://\(host)/").text, host)
            longest = max(longest, ContinuousClock.now - start)
        }
        expect(soakSize == nil || longest < .milliseconds(300))
        return longest
    }

    private func storeOptions(_ hosts: [String], _ port: UInt16) -> CurlOptions {
        var options = patientOptions(maximumBodyBytes: 1 << 20)
        for host in hosts { options.addresses[host + ":80"] = "127.0.0.1:\(port)" }
        return options
    }

    /// Lowers the limit of descriptors of an exit test's process, and returns the limit: `count`, and the number of
    /// pipes that the process has inherited from other tests. Inherited sockets are closed.
    private func lowerLimit(to count: Int) -> Int {
        var pipes = 0
        for descriptor in 3..<Int32(4096) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFSOCK: close(descriptor)
            case S_IFIFO: pipes += 1
            default: break
            }
        }
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = rlim_t(count + pipes)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return count + pipes
    }
#endif
