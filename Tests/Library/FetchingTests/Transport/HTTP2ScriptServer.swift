#if os(Linux)
    import Foundation
    import SharedTestCode

    /// A server for HTTP/2 over TLS in Python, which does the next of its actions for each request:
    ///
    /// - `respond`: responds with 200 and the number of requests that were received so far;
    /// - `refuse`, `cancel`: resets the stream with REFUSED_STREAM or CANCEL;
    /// - `goaway`: sends GOAWAY, which says that the request was not processed;
    /// - `processed`: sends GOAWAY, which says that the request may have been processed, and closes the connection;
    /// - `close`: closes the connection.
    ///
    /// After the last action, the server responds.
    struct HTTP2ScriptServer {
        private let server: PythonServer

        var baseURL: String { "https://127.0.0.1:\(server.port)" }

        init(_ certificates: Certificates, _ actions: [String]) async throws {
            server = try await PythonServer(
                """
                import ssl, threading, time
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain("\(certificates.path("good.pem"))", "\(certificates.path("good.key"))")
                context.set_alpn_protocols(["h2"])
                actions = "\(actions.joined(separator: " "))".split()
                lock, count = threading.Lock(), 0

                def frame(kind, stream, content=b"", flags=0):
                    return len(content).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + content

                def reset(stream, code): return frame(3, stream, code.to_bytes(4, "big"))

                def respond(stream, status, text):
                    fields = b"\\x88" if status == 200 else b"\\x08\\x03%d" % status
                    return frame(1, stream, fields, 4) + frame(0, stream, text.encode(), 1)

                def serve(client):
                    global count
                    try:
                        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                        client = context.wrap_socket(client, server_side=True)
                        def read(length):
                            data = b""
                            while len(data) < length:
                                part = client.recv(length - len(data))
                                if not part: raise EOFError
                                data += part
                            return data
                        texts = {}
                        read(24)
                        # Bodies of up to 16 MB are accepted.
                        window = (1 << 24).to_bytes(4, "big")
                        client.sendall(frame(4, 0, b"\\0\\4" + window) + frame(8, 0, window))
                        while True:
                            head = read(9)
                            length, kind, flags = int.from_bytes(head[:3], "big"), head[3], head[4]
                            stream = int.from_bytes(head[5:], "big")
                            content = read(length)
                            if kind == 4 and not flags & 1: client.sendall(frame(4, 0, flags=1))
                            if kind == 6 and not flags & 1: client.sendall(frame(6, 0, content, 1))
                            # The end of the body of a request that gets a response.
                            if kind == 0 and flags & 1: client.sendall(respond(stream, 200, texts.pop(stream, "")))
                            if kind != 1: continue
                            with lock:
                                action = actions[count] if count < len(actions) else "respond"
                                count += 1
                                text = str(count)
                            last = lambda number: frame(7, 0, number.to_bytes(4, "big") + bytes(4))
                            if action == "respond":
                                texts[stream] = text
                                if flags & 1: client.sendall(respond(stream, 200, texts.pop(stream)))
                            if action == "refuse": client.sendall(reset(stream, 7))
                            if action == "cancel": client.sendall(reset(stream, 8))
                            if action == "goaway": client.sendall(last(max(0, stream - 2)))
                            if action == "processed": client.sendall(last(stream))
                            if action in ("processed", "close"):
                                client.unwrap() if action == "close" else client.close()
                                return
                    except (OSError, EOFError):
                        pass

                while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
                """)
        }

        func stop() { server.stop() }
    }
#endif
