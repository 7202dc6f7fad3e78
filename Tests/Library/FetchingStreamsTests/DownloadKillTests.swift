#if os(macOS) || os(Linux)  // other platforms have no exit tests
    import Fetching
    import FetchingStreams
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Live tests of downloads in a process that is killed at a random moment: by default 2, with `FETCHING_SLOW_TESTS`
    /// 50, and with `FETCHING_SOAK` a hundredth of the number, but at least 50.
    @Suite(.live, .hangLimit, .enabled(if: exitTestsCanUseServers)) struct DownloadKillTests {
        private static let kills = soakSize.map { max(50, $0 / 100) } ?? (runsSlowTests ? 50 : 2)

        @Test func repeatedKillsAndRestartsGiveExactlyTheFile() async throws {
            let file = testBytes(400_000)
            let log = Texts()
            let server = try LoopbackServer.start { request in
                let first = request[header: "Range"]?.wholeMatch(of: /bytes=([0-9]+)-/).flatMap { Int($0.1) }
                log.add(first.map { "\($0)" } ?? "all")
                let digest = ("Repr-Digest", "sha-512=:AAAA:")
                guard let first else {
                    return .init(headers: [("ETag", #""1""#), digest], body: file)
                        .dripping(every: .milliseconds(2), bytes: 20_000)
                }
                guard first < file.count else { return .status(416, headers: ["Content-Range": "bytes */400000"]) }
                return .init(
                    status: 206, headers: [("ETag", #""1""#), ("Content-Range", "bytes \(first)-399999/400000")],
                    body: file[first...]
                ).dripping(every: .milliseconds(2), bytes: 20_000)
            }
            var random = SplitMix64(seed: UInt64(Self.kills))
            var folder = TestFolder()
            var isResumable = 0
            for kill in 0..<Self.kills {
                let (path, url) = (folder.path, server.baseURL)
                // The moment is a size of the part, because a time would depend on the speed of the machine.
                let size = Int.random(in: 0..<440_000, using: &random)
                await inTurn {
                    await #expect(processExitsWith: .signal(SIGKILL)) {
                        [path = path as String, url = url as String, size = size as Int] in
                        Thread {
                            while fileSize(path + "/.file.partial") < size, fileSize(path + "/file") == 0 {
                                usleep(500)
                            }
                            Foundation.kill(getpid(), SIGKILL)
                        }.start()
                        _ = await download(url, to: URL(filePath: path, directoryHint: .isDirectory))
                        sleep(600)
                    }
                }
                let saved = try? Data(contentsOf: folder.url.appending(path: "file"))
                expect(saved == nil || saved == file)
                if folder.text(".file.partial.record") != nil { isResumable += 1 }
                // Each second file is killed again before it is complete.
                if kill.isMultiple(of: 2), kill < Self.kills - 1 { continue }
                let result = await download(server.baseURL, to: folder.url)
                try expectEqual(Data(contentsOf: try result.get()), file)
                expectEqual(folder.names, ["file"])
                folder = TestFolder()
            }
            if runsSlowTests {
                let parts = log.all.count { $0 != "all" }
                print("\(Self.kills) kills, \(isResumable) of them left a part, \(parts) requests for a range")
                expect(parts > 10)
            }
        }
    }

    /// The number of bytes in a file, or 0 if there is no file.
    private func fileSize(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    private func download(_ url: String, to folder: URL) async -> Result<URL, AppError> {
        await downloadFetcher(
            createURLRequest: { try createRequest(baseURL: url, path: ["file"], timeLimit: longTimeout) }, to: folder,
            store: liveStore())(())
    }
#endif
