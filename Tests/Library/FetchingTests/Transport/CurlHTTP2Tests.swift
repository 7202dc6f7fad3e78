#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of HTTP/2 over libcurl.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .enabled(if: HTTP2Server.program != nil, "nghttpd is not installed; .ci/peers installs it in .build-peers"))
    struct CurlHTTP2Tests {
        @Test func aHundredRequestsAtOnceShareAConnection() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2Server(certificates, "good")
            defer { server.stop() }
            let text = try certificates.text("good.pem")
            try await curlStore(trusting: certificates).callAtOnce(100) { store, number in
                let page = try await store.text(server.baseURL + "/good.pem?\(number)").text
                expectEqual(page, text)
            }
            expectEqual(server.connectionCount, 1)
        }

        /// Each request waits for all others, so each has a connection.
        @Test func overHTTP1AHundredRequestsAtOnceHaveAHundredConnections() async throws {
            let barrier = Barrier(of: 100)
            let server = try LoopbackServer.start { request in
                await barrier.wait()
                return .text(request.path)
            }
            try await curlStore { $0.maximumConnectionsPerHost = 100 }.callAtOnce(100) { store, number in
                let text = try await store.text(server.baseURL + "/\(number)").text
                expectEqual(text, "/\(number)")
            }
            expectEqual(server.acceptedConnectionCount, 100)
        }

        @Test func aFileAndAStreamAreSentOverOneConnection() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2Server(certificates, "good", options: ["--echo-upload"])
            defer { server.stop() }
            let store = try curlStore(trusting: certificates) { $0.requiresHTTP2 = true }
            let body = bytes(300_000)
            let file = try TemporaryFile(body)
            var request = try createRequest(
                .put, baseURL: server.baseURL, body: .file(file.url, contentType: "text/plain"), timeLimit: longTimeout)
            try await expectEqual(store.fetchData(request).0, body)
            request.httpBodyStream = InputStream(data: body)
            try await expectEqual(store.fetchData(request).0, body)
            expectEqual(server.connectionCount, 1)
        }

        @Test(
            arguments: [
                ([.head(), .data("hello", isLast: true)], nil),
                ([.reset(code: 8)], .networkConnectionLost),
                ([.head(), .data("hello"), .reset(code: 2)], .networkConnectionLost),
                ([.head(length: 9), .data("hello"), .reset(code: 0)], .networkConnectionLost),
                ([.head(length: 9), .data("hello", isLast: true)], .networkConnectionLost),
                ([.head(length: 9), .data("hello"), .goAway(code: 2)], .networkConnectionLost),
                // A server may reset a stream without an error only after the end of the response (RFC 9113 §8.1).
                ([.head(), .data("hello"), .reset(code: 0)], .networkConnectionLost),
            ] as [([HTTP2Frame], URLError.Code?)])
        func aResponseThatEndsEarlyIsALostConnection(frames: [HTTP2Frame], code: URLError.Code?) async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2FrameServer(certificates)
            let store = try curlStore(trusting: certificates)
            let request = try createRequest(baseURL: server.server.baseURL, timeLimit: longTimeout)
            let call = Task { try await store.fetchData(request).0 }
            try await server.respond(with: [.settings] + frames)
            if frames.last?.bytes[3] == 7 { server.server.stop() }
            let result = await call.result
            if frames.last?.bytes[3] != 7 { server.server.stop() }
            switch result {
            case .success(let body): expect(code == nil && body == Data("hello".utf8))
            case .failure(let error): expect((error as? URLError)?.code == code, "\(error)")
            }
        }
    }
#endif
