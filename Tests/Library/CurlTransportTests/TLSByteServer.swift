#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    /// A server in Python with TLS. Each connection does what the first byte of a command says.
    struct TLSByteServer: Sendable {
        /// The server of the current suite.
        @TaskLocal static var current: TLSByteServer?

        /// The ports by the names of the certificates. The server at the port `demanding` needs a client certificate.
        let ports: [String: Int]
        private let process: PythonServer

        fileprivate init(_ certificates: Certificates) async throws {
            process = try await PythonServer(
                """
                import json, os, ssl, struct, threading, time
                folder = "\(certificates.folder.path())/"
                def context(name, needs_client=False):
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(folder + name + ".pem", folder + name + ".key")
                    context.set_alpn_protocols(["h2", "http/1.1"])
                    if needs_client:
                        context.verify_mode = ssl.CERT_REQUIRED
                        context.load_verify_locations(folder + "authority.pem")
                    return context
                def read(client, count):
                    data = bytearray()
                    while len(data) < count: data += client.recv(min(65536, count - len(data)))
                    return bytes(data)
                def serve(client):
                    while command := client.recv(1):
                        if command == b"e":  # echo
                            while data := client.recv(65536): client.sendall(data)
                        if command == b"s":  # slow echo
                            count = int.from_bytes(read(client, 8), "big")
                            time.sleep(0.1)
                            client.sendall(read(client, count))
                        if command == b"a": client.sendall(client.selected_alpn_protocol().encode())
                        if command == b"b": client.sendall(bytes(100_000))  # seven records
                        if command in b"cn": client.sendall(b"hello")
                        if command == b"n": return client.unwrap()  # ends TLS before TCP
                        if command == b"r":  # reset
                            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                        if command in b"cr": return
                def run(client, context):
                    client = context.wrap_socket(client, server_side=True, do_handshake_on_connect=False)
                    try:
                        client.do_handshake()
                        serve(client)
                    except ssl.SSLError:
                        # Unread bytes would reset the connection before the client can read the alert.
                        try:
                            while os.read(client.fileno(), 65536): pass
                        except OSError: pass
                    except OSError: pass
                    finally: client.close()
                def accept(listener, context):
                    while True:
                        threading.Thread(target=run, args=(listener.accept()[0], context), daemon=True).start()
                ports = {}
                for name in ["good", "unknown", "expired", "otherHost", "demanding"]:
                    other = socket.create_server(("127.0.0.1", 0))
                    ports[name] = other.getsockname()[1]
                    demands = name == "demanding"
                    arguments = (other, context("good" if demands else name, demands))
                    threading.Thread(target=accept, args=arguments, daemon=True).start()
                while True:
                    client = listener.accept()[0]
                    client.sendall(json.dumps(ports).encode())
                    client.close()
                """)
            let json = try await curlSockets().connection(port: UInt16(process.port)).receive(atLeast: .max)
            ports = try JSONDecoder().decode([String: Int].self, from: json)
        }

        fileprivate func stop() { process.stop() }
    }

    /// A trait that starts a server with the certificates of a suite, and stops it after the last test.
    struct TLSByteServerTrait: SuiteTrait, TestScoping {
        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            guard let certificates = Certificates.current, Programs.python != nil else { return try await function() }
            let server = try await TLSByteServer(certificates)
            defer { server.stop() }
            try await TLSByteServer.$current.withValue(server, operation: function)
        }
    }

    extension Trait where Self == TLSByteServerTrait {
        static var tlsByteServer: TLSByteServerTrait { TLSByteServerTrait() }
    }
#endif
