#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of responses that a server sends before the end of the request's body, over HTTP/1.1. The server then closes
    /// the connection although it has not read the body, so the connection is reset.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .enabled(if: Programs.python != nil, "needs Python"))
    struct CurlEarlyResponseTests {
        private static let body = String(repeating: "a", count: 3000)
        private static let heads = [
            "413 A\\r\\nContent-Length: 3000", "401 A\\r\\nConnection: close\\r\\nContent-Length: 3000",
            "503 A\\r\\nTransfer-Encoding: chunked", "413 A\\r\\nConnection: close",
            "302 A\\r\\nLocation: /\\r\\nContent-Length: 3000",
        ]

        @Test(arguments: heads, [false, true])
        func aResponseBeforeTheEndOfTheBodyIsReturned(head: String, isSecure: Bool) async throws {
            let certificates = try #require(Certificates.current)
            let server = try await early(head, isSecure ? certificates : nil)
            defer { server.stop() }
            let transport = CurlTransport(try options(certificates))
            let store = NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
            let url = server.baseURL.replacing("http:", with: isSecure ? "https:" : "http:")
            for number in 0..<40 {
                var request = try createRequest(
                    .post, baseURL: url, headers: ["X-Read": number % 2 == 0 ? "0" : "300000"], timeLimit: longTimeout)
                // A body with a known length, and one in chunks.
                if number % 4 < 2 {
                    request.httpBody = Data(count: 900_000)
                } else {
                    request.httpBodyStream = InputStream(data: Data(count: 900_000))
                }
                let (data, response): (Data, URLResponse)
                if number % 8 < 4 {
                    (data, response) = try await store.fetchData(request)
                } else {
                    let (stream, head) = try await store.fetchStream(request)
                    (data, response) = (try await stream.data(), head)
                }
                #expect((response as? HTTPURLResponse)?.statusCode == Int(head.prefix(3)))
                #expect(data == Data(Self.body.utf8))
            }
        }

        /// If the body was sent, a reset is not the end of a response.
        @Test(arguments: ["200 A", "200 A\\r\\nContent-Length: 4000", "200 A\\r\\nTransfer-Encoding: chunked"])
        func aResponseThatIsResetAfterTheBodyIsALostConnection(head: String) async throws {
            let certificates = try #require(Certificates.current)
            let server = try await early(head.replacing("chunked", with: "chunked\\r\\nX-Cut: 1"), nil)
            defer { server.stop() }
            let store = try NetworkStore.curl(options(certificates))
            for number in 0..<8 {
                var request = try createRequest(
                    .post, baseURL: server.baseURL, headers: ["X-Read": "all"], timeLimit: longTimeout)
                if number % 2 < 1 {
                    request.httpBody = Data(count: 300_000)
                } else {
                    request.httpBodyStream = InputStream(data: Data(count: 300_000))
                }
                let error = await store.failure(request)
                #expect((error as? URLError)?.code == .networkConnectionLost)
            }
        }

        /// Connections are used again after long bodies.
        @Test(arguments: [false, true]) func aLongBodyLeavesTheConnectionOpen(isStream: Bool) async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            for count in [20_000, 1_500_000, 300_000, 70_000] {
                let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
                var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
                if isStream { request.httpBodyStream = InputStream(data: body) } else { request.httpBody = body }
                #expect(try await store.received(request).body == body)
                #expect(try await store.received(createRequest(baseURL: server.baseURL)).method == "GET")
            }
            #expect(server.acceptedConnectionCount == 1)
        }

        /// Returns a server that responds after the number of bytes in the field `X-Read`, and resets the connection.
        private func early(_ head: String, _ certificates: Certificates?) async throws -> PythonServer {
            try await PythonServer(
                """
                import ssl, struct, threading, time
                secure = \(certificates == nil ? "False" : "True")
                if secure:
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(
                        "\(certificates?.path("good.pem") ?? "")", "\(certificates?.path("good.key") ?? "")")

                def serve(client):
                    try:
                        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                        if secure: client = context.wrap_socket(client, server_side=True)
                        data = b""
                        while b"\\r\\n\\r\\n" not in data: data += client.recv(4096)
                        if b"100-continue" in data.lower(): client.sendall(b"HTTP/1.1 100 Continue\\r\\n\\r\\n")
                        count = data.split(b"X-Read: ")[1].split(b"\\r")[0]
                        reads_all = count == b"all"
                        length = 300000 if reads_all else int(count)
                        total = len(data)
                        while total < length or reads_all and b"chunked" in data and b"\\r\\n0\\r\\n\\r\\n" not in data:
                            part = client.recv(65536)
                            data = data[:500] + part
                            total += len(part)
                        if reads_all and b"Content-Length" in data:
                            pass
                        body = b"\(Self.body)"
                        head = b"HTTP/1.1 \(head)\\r\\n\\r\\n"
                        if b"chunked" in head: body = b"bb8\\r\\n" + body + (b"" if b"X-Cut" in head else b"\\r\\n0\\r\\n\\r\\n")
                        client.sendall(head + body)
                        if reads_all: client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                        if secure: os.close(client.detach())
                        else: client.close()
                    except Exception as error:
                        print(error)

                while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
                """)
        }

        private func options(_ certificates: Certificates) throws -> CurlOptions {
            var options = CurlOptions()
            options.timeLimit = longTimeout
            options.trust = .authorities(pem: try certificates.text("authority.pem"))
            return options
        }
    }
#endif
