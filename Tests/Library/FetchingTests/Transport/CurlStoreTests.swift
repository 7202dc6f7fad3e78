#if os(Linux)
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import CurlTransport
    @testable import Fetching

    /// Tests of features that only the store with libcurl has.
    @Suite(.live, .hangLimit) struct CurlStoreTests {
        @Test func aRequestIsSentWithLibcurl() async throws {
            let server = try LoopbackServer.start { .text($0[header: "User-Agent"] ?? "none") }
            try await expectEqual(NetworkStore.curl.text(server.baseURL).text, "Fetching")
        }

        @Test func theDefaultLimitsAreThoseOfThePackage() {
            expectEqual(CurlOptions().timeLimit, defaultTimeLimit)
            expectEqual(CurlOptions().maximumBodyBytes, defaultMaximumBodyBytes)
        }

        @Test func theOptionsOfTheStoreAreUsed() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { request in
                .text("\(request[header: "Host"] ?? "") \(request.target) \(request[header: "User-Agent"] ?? "none")")
            }
            var options = CurlOptions()
            options.userAgent = nil
            options.addresses = ["fetching.invalid:80": "127.0.0.1:\(server.port)"]
            let text = try await NetworkStore.curl(options).text("http://fetching.invalid/a/../b").text
            expectEqual(text, "fetching.invalid /a/../b none")

            options.proxy = .url(server.baseURL)
            let proxied = try await NetworkStore.curl(options).text("http://other.invalid/").text
            expectEqual(proxied, "other.invalid http://other.invalid/ none")
        }

        @Test(arguments: ["http://user:planted@proxy.example.com", "http://user:planted@\u{301}proxy", "planted@"])
        func theDescriptionOfAProxyHasNoPassword(url: String) {
            var options = CurlOptions()
            options.proxy = .url(url)
            var dumped = ""
            dump(options, to: &dumped)
            expect(!"\(options) \(options.proxy) \(String(reflecting: options)) \(dumped)".contains("planted"))
        }

        @Test func aBlackHoleEndsAtTheConnectTimeLimit() async throws {
            let blackHole = try #require(BlackHole())
            defer { blackHole.close() }
            let store = try curlStore { $0.connectTimeLimit = .milliseconds(50) }
            try await expectEqual(store.errorCode("http://127.0.0.1:\(blackHole.port)"), .timedOut)
        }

        @Test(arguments: [0, 1, 70_000, 1_500_000]) func aBodyIsSentWhole(byteCount: Int) async throws {
            let server = try echoServer()
            let body = bytes(byteCount)
            var request = try createRequest(
                .post, baseURL: server.baseURL, body: RequestBody(body, contentType: "application/octet-stream"),
                timeLimit: longTimeout)
            let store = Transport.curl.store()
            var received = try await store.received(request)
            expectEqual(received.body, body)
            expectEqual(received.headers["content-length"], "\(byteCount)")
            expect((received.headers["expect"] == nil) == (byteCount < 1 << 20))

            request.httpBody = nil
            request.httpBodyStream = InputStream(data: body)
            received = try await store.received(request)
            expectEqual(received.body, body)
            expect(received.headers["transfer-encoding"] == "chunked" && received.headers["expect"] == nil)
        }

        @Test func aHandleThatIsUsedAgainKeepsNothingOfTheRequestBefore() async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            let methods: [HTTPMethod] = [.post, .get, .put, .head, .get, .delete, .post, .head, .delete, .get]
            for method in methods {
                let body: RequestBody? = [.post, .put].contains(method) ? .text("body") : nil
                let request = try createRequest(
                    method, baseURL: server.baseURL, headers: ["X-\(method.rawValue)": "1"], body: body,
                    timeLimit: longTimeout)
                guard method != .head else {
                    expect(try await store.fetchData(request).0.isEmpty)
                    continue
                }
                let received = try await store.received(request)
                expectEqual(received.method, method.rawValue)
                expectEqual(received.body, Data((body == nil ? "" : "body").utf8))
                expectEqual(received.headers.keys.filter { $0.hasPrefix("x-") }, ["x-\(method.rawValue.lowercased())"])
                expect((received.headers["content-length"] == nil) == (body == nil))
            }
            // The connection is closed after each response to HEAD that states a length.
            expectEqual(server.acceptedConnectionCount, 1 + methods.count { $0 == .head })
        }

        /// libcurl before 8.0 reads the bytes as the next response.
        @Test func bytesThatAServerSendsWithoutARequestAreNotAResponse() async throws {
            let stray = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray"
            let server = try LoopbackServer.start { request in
                guard request.path == "/first" else { return .text("good") }
                return .script([
                    .send(Data("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst".utf8)), .wait(.milliseconds(20)),
                    .send(Data(stray.utf8)), .wait(.seconds(3600)),
                ])
            }
            let store = Transport.curl.store()
            try await expectEqual(store.text(server.baseURL + "/first").text, "first")
            // The connection is closed when the bytes arrive.
            expect(await eventually { server.openConnectionCount == 0 })
            try await expectEqual(store.text(server.baseURL).text, "good")
        }

        @Test func aCallThatWaitsForAConnectionToItsHostTimesOut() async throws {
            let server = try LoopbackServer.start { _ in .hanging }
            let store = try curlStore { $0.maximumConnectionsPerHost = 1 }
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            let hanging = Task { await store.failure(request) }
            expect(await eventually { server.requestCount == 1 })
            let waiting = try createRequest(baseURL: server.baseURL, timeLimit: .milliseconds(20))
            expect((await store.failure(waiting) as? TimedOut)?.timeLimit == .milliseconds(20))
            hanging.cancel()
            expect(await hanging.value is CancellationError)
        }

        @Test func endlessTrailerFieldsAreAnError() async throws {
            let trailer = LoopbackServer.Step.send(Data(String(repeating: "X-A: b\r\n", count: 10_000).utf8))
            let server = try LoopbackServer.start { _ in
                .script(
                    [.send(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n".utf8))]
                        + Array(repeating: trailer, count: 100))
            }
            try await expectEqual(Transport.curl.store().errorCode(server.baseURL), .dataLengthExceedsMaximum)
        }

        @Test(arguments: [
            "localhost:7443", "https://a.example", "a.example/", "", "*.example.com", "user@a.example", "a b",
            "a.example?", "a.example#b", "[::1]:7443", "a.example:", "::1\r\n", "a\u{301}\n.example",
        ]) func aPinnedKeyThatIsNotAHostIsAnError(key: String) throws {
            var options = CurlOptions()
            options.pinnedPublicKeys = [key: ["pin"]]
            let error = expect(throws: CurlUnavailable.self) { try NetworkStore.curl(options) }
            expectEqual(error?.reason.contains("pinnedPublicKeys"), true)
            expectEqual(error?.reason.contains("\n"), false)
            expectEqual(error.map { "\($0)".hasPrefix("the transport with libcurl cannot be used: ") }, true)
        }

        @Test func aCallThatWaitsForAConnectionTimesOut() async throws {
            let server = try LoopbackServer.start { $0.path == "/hang" ? .hanging : .text("hello") }
            let store = try curlStore { $0.maximumConnections = 1 }
            let request = try createRequest(baseURL: server.baseURL + "/hang", timeLimit: longTimeout)
            let hanging = Task { await store.failure(request) }
            expect(await eventually { server.requestCount == 1 })
            let waiting = Task { try await store.text(server.baseURL) }
            for limit in [Duration.milliseconds(20), .milliseconds(10)] {
                let request = try createRequest(baseURL: server.baseURL, timeLimit: limit)
                let error = await store.failure(request) as? TimedOut
                expect(error?.timeLimit == limit && error?.phase == .waitingForResponse)
                expectEqual(error.map { $0.elapsed >= limit }, true)
            }
            hanging.cancel()
            expect(await hanging.value is CancellationError)
            try await expectEqual(waiting.value.text, "hello", "the other calls keep their order")
            expectEqual(server.requestCount, 2)
        }

        /// A connection can be used again as soon as its response is complete. The limit for a host is libcurl's own.
        @Test(arguments: [(connections: 2, perHost: 64), (connections: 256, perHost: 3)])
        func moreCallsThanConnectionsWaitAndAreNotDisturbed(connections: Int, perHost: Int) async throws {
            let server = try LoopbackServer.start { .text($0.path) }
            let store = try curlStore {
                ($0.maximumConnections, $0.maximumConnectionsPerHost) = (connections, perHost)
            }
            try await store.callAtOnce(runsSlowTests ? 200 : 80) { store, number in
                let text = try await store.text(server.baseURL + "/\(number)").text
                expectEqual(text, "/\(number)")
            }
            expect(server.acceptedConnectionCount <= min(connections, perHost))
        }

        @Test func releasedStoresLeaveNoThreadAndNoDescriptor() async {
            // Threads and descriptors are counted for the entire process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer.start { $0.path == "/hang" ? .hanging : .text("hello") }
                    do {
                        let store = Transport.curl.store()
                        _ = try await store.text(server.baseURL)
                        expect(
                            await eventually { ProcessResources.current.transportThreads == 2 }, "a loop and the watch")
                    }
                    expect(
                        await eventually {
                            server.openConnectionCount == 0 && ProcessResources.current.transportThreads == 0
                        })
                    let before = try await ProcessResources.beforeTest().descriptors
                    for number in 0..<20 {
                        let store = Transport.curl.store()
                        _ = try await store.text(server.baseURL)
                        if number % 2 == 0 {
                            let call = Task { _ = try await store.text(server.baseURL + "/hang") }
                            call.cancel()
                            _ = await call.result
                        }
                    }
                    expect(
                        await eventually {
                            server.openConnectionCount == 0 && ProcessResources.current.transportThreads == 0
                        })
                    expect(await eventually { ProcessResources.current.descriptors <= before })
                }
            }
        }

        @Test func idleOriginsDoNotKeepTheirThreads() async {
            // Threads and descriptors are counted for the entire process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer.start(allowsAnyHost: true) { .text($0[header: "Host"] ?? "") }
                    let hosts = (0..<100).map { "host\($0).invalid" }
                    let store = try curlStore { options in
                        for host in hosts { options.addresses[host + ":80"] = "127.0.0.1:\(server.port)" }
                    }
                    try await store.callAtOnce(hosts.count) { store, number in
                        let text = try await store.text("http://\(hosts[number])/").text
                        expectEqual(text, hosts[number])
                    }
                    // 16 loops and the watch.
                    expect(await eventually { ProcessResources.current.transportThreads <= 17 })
                    expect(await eventually { server.openConnectionCount <= 16 })
                    try await expectEqual(store.text("http://\(hosts[0])/").text, hosts[0])
                }
            }
        }

        @Test func otherProcessesDoNotInheritConnections() async {
            // Other tests open descriptors at the same time, so this test has its own process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer.start { _ in .text("hello") }
                    let before = descriptors().filter { $0.isInternetSocket && $0.isInherited }.count
                    let store = Transport.curl.store()
                    _ = try await store.text(server.baseURL)
                    expectEqual(server.openConnectionCount, 1)
                    expectEqual(descriptors().filter { $0.isInternetSocket && $0.isInherited }.count, before)
                    _ = store
                }
            }
        }
    }

    private struct OpenDescriptor {
        var isInherited: Bool
        var isInternetSocket: Bool
    }

    /// The descriptors of this process.
    private func descriptors() -> [OpenDescriptor] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.compactMap { number in
            let flags = fcntl(number, F_GETFD)
            if flags < 0 { return nil }
            var domain: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(number, SOL_SOCKET, SO_DOMAIN, &domain, &length)
            return OpenDescriptor(isInherited: flags & FD_CLOEXEC == 0, isInternetSocket: domain == AF_INET)
        }
    }
#endif
