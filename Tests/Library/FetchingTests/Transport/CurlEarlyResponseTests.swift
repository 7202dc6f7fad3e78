#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of responses that a server sends before the end of the request's body, over HTTP/1.1. The server then
    /// closes the connection although it has not read the body, so the connection is reset.
    @Suite(.live, .hangLimit, .certificates, .enabled(if: Programs.python != nil, "needs Python"))
    struct CurlEarlyResponseTests {
        private static let body = String(repeating: "a", count: 3000)

        /// The 16 requests, which have all combinations of the ways to send the body and to read the response.
        private static let numbers = runsSlowTests ? 0..<40 : 0..<16

        @Test func aResponseBeforeTheEndOfTheBodyIsReturned() async throws {
            let server = try await earlyServer()
            defer { server.stop() }
            for head in [
                "413 A\r\nContent-Length: 3000", "401 A\r\nConnection: close\r\nContent-Length: 3000",
                "503 A\r\nTransfer-Encoding: chunked", "500 A\r\nContent-Length: 3000",
            ] {
                let store = Transport.curl.store()
                for number in Self.numbers {
                    // Half of the uploads use a connection that was used before.
                    if number % 16 < 8 { _ = try await store.text(server.baseURL) }
                    let request = try request(number, head, to: server)
                    let (data, response) =
                        if number % 8 < 4 {
                            try await store.fetchData(request)
                        } else {
                            try await { try await ($0.0.data(), $0.1) }(store.fetchStream(request))
                        }
                    expect("\(response.status)" == head.prefix(3), "\(head), \(number)")
                    expectEqual(data, Data(Self.body.utf8), "\(head), \(number)")
                }
            }
            // These bodies are cut, so their end does not arrive.
            for head in ["200 A\r\nContent-Length: 4000", "200 A\r\nTransfer-Encoding: chunked\r\nX-Cut: 1"] {
                for number in 0..<8 {
                    let store = Transport.curl.store()
                    if number >= 4 { _ = try await store.text(server.baseURL) }
                    let code = try await store.errorCode(request(number, head, to: server))
                    expectEqual(code, .networkConnectionLost, "\(head), \(number)")
                }
            }
        }

        /// Bytes that are not encrypted can come from another server.
        @Test(.enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"))
        func aResponseThatIsInjectedIntoTLSIsNotRead() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await PythonServer(
                """
                import ssl
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain("\(certificates.path("good.pem"))", "\(certificates.path("good.key"))")
                while True:
                    client = listener.accept()[0]
                    plain = socket.socket(fileno=os.dup(client.fileno()))
                    try:
                        client = context.wrap_socket(client, server_side=True)
                        client.recv(1000)
                        plain.sendall(b"\\0" * 5 + b"HTTP/1.1 200 OK\\r\\nContent-Length: 0\\r\\n\\r\\n")
                    except OSError: pass
                    plain.close()
                    client.close()
                """)
            defer { server.stop() }
            let store = try curlStore(trusting: certificates)
            for number in 0..<8 {
                var request = try request(number, "", to: server)
                request.url = URL(string: server.baseURL.replacing("http:", with: "https:"))
                try await expect(store.errorCode(request) != nil)
            }
        }

        private func request(_ number: Int, _ head: String, to server: PythonServer) throws -> URLRequest {
            var request = try createRequest(
                .post, baseURL: server.baseURL,
                headers: [
                    "X-Read": number % 2 == 0 ? "0" : "300000", "X-Head": Data(head.utf8).base64EncodedString(),
                ], timeLimit: longTimeout)
            // A body with a known length, and one in chunks.
            if number % 4 < 2 {
                request.httpBody = Data(count: 900_000)
            } else {
                request.httpBodyStream = InputStream(data: Data(count: 900_000))
            }
            return request
        }

        /// A connection is used again after a request with a long body.
        @Test(arguments: [false, true]) func aLongBodyLeavesTheConnectionOpen(isStream: Bool) async throws {
            let server = try LoopbackServer.start { .data($0.body) }
            let store = Transport.curl.store()
            for count in [20_000, 1_500_000, 300_000, 70_000] {
                var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
                if isStream {
                    request.httpBodyStream = InputStream(data: bytes(count))
                } else {
                    request.httpBody = bytes(count)
                }
                expect(try await store.fetchData(request).0 == bytes(count), "\(count)")
                try await expectEqual(store.text(server.baseURL).text, "")
            }
            expectEqual(server.acceptedConnectionCount, 1)
        }

        /// Returns a server that responds with the head in the field `X-Head` after the number of bytes in the field
        /// `X-Read`, and closes the connection.
        private func earlyServer() async throws -> PythonServer {
            try await PythonServer(
                """
                import base64, threading

                def serve(client):
                    data = b""
                    def receive(count):
                        part = client.recv(count)
                        if not part: raise EOFError
                        return part
                    try:
                        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                        while b"\\r\\n\\r\\n" not in data: data += receive(4096)
                        if data[:3] == b"GET":
                            client.sendall(b"HTTP/1.1 200 OK\\r\\nContent-Length: 0\\r\\n\\r\\n")
                            return serve(client)
                        def field(name): return data.split(name + b": ")[1].split(b"\\r")[0]
                        total = len(data)
                        while total < int(field(b"X-Read")): total += len(receive(65536))
                        body = b"\(Self.body)"
                        head = b"HTTP/1.1 " + base64.b64decode(field(b"X-Head")) + b"\\r\\n\\r\\n"
                        end = b"" if b"X-Cut" in head else b"\\r\\n0\\r\\n\\r\\n"
                        client.sendall(head + (b"bb8\\r\\n" + body + end if b"chunked" in head else body))
                        client.close()
                    except (OSError, EOFError):
                        pass

                while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
                """)
        }
    }
#endif
