#if os(Linux)
    extension HostileServer {
        /// The script of the server, in Python.
        var script: String {
            switch self {
            case .gzipOfZeros:
                """
                packer = zlib.compressobj(9, wbits=-15)
                # After a full flush, the compressed bytes can be repeated.
                zeros = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
                serve(lambda client: send_gzip(client, b"\\x1f\\x8b\\x08" + bytes(7) + zeros * 1024))
                """
            case .gzipOfNothing:
                // Each unit has 8 blocks with Huffman codes, but without content. zlib needs 3 s for 64 MiB.
                """
                unit = bytes.fromhex("04c081000000000090ff6b100007020000000040feaf41001c080000000000f9bf06017020000000"
                                     "0000e4ff1a04c081000000000090ff6b100007020000000040feaf41001c080000000000f9bf0601"
                                     "70200000000000e4ff1a")
                body = b"\\x1f\\x8b\\x08" + bytes(7) + unit * ((60 << 20) // len(unit))
                serve(lambda client: send_gzip(client, body))
                """
            case .chunksOfOneByte:
                """
                def respond(client):
                    receive(client)
                    client.sendall(b"HTTP/1.1 200 OK\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n")
                    flood(client, b"1\\r\\nx\\r\\n" * 10000)
                serve(respond)
                """
            case .chunkExtension:
                """
                def respond(client):
                    receive(client)
                    client.sendall(b"HTTP/1.1 200 OK\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n1;")
                    flood(client, b"x" * 100000)
                serve(respond)
                """
            case .interimResponses:
                """
                def respond(client):
                    receive(client)
                    flood(client, b"HTTP/1.1 103 Early Hints\\r\\nA: b\\r\\n\\r\\n" * 2000)
                serve(respond)
                """
            case .tlsHelloRequests:
                // OpenSSL ignores these messages within one call of SSL_connect. No key is needed for them.
                """
                def respond(client):
                    client.recv(4096)
                    flood(client, b"\\x16\\x03\\x03\\x00\\x04\\0\\0\\0\\0" * 100000)
                serve(respond)
                """
            case .tlsRecordsOfOneByte: tlsRecords
            case .http2EmptyData: http2("frame(0, 0, 1)")
            case .http2Resets: http2("frame(3, 0, 1, bytes([0, 0, 0, 8]))")
            case .http2WindowUpdates: http2("frame(8, 0, 1, bytes([0, 0, 0, 1]))")
            case .http2Pings: http2("frame(6, 0, 0, bytes(8))")
            // A literal field: the name with the index 8, `:status`, and three characters.
            case .http2InterimResponses: http2("frame(1, 4, 1, b'\\x08\\x03103')", head: "b''")
            case .tlsKeyUpdates: tlsMessages("SSL_key_update(connection, 0)")
            case .tlsSessionTickets: tlsMessages("SSL_new_session_ticket(connection)")
            case .proxyRefusal:
                """
                def respond(client):
                    receive(client)
                    client.sendall(b"HTTP/1.1 407 No\\r\\nProxy-Authenticate: Basic realm=a\\r\\n"
                                   b"Content-Length: 1000000000000\\r\\n\\r\\n")
                    flood(client, b"x" * 100000)
                serve(respond)
                """
            }
        }
    }

    /// Returns a server that repeats a frame of HTTP/2 after the first request (RFC 9113 §4.1).
    private func http2(_ frame: String, head: String = "frame(1, 4, 1, b'\\x88')") -> String {
        """
        def frame(kind, flags, stream, content=b""):
            return struct.pack(">IBBI", len(content), kind, flags, stream)[1:] + content
        def respond(client):
            received = b""
            client.sendall(frame(4, 0, 0))
            # The frame header of the first request, which has no body.
            while not any(bytes([1, flags, 0, 0, 0, 1]) in received for flags in [0x05, 0x25]):
                received += client.recv(4096) or exit()
            client.sendall(\(head))
            flood(client, \(frame) * 2000)
        serve(respond, over_tls("h2"))
        """
    }

    /// Each record of TLS has one byte of the body. The records are collected, so that few calls send them.
    private let tlsRecords = """
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem, key)
        def respond(client):
            received, sent = ssl.MemoryBIO(), ssl.MemoryBIO()
            tls = context.wrap_bio(received, sent, server_side=True)
            def step(action):
                while True:
                    try: return action()
                    except ssl.SSLWantReadError:
                        if sent.pending: client.sendall(sent.read())
                        received.write(client.recv(4096) or exit())
            step(tls.do_handshake)
            step(lambda: tls.read(4096))
            tls.write(b"HTTP/1.1 200 OK\\r\\nContent-Length: 1000000000000\\r\\n\\r\\n")
            while True:
                for record in range(2000): tls.write(b"x")
                client.sendall(sent.read())
        serve(respond)
        """

    /// Returns a server that repeats a message of TLS 1.3 after the handshake. Python's own module for TLS cannot send
    /// it, but has loaded OpenSSL.
    private func tlsMessages(_ message: String) -> String {
        """
        import _ssl, ctypes
        library = ctypes.CDLL(_ssl.__file__)
        def function(name, result=ctypes.c_int, *types):
            found = library[name]
            found.restype, found.argtypes = result, types
            return found
        pointer, number = ctypes.c_void_p, ctypes.c_int
        SSL_key_update = function("SSL_key_update", number, pointer, number)
        SSL_new_session_ticket = function("SSL_new_session_ticket", number, pointer)
        SSL_do_handshake = function("SSL_do_handshake", number, pointer)
        SSL_write = function("SSL_write", number, pointer, ctypes.c_char_p, number)
        context = function("SSL_CTX_new", pointer, pointer)(function("TLS_server_method", pointer)())
        function("SSL_CTX_use_certificate_file", number, pointer, ctypes.c_char_p, number)(context, pem.encode(), 1)
        function("SSL_CTX_use_PrivateKey_file", number, pointer, ctypes.c_char_p, number)(context, key.encode(), 1)
        def respond(client):
            connection = function("SSL_new", pointer, pointer)(context)
            function("SSL_set_fd", number, pointer, number)(connection, client.fileno())
            if function("SSL_accept", number, pointer)(connection) != 1: return
            head = b"HTTP/1.1 200 OK\\r\\nContent-Length: 9\\r\\n\\r\\n"
            SSL_write(connection, head, len(head))
            while \(message) == 1 and SSL_do_handshake(connection) == 1: pass
        serve(respond)
        """
    }
#endif
