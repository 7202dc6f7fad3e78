#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    /// nghttpd, the test server of nghttp2, which supports HTTP/2 over TLS. It serves the files in the folder of the
    /// certificates. With `--echo-upload`, it responds to POST and PUT with the body of the request.
    struct HTTP2Server {
        /// The path of the server, or nil if it is not installed.
        static let program: String? = {
            let installed = peersFolder.appending(path: "usr/sbin/nghttpd").path()
            return FileManager.default.isExecutableFile(atPath: installed)
                ? installed : Programs.path(of: "nghttpd") ?? Programs.path(of: "../sbin/nghttpd")
        }()

        let baseURL: String
        private let process: ChildProcess
        private let log: TemporaryFile

        /// Starts a server with a certificate.
        init(_ certificates: Certificates, _ name: String, options: [String] = []) async throws {
            let program = try #require(Self.program)
            var environment = ProcessInfo.processInfo.environment
            if program.hasPrefix(peersFolder.path()) {
                // The libraries of the server are unpacked next to it.
                let libraries = try FileManager.default.contentsOfDirectory(
                    atPath: peersFolder.appending(path: "usr/lib").path())
                environment["LD_LIBRARY_PATH"] = libraries.map { peersFolder.appending(path: "usr/lib/\($0)").path() }
                    .joined(separator: ":")
            }
            // The server cannot choose a free port itself.
            while true {
                let port = Int.random(in: 20_000..<32_000)
                let log = try TemporaryFile(Data())
                let output = try FileHandle(forWritingTo: log.url)
                let process = try ChildProcess(
                    program,
                    ["-v", "-a", "127.0.0.1", "-d", certificates.folder.path()] + options
                        + ["\(port)", certificates.path(name + ".key"), certificates.path(name + ".pem")],
                    environment: environment, output: output, errors: output)
                try output.close()
                // The server prints `IPv4: listen 127.0.0.1:34567`, or that it cannot listen.
                expect(await eventually { text(log).contains("listen") })
                if text(log).contains("listen 127.0.0.1:\(port)\n") {
                    (baseURL, self.process, self.log) = ("https://127.0.0.1:\(port)", process, log)
                    return
                }
                process.waitUntilExit()
            }
        }

        /// The number of connections on which the server has received requests.
        var connectionCount: Int {
            Set(text(log).matches(of: /\[id=([0-9]+)\] \[[ .0-9]+\] recv \(stream_id=/).map(\.1)).count
        }

        func stop() {
            process.send(signal: SIGKILL)
            process.waitUntilExit()
        }
    }

    private func text(_ log: TemporaryFile) -> String { (try? String(contentsOf: log.url, encoding: .utf8)) ?? "" }

    /// The folder in which `.ci/peers` installs servers.
    private let peersFolder = packageFolder.appending(path: ".build-peers").standardizedFileURL

    /// A server for one connection, which sends the frames of a test. OpenSSL's test server adds TLS.
    struct HTTP2FrameServer {
        let server: TLSServer
        private let input = Pipe()

        init(_ certificates: Certificates) async throws {
            server = try await TLSServer(certificates, "good", options: ["-alpn", "h2"], input: input)
        }

        /// Waits for the first request, and sends frames.
        func respond(with frames: [HTTP2Frame]) async throws {
            // The frame header of the request, with the flag for a request without a body.
            try await server.waitForOutput { output in
                [0x05, 0x25].contains { output.range(of: Data([0x01, $0, 0, 0, 0, 1])) != nil }
            }
            try input.fileHandleForWriting.write(contentsOf: Data(frames.flatMap(\.bytes)))
        }
    }

    /// A frame of HTTP/2 (RFC 9113 §4.1).
    struct HTTP2Frame: Sendable {
        var bytes: [UInt8]

        private init(_ type: UInt8, flags: UInt8 = 0, stream: UInt8, _ content: [UInt8]) {
            bytes = [0, 0, UInt8(content.count), type, flags, 0, 0, 0, stream] + content
        }

        static let settings = HTTP2Frame(0x4, stream: 0, [])
        /// The status 200 and, optionally, a length below 10 (RFC 7541 §6).
        static func head(length: UInt8? = nil) -> HTTP2Frame {
            HTTP2Frame(0x1, flags: 0x4, stream: 1, [0x88] + (length.map { [0x0F, 0x0D, 1, 48 + $0] } ?? []))
        }
        static func data(_ text: String, isLast: Bool = false) -> HTTP2Frame {
            HTTP2Frame(0x0, flags: isLast ? 1 : 0, stream: 1, [UInt8](text.utf8))
        }
        static func reset(code: UInt8) -> HTTP2Frame { HTTP2Frame(0x3, stream: 1, [0, 0, 0, code]) }
        static func goAway(code: UInt8) -> HTTP2Frame { HTTP2Frame(0x7, stream: 0, [0, 0, 0, 1, 0, 0, 0, code]) }
    }
#endif
