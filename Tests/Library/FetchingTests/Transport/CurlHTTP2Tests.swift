import SharedTestCode

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
            let store = try NetworkStore.curl(options(certificates))
            try await fetchAtOnce { number in
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
            var options = CurlOptions()
            (options.timeLimit, options.maximumConnectionsPerHost) = (longTimeout, 100)
            let store = try NetworkStore.curl(options)
            try await fetchAtOnce { number in
                let text = try await store.text(server.baseURL + "/\(number)").text
                expectEqual(text, "/\(number)")
            }
            expectEqual(server.acceptedConnectionCount, 100)
        }

        @Test func aFileAndAStreamAreSentOverOneConnection() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2Server(certificates, "good", options: ["--echo-upload"])
            defer { server.stop() }
            var options = try options(certificates)
            options.requiresHTTP2 = true
            let store = try NetworkStore.curl(options)
            let body = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
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
            let store = try NetworkStore.curl(options(certificates))
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

        private func options(_ certificates: Certificates) throws -> CurlOptions {
            var options = CurlOptions()
            options.timeLimit = longTimeout
            options.trust = .authorities(pem: try certificates.text("authority.pem"))
            return options
        }

        private func fetchAtOnce(_ fetch: @escaping @Sendable (Int) async throws -> Void) async throws {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 { group.addTask { try await fetch(number) } }
                try await group.waitForAll()
            }
        }
    }
#endif
