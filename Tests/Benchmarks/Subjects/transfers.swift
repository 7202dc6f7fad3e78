#if os(Linux)
    import Fetching
    import FetchingStreams
    import Foundation

    extension Subject {
        static let transfers = Subject(
            name: "transfers", title: "the download and the upload of a file, compared with the command curl",
            isOnRequest: true
        ) { effort in
            try requireNoProxy()
            let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
            let parent =
                FileManager.default.isWritableFile(atPath: memory.path)
                ? memory : FileManager.default.temporaryDirectory
            let folder = parent.appending(path: "fetching-\(UUID())", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }

            let server = try FileServer()
            defer { server.stop() }
            let url = server.baseURL + "/file"
            let fetch = downloadFetcher(createURLRequest: { try createRequest(baseURL: url) }, to: folder)
            let file = folder.appending(path: "file")
            let saved = folder.appending(path: "saved").path
            let rounds = effort.rounds > 100 ? 9 : 3
            return [
                try await ratio(
                    "download", rounds, curl: { try curl(["-o", saved, url]) },
                    fetching: { _ = try await fetch(()).get() }),
                try await ratio(
                    "upload", rounds, curl: { try curl(["-T", file.path, url]) },
                    fetching: {
                        let body = try RequestBody.file(file, contentType: "application/octet-stream")
                        _ = try await networkFetcher()(createRequest(.put, baseURL: url, body: body))
                    }),
            ]
        }
    }

    private let fileBytes = 512 << 20

    /// A server that sends and receives the file, in a process of its own.
    ///
    /// It is written in Python. `LoopbackServer` passes each part to a task, which is slower than the transport.
    private struct FileServer {
        let baseURL: String
        private let process = Process()

        init() throws {
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3", "-c", script, "\(fileBytes)"]
            process.standardOutput = output
            try process.run()
            var port = Data()
            while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
                port += byte
            }
            baseURL = "http://127.0.0.1:" + String(decoding: port, as: UTF8.self)
        }

        func stop() { kill(process.processIdentifier, SIGKILL) }
    }

    private let script = """
        import http.server, sys

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            part = bytes(256 * 1024)

            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Length", sys.argv[1])
                self.end_headers()
                for _ in range(int(sys.argv[1]) // len(self.part)):
                    self.wfile.write(self.part)

            def do_PUT(self):
                rest = int(self.headers["Content-Length"])
                while rest > 0:
                    rest -= len(self.rfile.read1(min(rest, len(self.part))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    private func ratio(
        _ name: String, _ rounds: Int, curl: () async throws -> Void, fetching: () async throws -> Void
    ) async throws -> Finding {
        let clock = ContinuousClock()
        var times: (curl: [Double], fetching: [Double], ratios: [Double]) = ([], [], [])
        for round in 0...rounds {
            let (one, other) = (try await clock.measure(curl), try await clock.measure(fetching))
            // The first round opens the connections and fills the caches.
            guard round > 0 else { continue }
            times.curl.append(one / .seconds(1))
            times.fetching.append(other / .seconds(1))
            times.ratios.append(one / other)
        }
        func speed(_ seconds: [Double]) -> Int { Int(Double(fileBytes) / 1e6 / Samples(seconds).median) }
        let median = (Samples(times.ratios).median * 100).rounded() / 100
        let missed = median < 0.8 ? ["The \(name) has \(median) of the speed of curl; the bound is 0.8."] : []
        return Finding(
            lines: [
                "\(name) of 512 MiB: curl \(speed(times.curl)) MB/s, Fetching \(speed(times.fetching)) MB/s, "
                    + "\(median) of the speed of curl"
            ], missed: missed)
    }

    private struct CurlFailed: Error { var status: Int32 }

    /// Runs the command curl, and waits for its end.
    private func curl(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["curl", "--silent", "--fail"] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CurlFailed(status: process.terminationStatus) }
    }
#endif
