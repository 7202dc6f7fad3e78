#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    /// A server that tries to delay calls to other servers, to keep calls open after their time limit, or to fill the
    /// client's memory. Bodies with several codings, and with codings other than gzip and deflate, are refused at once
    /// (see `CompressedBodyTests`).
    enum HostileServer: String, CaseIterable, Codable, Sendable {
        case gzipOfZeros, gzipOfNothing, chunksOfOneByte, chunkExtension, interimResponses, tlsRecordsOfOneByte
        case http2EmptyData, http2Resets, http2WindowUpdates, http2Pings, http2InterimResponses
        case tlsKeyUpdates, tlsSessionTickets, tlsHelloRequests
        case proxyRefusal

        /// The servers of a test run. Most of the others delay the thread of their own origin too, as this one does.
        static let examples: [HostileServer] = runsSlowTests ? allCases : [.chunksOfOneByte]

        /// The number of calls to the server at the same time.
        var callCount: Int { self == .chunksOfOneByte ? 32 : 6 }

        /// The maximum length of a body for the client. `gzipOfNothing` is 60 MiB long before decompression.
        var maximumBodyBytes: Int { self == .gzipOfNothing ? 64 << 20 : 4 << 20 }

        var usesTLS: Bool {
            rawValue.hasPrefix("http2") || rawValue.hasPrefix("tls") || self == .proxyRefusal
        }

        /// Whether the server is a proxy for requests over TLS.
        var isProxy: Bool { self == .proxyRefusal }

        /// Whether `URLSession` can reach the server. On Linux, `URLSession` accepts only certificates of the system's
        /// authorities.
        var supportsURLSession: Bool { !usesTLS || isProxy }

        /// Starts the server. A server over TLS needs certificates.
        func start(_ certificates: Certificates? = nil) async throws -> PythonServer {
            try await PythonServer((certificates.map(paths) ?? "") + serverFunctions + script)
        }
    }

    /// Starts a server that responds over TLS with an endless body.
    func endlessTLSServer(_ certificates: Certificates) async throws -> PythonServer {
        try await PythonServer(
            paths(certificates) + serverFunctions + #"""
                def respond(client):
                    receive(client)
                    client.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
                    flood(client, b"x" * 100000)
                serve(respond, over_tls("http/1.1"))
                """#)
    }

    private func paths(_ certificates: Certificates) -> String {
        "pem, key = \"\(certificates.path("good.pem"))\", \"\(certificates.path("good.key"))\"\n"
    }

    /// Starts a server that responds to each request at once. It closes a connection after the second response, so that
    /// clients also have to open connections.
    func innocentServer() async throws -> PythonServer {
        try await PythonServer(
            serverFunctions + #"""
                def respond(client):
                    for end in [b"", b"Connection: close\r\n"]:
                        receive(client)
                        client.sendall(b"HTTP/1.1 200 OK\r\n%bContent-Length: 5\r\n\r\nhello" % end)
                serve(respond)
                """#)
    }

    /// Python functions for all servers.
    private let serverFunctions = #"""
        import ssl, struct, threading, zlib

        def serve(respond, wrap=lambda client: client):
            def run(client):
                try: respond(wrap(client))
                except OSError: pass  # the client has closed the connection
                finally: client.close()
            while True: threading.Thread(target=run, args=[listener.accept()[0]], daemon=True).start()

        def receive(client):
            head = b""
            while b"\r\n\r\n" not in head:
                part = client.recv(4096)
                if not part: raise OSError
                head += part

        def send_gzip(client, body):
            receive(client)
            client.sendall(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            client.recv(1)

        def flood(client, data):
            while True: client.sendall(data)

        def over_tls(*protocols):
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(pem, key)
            context.set_alpn_protocols(protocols)
            return lambda client: context.wrap_socket(client, server_side=True)

        """#
#endif
