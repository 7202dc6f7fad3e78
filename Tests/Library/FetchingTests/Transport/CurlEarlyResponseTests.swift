#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of responses that a server sends before the end of the request's body, over HTTP/1.1. The server then
    /// closes the connection although it has not read the body, so the connection is reset.
    @Suite(.live, .hangLimit, .certificates, .enabled(if: Programs.python != nil, "needs Python"))
    struct CurlEarlyResponseTests {
        private static let body = String(repeating: "a", count: 3000)
        private static let heads = [
            "413 A\\r\\nContent-Length: 3000", "401 A\\r\\nConnection: close\\r\\nContent-Length: 3000",
            "503 A\\r\\nTransfer-Encoding: chunked",
            "500 A\\r\\nContent-Length: 3000",
        ]

        @Test(arguments: heads) func aResponseBeforeTheEndOfTheBodyIsReturned(head: String) async throws {
            let server = try await early(head)
            defer { server.stop() }
            let store = Transport.curl.store()
            for number in 0..<40 {
                // Half of the uploads use a connection that was used before.
                if number % 16 < 8 { _ = try await store.text(server.baseURL) }
                let request = try request(number, to: server)
                let (data, response) =
                    if number % 8 < 4 {
                        try await store.fetchData(request)
                    } else {
                        try await { try await ($0.0.data(), $0.1) }(store.fetchStream(request))
                    }
                expect((response as? HTTPURLResponse)?.statusCode == Int(head.prefix(3)))
                expectEqual(data, Data(Self.body.utf8))
            }
        }

        /// These bodies are cut, so their end does not arrive.
        @Test(arguments: [
            "200 A\\r\\nContent-Length: 4000", "200 A\\r\\nTransfer-Encoding: chunked\\r\\nX-Cut: 1",
        ])
        func aCutResponseBeforeTheEndOfTheBodyIsAnError(head: String) async throws {
            let server = try await early(head)
            defer { server.stop() }
            for number in 0..<8 {
                let store = Transport.curl.store()
                // Half of the uploads use a connection that was used before.
                if number >= 4 { _ = try await store.text(server.baseURL) }
                let error = await store.failure(try request(number, to: server))
                expect((error as? URLError)?.code == .networkConnectionLost)
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
            var options = CurlOptions()
            options.trust = .authorities(pem: try certificates.text("authority.pem"))
            let store = try NetworkStore.curl(options)
            let url = server.baseURL.replacing("http:", with: "https:")
            for number in 0..<8 {
                var request = try request(number, to: server)
                request.url = URL(string: url)
                expect(await store.failure(request) is URLError)
            }
        }

        private func request(_ number: Int, to server: PythonServer) throws -> URLRequest {
            var request = try createRequest(
                .post, baseURL: server.baseURL, headers: ["X-Read": number % 2 == 0 ? "0" : "300000"],
                timeLimit: longTimeout)
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
            let server = try echoServer()
            let store = Transport.curl.store()
            for count in [20_000, 1_500_000, 300_000, 70_000] {
                let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
                var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
                if isStream { request.httpBodyStream = InputStream(data: body) } else { request.httpBody = body }
                try await expectEqual(store.received(request).body, body)
                try await expectEqual(store.received(createRequest(baseURL: server.baseURL)).method, "GET")
            }
            expectEqual(server.acceptedConnectionCount, 1)
        }

        /// Returns a server that responds after the number of bytes in the field `X-Read`, and closes the connection.
        private func early(_ head: String) async throws -> PythonServer {
            try await PythonServer(
                """
                import threading

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
                        length = int(data.split(b"X-Read: ")[1].split(b"\\r")[0])
                        total = len(data)
                        while total < length: total += len(receive(65536))
                        body = b"\(Self.body)"
                        head = b"HTTP/1.1 \(head)\\r\\n\\r\\n"
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
