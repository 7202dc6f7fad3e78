import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of the responses that the live store returns. On Linux, `URLSession` alone handles most of these responses
/// incorrectly.
@Suite(.live, .hangLimit) struct TransportResponseTests {
    /// Redirects without a `Location`, challenges, and other statuses.
    private static let responses: [(status: Int, headers: KeyValuePairs<String, String>)] = {
        let challenges: [(status: Int, headers: KeyValuePairs<String, String>)] = [
            (401, ["WWW-Authenticate": #"Basic realm="a""#]),
            (401, ["WWW-Authenticate": #"Digest realm="a", nonce="b", qop="auth", algorithm=MD5"#]),
            (401, ["WWW-Authenticate": "Bearer"]), (401, ["WWW-Authenticate": "Negotiate"]),
        ]
        #if os(Linux)
            let proxyChallenge =
                [(status: 407, headers: ["Proxy-Authenticate": #"Basic realm="a""#])]
                as [(status: Int, headers: KeyValuePairs<String, String>)]
        #else
            // On other platforms, a 407 from a server that is not a proxy may be an error. This was not verified.
            let proxyChallenge: [(status: Int, headers: KeyValuePairs<String, String>)] = []
        #endif
        let others = [
            301, 302, 303, 307, 308, 200, 201, 299, 300, 304, 305, 306, 400, 404, 418, 500, 599, 999,
        ]
        return challenges + proxyChallenge + others.map { ($0, [:]) }
    }()

    @Test(arguments: Transport.all) func eachStatusIsReturnedAsAResponse(transport: Transport) async throws {
        let server = try LoopbackServer.start { request in
            let expected = Self.responses[Int(request.path.dropFirst()) ?? 0]
            return .text("log in first", status: expected.status, headers: expected.headers)
        }
        let store = transport.store()
        for (index, expected) in Self.responses.enumerated() {
            let (text, response) = try await store.text(server.baseURL + "/\(index)")
            expectEqual(response.statusCode, expected.status, "\(expected)")
            if expected.status != 304 {
                #if os(Linux)
                    // `URLSession` drops the body of a redirect without a `Location`.
                    let hasBody = transport == .curl || ![301, 302, 303, 305, 306, 307, 308].contains(expected.status)
                #else
                    let hasBody = true
                #endif
                expectEqual(text, hasBody ? "log in first" : "", "\(expected)")
                expectEqual(response.value(forHTTPHeaderField: "Content-Length"), "12", "\(expected)")
            }
            expectEqual(server.requestCount, index + 1, "\(expected)")
        }
    }

    @Test(arguments: Transport.all) func theTransportItselfDoesNotFollowRedirects(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("moved", status: 302, headers: ["Location": "/b"]) }
        let (text, response) = try await transport.bareStore().text(server.baseURL + "/a")
        expectEqual(response.statusCode, 302)
        expectEqual(response.value(forHTTPHeaderField: "Location"), "/b")
        expectEqual(text, "moved")
        expectEqual(server.requestCount, 1)
    }

    @Test(arguments: Transport.all, [(HTTPMethod.get, 204), (.get, 304), (.head, 200), (.head, 404)])
    func aResponseWithoutABodyIsReturned(transport: Transport, kind: (HTTPMethod, Int)) async throws {
        let (method, status) = kind
        let server = try LoopbackServer.start { _ in .text("text", status: status) }
        let (data, response) = try await transport.store().fetchData(createRequest(method, baseURL: server.baseURL))
        expect(response.status == status && data.isEmpty)
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
        let zlib = Data([120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21])
        let rows = [
            ("gzip", helloInGzip), ("X-Gzip", helloInGzip), (" , gzip, identity", helloInGzip), ("deflate", zlib),
            ("identity", Data("hello".utf8)),
        ]
        let server = try LoopbackServer.start { request in
            let (coding, body) = rows[Int(request.path.dropFirst()) ?? 0]
            return .data(body, type: "text/plain", headers: ["Content-Encoding": coding, "X-Other": "kept"])
        }
        for (index, (coding, _)) in rows.enumerated() {
            let (text, response) = try await transport.store().text(server.baseURL + "/\(index)")
            expectEqual(text, "hello", "\(coding)")
            let fields: [(String, String?)] = [
                ("Content-Encoding", nil), ("Content-Length", nil), ("X-Other", "kept"), ("Content-Type", "text/plain"),
            ]
            for (name, value) in fields {
                expectEqual(response.value(forHTTPHeaderField: name), value, "\(coding)")
            }
            expectEqual(response.url?.absoluteString, server.baseURL + "/\(index)")
        }
    }

    @Test(arguments: Transport.all) func theResponseToHEADKeepsTheSizeOfACompressedBody(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { _ in
            .data(helloInGzip, type: "text/plain", headers: ["Content-Encoding": "gzip"])
        }
        let request = try createRequest(.head, baseURL: server.baseURL)

        let response = try await transport.store().fetchData(request).1 as? HTTPURLResponse

        expectEqual(response?.value(forHTTPHeaderField: "Content-Encoding"), "gzip")
        expectEqual(response?.value(forHTTPHeaderField: "Content-Length"), "\(helloInGzip.count)")
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

    @Test(arguments: Transport.all) func theSharedStoreSendsNoCookiesAndKeepsTheField(transport: Transport) async throws
    {
        let cookie = "a=b; Expires=Wed, 21 Oct 2065 07:28:00 GMT; Path=/"
        let sent = Recorded<String?>()
        let server = try LoopbackServer.start { request in
            sent.add(request[header: "Cookie"])
            return .status(200, headers: ["Set-Cookie": cookie])
        }
        for _ in 0..<2 {
            let response = try await transport.shared.text(server.baseURL).response
            expectEqual(response.value(forHTTPHeaderField: "Set-Cookie"), cookie)
        }
        expectEqual(sent.all, [nil, nil])
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
