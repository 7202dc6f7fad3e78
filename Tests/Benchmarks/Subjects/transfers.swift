#if os(Linux)
    import Fetching
    import FetchingStreams
    import Foundation
    import LoopbackServer

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

            let server = try startServer()
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

    /// Returns a server that sends and receives a file, in parts of 256 KiB.
    private func startServer() throws -> LoopbackServer {
        let part = Data(repeating: 7, count: 256 << 10)
        return try LoopbackServer.start(
            receiving: { _ in { _ in } },
            handler: { request in
                guard request.method == "GET" else { return .status(204) }
                let parts = Parts(rest: fileBytes / part.count)
                return .stream(length: Int64(fileBytes), next: { await parts.takeOne() ? part : nil })
            })
    }

    private actor Parts {
        private var rest: Int

        init(rest: Int) { self.rest = rest }

        func takeOne() -> Bool {
            rest -= 1
            return rest >= 0
        }
    }

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
