#if os(Linux)
    import Fetching
    import FetchingAccess
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    /// Responses of a proxy to CONNECT. They are not responses of the server, so they never reach the caller, and no
    /// layer reacts to them.
    @Suite(.live, .hangLimit) struct HostileConnectTests {
        private static let responses = [
            // A 401 must not start a refresh, and a redirect must not be followed.
            "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=a, Digest realm=a, nonce=b\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 407 No\r\nProxy-Authenticate: Digest realm=a, nonce=b, qop=auth\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 302 Found\r\nLocation: http://fetching.invalid/b\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 503 Busy\r\nRetry-After: 100000\r\nContent-Length: 5\r\n\r\nhello",
            "HTTP/1.1 403 No\r\nContent-Length: 4000000000\r\n\r\n" + String(repeating: "x", count: 1 << 20),
            "HTTP/1.1 403 No\r\nTransfer-Encoding: chunked\r\n\r\n" + String(repeating: "1\r\nx\r\n", count: 20_000),
            // The tunnel is open, and then there is no TLS.
            "HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", "HTTP/1.1 204 OK\r\n\r\n",
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n",
            String(repeating: "HTTP/1.1 103 Early\r\nA: b\r\n\r\n", count: 15_000),
            // Heads without an end. The limits are 300 KiB and 10,000 lines.
            "HTTP/1.1 200 OK\r\n" + String(repeating: "A: b\r\n", count: 15_000),
            "HTTP/1.1 200 OK\r\nA: " + String(repeating: "b", count: 1 << 19), "HTTP/1.1 200 OK\r\n", "HTTP/1.1 ",
            "\0\r\n\r\n", "", "hello",
        ]

        @Test func aResponseToConnectIsNotAResponseOfTheServer() async throws {
            for (index, response) in Self.responses.enumerated() {
                let targets = Recorded<String>()
                let proxy = try LoopbackServer.start(allowsAnyHost: true) { request in
                    targets.add("\(request.method) \(request.target) \(request.headers)")
                    return .raw(response)
                }
                defer { proxy.stop() }
                let refreshes = Atomic(0)
                let shared = SharedCredential("planted") { _ in
                    refreshes.add(1, ordering: .relaxed)
                    return "planted"
                }
                var options = CurlOptions()
                options.proxy = .url(proxy.baseURL)
                options.timeLimit = .seconds(2)
                let store = try NetworkStore.curl(options).layered(
                    authenticating(shared, allowedOrigins: ["https://fetching.invalid"]) { .bearer($0) },
                    authenticatingDigest(
                        user: "planted", password: "planted", allowedOrigins: ["https://fetching.invalid"]))
                let request = try createRequest(
                    .post, baseURL: "https://fetching.invalid/planted", body: .json(["password": "planted"]))
                let error = await store.failure(request)
                expect(error is URLError || error is TimedOut, "response \(index): \(String(describing: error))")
                expectEqual(refreshes.load(ordering: .relaxed), 0, "response \(index)")
                for target in targets.all {
                    expect(target.hasPrefix("CONNECT fetching.invalid:443"), "response \(index): \(target)")
                    expect(!target.contains("planted"), "response \(index): \(target)")
                }
            }
        }
    }
#endif
