import SharedTestCode

#if os(Linux)
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of responses that state a body which they must not have (RFC 9112 §6.3).
    @Suite(.live, .hangLimit) struct CurlFramingTests {
        private static let stray = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray"

        /// The body arrives after the response was returned. If the connection were kept, the body would be read as
        /// the response to the next request.
        @Test(
            arguments: [
                ("HEAD", "200 OK\r\nContent-Length: 44"), ("HEAD", "200 OK\r\nTransfer-Encoding: chunked"),
                ("HEAD", "404 Not Found\r\nContent-Length: 44"),
                ("GET", "204 No Content\r\nContent-Length: 44"),
                ("GET", "204 No Content\r\nTransfer-Encoding: chunked"),
                ("DELETE", "204 No Content\r\nContent-Length: 44"),
                ("GET", "304 Not Modified\r\nContent-Length: 44"),
                ("GET", "304 Not Modified\r\nTransfer-Encoding: chunked"),
                ("POST", "304 Not Modified\r\nContent-Length: 44"),
                ("GET", "103 Early Hints\r\nX-A: a\r\n\r\nHTTP/1.1 204 No Content\r\nContent-Length: 44"),
            ], [false, true])
        func aBodyThatMustNotBeThereIsNotTheNextResponse(_ head: (method: String, text: String), isStream: Bool)
            async throws
        {
            let server = try LoopbackServer.start { request in
                if request.path == "/next" { return .text("good") }
                return .script([
                    .send(Data("HTTP/1.1 \(head.text)\r\n\r\n".utf8)), .wait(.milliseconds(20)),
                    .send(Data(Self.stray.utf8)), .wait(.seconds(3600)),
                ])
            }
            let store = Transport.curl.store()
            var request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpMethod = head.method
            try await expectEqual(store.body(request, isStream: isStream), Data())
            try await expectEqual(store.text(server.baseURL + "/next").text, "good")
            expectEqual(server.acceptedConnectionCount, 2)
        }

        /// A response that has, or states, no body leaves the connection open. So does one with a body that is allowed.
        @Test(arguments: [
            ("HEAD", 200, ""), ("GET", 204, ""), ("GET", 304, ""), ("GET", 205, "abc"), ("GET", 200, "abc"),
        ])
        func anotherResponseLeavesTheConnectionOpen(method: String, status: Int, body: String) async throws {
            let server = try LoopbackServer.start { request in
                if request.path == "/next" { return .text("good") }
                return body.isEmpty ? .status(status) : .text(body, status: status)
            }
            let store = Transport.curl.store()
            var request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpMethod = method
            for _ in 0..<3 { try await expectEqual(store.fetchData(request).0, Data(body.utf8)) }
            try await expectEqual(store.text(server.baseURL + "/next").text, "good")
            expectEqual(server.acceptedConnectionCount, 1)
        }

        /// The body of an interim response is read as the next head, and its connection is closed.
        @Test(arguments: ["100 Continue", "103 Early Hints", "101 Switching Protocols"])
        func theBodyOfAnInterimResponseIsAnError(status: String) async throws {
            let server = try LoopbackServer.start { request in
                guard request.path == "/" else { return .text("good") }
                return .raw("HTTP/1.1 \(status)\r\nContent-Length: 5\r\n\r\nhelloHTTP/1.1 204 No Content\r\n\r\n")
            }
            let store = Transport.curl.store()
            try await expectEqual(store.errorCode(server.baseURL), .cannotParseResponse)
            try await expectEqual(store.text(server.baseURL + "/next").text, "good")
            expectEqual(server.acceptedConnectionCount, 2)
        }

        /// A proxy's response to CONNECT has no body either (RFC 9110 §9.3.6).
        @Test func theBodyOfAProxysResponseIsNotTheNextResponse() async throws {
            let proxy = try LoopbackServer.start(allowsAnyHost: true) { request in
                .raw("HTTP/1.1 407 No\r\nContent-Length: 5\r\n\r\n\(request.method == "CONNECT" ? "hello" : "")")
            }
            let store = try curlStore { $0.proxy = .url(proxy.baseURL) }
            for _ in 0..<2 {
                try await expectEqual(store.errorCode("https://fetching.invalid"), .cannotConnectToHost)
            }
        }

        private static let secretLine = "X Authorization: Bearer planted-secret"

        private static let ok = "HTTP/1.1 200 OK\r\n"

        /// The error names the line, or what libcurl says about it.
        @Test(arguments: [
            (ok + "X A: b", "“X A: b”"), (ok + "X-A : b", "“X-A : b”"), (ok + ": b", "“: b”"),
            (ok + "X-A: a\rb", "“X-A: a b”"), (ok + " X-A: b", "“ X-A: b"), ("HTTP/1.1  200 OK", "“HTTP/1.1  200 OK”"),
            ("HTTP/1.1 200OK", "“HTTP/1.1 200OK”"), ("HTTP/1.1 101 Switching", "“HTTP/1.1 101 Switching”"),
            ("HTTP/1.1 20x", "the status in the status line is not a number of three digits"),
            ("HTTP/9.1 200 OK", "the version in the status line is not supported"),
            ("SSH-2.0-x", "the first line is not a status line of HTTP"),
            (ok + "X-A: a\r\nContent-Length:", "“Content-Length” is empty or not a number, after the line “X-A: a”"),
            (ok + "Content-Length: -2", "“Content-Length” is empty or not a number"),
            (ok + "Content-Length: +2", "“Content-Length: +2”"),
            (ok + "X-A: a\r\nX-B: b\0", "the head contains a NUL, after the line “X-A: a”"),
            (ok + "no colon", "a header field has no colon"),
            (ok + "Transfer-Encoding: chunked\r\n\r\nZZ\r\nok", "the size of a chunk is not a hexadecimal number"),
            (ok + "X \(String(repeating: "a", count: 90_000)): b", "“X aaa"),
            (ok + secretLine, "“X Authorization: "),
            (ok + "X \(String(repeating: "a", count: 29_990))\(secretLine)", "“X aaa"),
        ]) func anErrorNamesWhatIsWrongWithTheHead(head: String, words: String) async throws {
            let server = try LoopbackServer.start { _ in .raw("\(head)\r\n\r\n") }
            let store = Transport.curl.store()
            let request = try createRequest(
                baseURL: server.baseURL, headers: ["Authorization": "Bearer planted-secret"], timeLimit: longTimeout)
            let failure = try #require(
                await textFetcher(createURLRequest: { request }, store: store)(()).error?.network)
            expectEqual(failure.urlError.code, .cannotParseResponse)
            let text = "\(failure)"
            expect(text.contains(words) && !text.contains("no space after its colon"), "\(text)")
            expect(!text.contains("planted") && text.count < 700, "\(text)")
            let error = await expect(throws: URLError.self) { _ = try await store.body(request, isStream: true) }
            let details = "\(error?.errorUserInfo ?? [:])"
            expect(details.contains(words), "\(details)")
        }
    }
#endif
