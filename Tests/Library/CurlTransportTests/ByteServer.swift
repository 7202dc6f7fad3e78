#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Testing

    /// A server on 127.0.0.1 that sends and receives bytes without a protocol.
    final class ByteServer: Sendable {
        let port: UInt16
        private let listener: Int32

        /// Starts a server that runs `serve` for each connection, and then closes it.
        ///
        /// - Parameter hasThreads: Whether each connection has a thread. If not, `serve` runs on the thread that
        ///   accepts connections, and the connections stay open as long as their sockets.
        init(hasThreads: Bool = true, serve: @escaping @Sendable (ByteSocket) -> Void) throws {
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let listener = listener
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(listener, address, length) == 0 && listen(listener, 4096) == 0
                        && getsockname(listener, address, &length) == 0
                }
            }
            try #require(isListening)
            port = address.sin_port.bigEndian
            Thread {
                while case let descriptor = accept(listener, nil, nil), descriptor >= 0 {
                    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                    let socket = ByteSocket(descriptor)
                    guard hasThreads else {
                        serve(socket)
                        continue
                    }
                    Thread {
                        serve(socket)
                        socket.close()
                    }.start()
                }
                Glibc.close(listener)
            }.start()
        }

        deinit { stop() }

        /// Stops accepting connections.
        func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    }

    extension ByteServer {
        /// Returns a server that sends back what it receives.
        static func echo() throws -> ByteServer {
            try ByteServer { socket in
                while case let bytes = socket.read(), !bytes.isEmpty, socket.write(bytes) {}
            }
        }

        /// Returns a server that neither reads nor sends.
        static func silent() throws -> ByteServer {
            let sockets = Recorded<ByteSocket>()
            return try ByteServer(hasThreads: false) { sockets.add($0) }
        }
    }

    /// A connection of a ``ByteServer``. One thread uses it.
    final class ByteSocket: @unchecked Sendable {
        private var descriptor: Int32

        fileprivate init(_ descriptor: Int32) {
            self.descriptor = descriptor
            var isOn: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }

        deinit { close() }

        /// Waits for bytes. Returns an empty array at the end.
        func read(_ capacity: Int = 64 * 1024) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = max(0, recv(descriptor, buffer.baseAddress, capacity, 0))
            }
        }

        /// Reads at least `count` bytes, unless the end comes first.
        func read(atLeast count: Int) -> [UInt8] {
            var all: [UInt8] = []
            while all.count < count, case let bytes = read(), !bytes.isEmpty { all += bytes }
            return all
        }

        /// Sends all bytes. Returns false if the connection is lost.
        @discardableResult func write(_ bytes: [UInt8]) -> Bool {
            var rest = bytes[...]
            while !rest.isEmpty {
                let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                if sent <= 0 { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }

        func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

        /// Closes the connection so that the client gets the error “connection reset by peer”.
        func reset() {
            var option = linger(l_onoff: 1, l_linger: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
            close()
        }

        func close() {
            if descriptor >= 0 { Glibc.close(descriptor) }
            descriptor = -1
        }
    }

    /// Returns an object that opens connections without a proxy.
    func curlSockets(_ change: (inout CurlOptions) -> Void = { _ in }) -> CurlSockets {
        var options = CurlOptions()
        options.proxy = .none
        change(&options)
        return CurlSockets(options)
    }

    extension CurlSockets {
        /// Opens a connection to a URL, or to a port of 127.0.0.1.
        func connection(
            _ url: String = "", port: UInt16 = 0, limit: Duration? = nil, sendsCertificate: Bool = true
        ) async throws -> CurlConnection {
            let url = try #require(URL(string: url.isEmpty ? "ws://127.0.0.1:\(port)/" : url))
            return try await connect(to: url, sendsCertificate: sendsCertificate, limit: limit)
        }
    }

    extension CurlConnection {
        /// Receives at least `count` bytes, or all bytes until the end.
        func receive(atLeast count: Int) async throws -> Data {
            var all = Data()
            while all.count < count, let bytes = try await receive() {
                expect(!bytes.isEmpty && bytes.count <= 64 << 10, "\(bytes.count)")
                all += bytes
            }
            return all
        }

        /// Sends a text, and expects it back.
        func expectEcho(_ text: String = "hello") async throws {
            try await send(Data(text.utf8))
            try await expectEqual(String(decoding: receive(atLeast: text.utf8.count), as: UTF8.self), text)
        }

        /// Sends random bytes, and expects them back.
        func expectEcho(count: Int) async throws {
            let bytes = randomBytes(count)
            async let sending: Void = send(bytes)
            let received = try await receive(atLeast: count)
            try await sending
            expect(received == bytes, "\(received.count) of \(count) bytes")
        }
    }

    /// Returns bytes that have no pattern. They are the same in each call.
    func randomBytes(_ count: Int) -> Data {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        var bytes = Data(capacity: count + 8)
        while bytes.count < count {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            withUnsafeBytes(of: state) { bytes.append(contentsOf: $0) }
        }
        return bytes.prefix(count)
    }

    /// Expects an error with a code, and returns its text.
    @discardableResult func expectFailure<Result>(
        _ code: URLError.Code, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation,
        _ work: () async throws -> Result
    ) async -> String {
        let error = await expect(throws: URLError.self, "\(comment)", sourceLocation: sourceLocation, performing: work)
        if let error { expectEqual(error.code, code, "\(comment) \(error)", sourceLocation: sourceLocation) }
        return error?.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
    }
#endif
