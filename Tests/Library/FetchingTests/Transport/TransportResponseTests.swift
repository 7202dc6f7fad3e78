import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// Tests of the responses that the live store returns. On Linux, `URLSession` alone handles most of these responses
/// incorrectly.
@Suite(.live, .hangLimit) struct TransportResponseTests {
    private static let challenges = [
        (401, "WWW-Authenticate", #"Basic realm="a""#),
        (401, "WWW-Authenticate", #"Digest realm="a", nonce="b", qop="auth", algorithm=MD5"#),
        (401, "WWW-Authenticate", "Bearer"),
        (401, "WWW-Authenticate", "Negotiate"),
    ]
    #if os(Linux)
        private static let proxyChallenges = [(407, "Proxy-Authenticate", #"Basic realm="a""#)]
    #else
        // On other platforms, a 407 from a server that is not a proxy may be an error. This was not verified.
        private static let proxyChallenges: [(Int, String, String)] = []
    #endif

    @Test(arguments: Transport.all, challenges + proxyChallenges)
    func aChallengeIsReturnedAsAResponse(transport: Transport, challenge: (Int, String, String)) async throws {
        let (status, header, value) = challenge
        let server = try LoopbackServer.start { _ in .text("log in first", status: status).header(header, value) }
        let (text, response) = try await transport.store().text(server.baseURL)
        expectEqual(response.statusCode, status)
        expectEqual(text, "log in first")
        expectEqual(server.requestCount, 1)
    }

    @Test(arguments: Transport.all) func theTransportItselfDoesNotFollowRedirects(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("moved", status: 302, headers: ["Location": "/b"]) }
        let (text, response) = try await transport.bareStore().text(server.baseURL + "/a")
        expectEqual(response.statusCode, 302)
        expectEqual(response.value(forHTTPHeaderField: "Location"), "/b")
        expectEqual(text, "moved")
        expectEqual(server.requestCount, 1)
    }

    @Test(arguments: Transport.all, [301, 302, 303, 307, 308])
    func aRedirectWithoutALocationIsReturnedAsAResponse(transport: Transport, status: Int) async throws {
        let server = try LoopbackServer.start { _ in .text("moved", status: status) }
        try await expectEqual(transport.store().text(server.baseURL).response.statusCode, status)
    }

    @Test(arguments: Transport.all, [200, 201, 299, 300, 304, 305, 306, 400, 404, 418, 500, 599, 999])
    func everyOtherStatusIsReturnedAsAResponse(transport: Transport, status: Int) async throws {
        let server = try LoopbackServer.start { _ in .text("body", status: status) }
        try await expectEqual(transport.store().text(server.baseURL).response.statusCode, status)
    }

    @Test(arguments: Transport.all, [(HTTPMethod.get, 204), (.get, 304), (.head, 200), (.head, 404)])
    func aResponseWithoutABodyIsReturned(transport: Transport, kind: (HTTPMethod, Int)) async throws {
        let (method, status) = kind
        let server = try LoopbackServer.start { _ in .text("text", status: status) }
        let (data, response) = try await transport.store().fetchData(createRequest(method, baseURL: server.baseURL))
        expect((response as? HTTPURLResponse)?.statusCode == status)
        expect(data.isEmpty)
    }

    @Test(arguments: Transport.all, ["100 Continue", "103 Early Hints"])
    func anInterimResponseIsSkipped(transport: Transport, status: String) async throws {
        let server = try LoopbackServer.start { _ in
            .raw("HTTP/1.1 \(status)\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        let (text, response) = try await transport.store().text(server.baseURL)
        expectEqual(response.statusCode, 200)
        expectEqual(text, "ok")
    }

    @Test(arguments: Transport.all) func aDecompressedResponseHasNoHeadersOfTheCompressedBody(transport: Transport)
        async throws
    {
        // The text `hello `, repeated 20 times and compressed with gzip.
        let compressed = Data([
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 72, 205, 201, 201, 87, 200, 160, 59, 9, 0, 47, 250, 248, 72, 120, 0,
            0, 0,
        ])
        let server = try LoopbackServer.start { _ in
            .data(compressed, type: "text/plain", headers: ["Content-Encoding": "gzip", "X-Other": "kept"])
        }
        let (text, response) = try await transport.store().text(server.baseURL)
        expectEqual(text, String(repeating: "hello ", count: 20))
        expect(response.value(forHTTPHeaderField: "Content-Encoding") == nil)
        expect(response.value(forHTTPHeaderField: "Content-Length") == nil)
        expectEqual(response.value(forHTTPHeaderField: "X-Other"), "kept")
        expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "text/plain")
        expectEqual(response.url?.absoluteString.hasPrefix(server.baseURL), true)
    }

    private static let zlib = Data([120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21])
    private static let gzip = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()

    @Test(
        arguments: Transport.all,
        [
            ("gzip", gzip), ("X-Gzip", gzip), (" , gzip, identity", gzip), ("deflate", zlib),
            ("identity", Data("hello".utf8)),
        ])
    func eachKnownCodingIsDecoded(transport: Transport, example: (String, Data)) async throws {
        let (coding, body) = example
        let server = try LoopbackServer.start { _ in
            .data(body, type: "text/plain", headers: ["Content-Encoding": coding])
        }
        let (text, response) = try await transport.store().text(server.baseURL)
        expectEqual(text, "hello")
        expect(response.value(forHTTPHeaderField: "Content-Encoding") == nil)
        expect(response.value(forHTTPHeaderField: "Content-Length") == nil)
    }

    @Test(arguments: Transport.all) func theResponseToHEADKeepsTheSizeOfACompressedBody(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { _ in
            .data(Self.gzip, type: "text/plain", headers: ["Content-Encoding": "gzip"])
        }
        let request = try createRequest(.head, baseURL: server.baseURL)

        let response = try await transport.store().fetchData(request).1 as? HTTPURLResponse

        expectEqual(response?.value(forHTTPHeaderField: "Content-Encoding"), "gzip")
        expectEqual(response?.value(forHTTPHeaderField: "Content-Length"), "\(Self.gzip.count)")
    }

    #if !os(Linux)
        // On Linux an unknown coding is an error, see `TransportErrorTests`. This was not run on other platforms.
        @Test(arguments: Transport.all) func aBodyWithAnUnknownCodingIsReturnedWithItsHeaders(transport: Transport)
            async throws
        {
            let server = try LoopbackServer.start { _ in .text("hello", headers: ["Content-Encoding": "zip"]) }
            let (text, response) = try await transport.store().text(server.baseURL)
            expectEqual(text, "hello")
            expectEqual(response.value(forHTTPHeaderField: "Content-Encoding"), "zip")
            expectEqual(response.value(forHTTPHeaderField: "Content-Length"), "5")
        }
    #endif

    @Test(arguments: Transport.all) func anUncompressedResponseKeepsItsLength(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        try await expectEqual(
            transport.store().text(server.baseURL).response.value(forHTTPHeaderField: "Content-Length"), "5")
    }

    @Test(arguments: Transport.all) func theLinesOfOneHeaderAreJoined(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .status(200).header("X-List", "a").header("X-List", "b") }
        let response = try await transport.store().text(server.baseURL).response
        expectEqual(response.value(forHTTPHeaderField: "X-List"), "a, b")
    }

    @Test(arguments: Transport.all) func aSetCookieHeaderIsNotSplitAtItsCommas(transport: Transport) async throws {
        let cookie = "a=b; Expires=Wed, 21 Oct 2065 07:28:00 GMT; Path=/"
        let server = try LoopbackServer.start { _ in .status(200, headers: ["Set-Cookie": cookie]) }
        let response = try await transport.shared.text(server.baseURL).response
        expectEqual(response.value(forHTTPHeaderField: "Set-Cookie"), cookie)
    }

    @Test(arguments: Transport.all) func theSharedStoreSendsNoCookies(transport: Transport) async throws {
        let sent = Mutex<[String?]>([])
        let server = try LoopbackServer.start { request in
            sent.withLock { $0.append(request[header: "Cookie"]) }
            return .status(200, headers: ["Set-Cookie": "a=b; Path=/"])
        }
        for _ in 0..<2 { _ = try await transport.shared.text(server.baseURL) }
        let cookies = sent.withLock { $0 }
        expectEqual(cookies, [nil, nil])
    }

    #if os(Linux)
        /// A closure that checks certificates must not be ignored.
        @Test func aStoreThatCannotCallOnChallengeSendsNothing() async throws {
            let store = NetworkStore.urlSession(.ephemeral) { _ in (.cancelAuthenticationChallenge, nil) }
            let error = try #require(await store.failure(try createRequest(baseURL: "http://127.0.0.1:1")))
            expect("\(error)".contains("pinnedPublicKeys"))
        }
    #endif

    @Test func responsesAreNotCached() async throws {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        let server = try LoopbackServer.start { _ in .text("fresh", headers: ["Cache-Control": "max-age=3600"]) }
        let store = NetworkStore.urlSession(configuration)
        for _ in 0..<2 { _ = try await store.text(server.baseURL) }
        expectEqual(server.requestCount, 2)
        expect(configuration.urlCache != nil, "the caller's configuration does not change")
    }

    #if os(Linux)
        // On other platforms Foundation sends the password only after a challenge.
        @Test(arguments: Transport.all) func aPasswordInTheURLIsSentAsBasicCredentials(transport: Transport)
            async throws
        {
            let server = try LoopbackServer.start { .text($0[header: "Authorization"] ?? "none") }
            let url = "http://user:pass%40word@127.0.0.1:\(server.port)/"
            let text = try await transport.store().text(url).text
            expectEqual(text, "Basic " + Data("user:pass@word".utf8).base64EncodedString())
        }
    #endif
}
