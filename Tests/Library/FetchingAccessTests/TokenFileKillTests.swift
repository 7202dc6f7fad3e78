#if os(macOS) || os(Linux)  // other platforms have no exit tests
    import Fetching
    import FetchingAccess
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Live tests of processes that share a token file and are killed at random moments: by default one round with two
    /// processes, with `FETCHING_SLOW_TESTS` 20 rounds with two and with five, and with `FETCHING_SOAK` a hundredth of
    /// the number, but at least 100.
    @Suite(.live, .hangLimit, .enabled(if: exitTestsCanUseServers)) struct TokenFileKillTests {
        // One of the two processes is killed in round 1.
        private static let rounds = runsSlowTests ? 0..<(soakSize.map { max(100, $0 / 100) } ?? 20) : 1..<2

        @Test(arguments: runsSlowTests ? [2, 5] : [2]) func noRefreshTokenIsSentTwiceAndNoLoginIsLost(processes: Int)
            async throws
        {
            var random = SplitMix64(seed: UInt64(processes))
            var (refreshes, kills, lost) = (0, 0, 0)
            for round in Self.rounds {
                // At least one process is not killed. In each third round, none is.
                let delays: [Int?] = (0..<processes).map { process in
                    guard round % 3 != 0, process != round % processes else { return nil }
                    return Int.random(in: 0..<3, using: &random) > 0 ? Int.random(in: 0..<80_000, using: &random) : nil
                }
                let folder = TestFolder()
                let file = folder.url.appending(path: "tokens.json")
                let login = try SharedLogin(savingIn: file, delays: delays, seed: UInt64(round))
                let server = try LoopbackServer.start(handler: login.response)
                await inOneTurn {
                    await withTaskGroup { group in
                        for (process, delay) in delays.enumerated() {
                            group.addTask { await run(process, killedAfter: delay, server.baseURL, file.path) }
                        }
                    }
                }
                server.stop()
                let outcome = login.outcome()
                expect(outcome.faults.isEmpty, "round \(round), killed after \(delays) microseconds")
                refreshes += outcome.refreshes
                kills += delays.count { $0 != nil }
                lost += outcome.isLost ? 1 : 0
            }
            if runsSlowTests {
                print("\(processes) processes: \(refreshes) refreshes, \(kills) kills, \(lost) logins lost by kills")
            }
        }
    }

    /// Runs a process that uses the tokens in a file, and waits for its end.
    private func run(_ process: Int, killedAfter delay: Int?, _ url: String, _ path: String) async {
        let condition: ExitTest.Condition = delay == nil ? .success : .signal(SIGKILL)
        await inTurn {
            await #expect(processExitsWith: condition) {
                [process = process as Int, delay = delay as Int?, url = url as String, path = path as String] in
                try await useTokens(process, killedAfter: delay, url, TokenStorage.file(at: URL(filePath: path)))
            }
        }
    }

    /// Loads the tokens, waits until all processes have done so, and then loads the user four times.
    private func useTokens(
        _ process: Int, killedAfter delay: Int?, _ url: String, _ storage: TokenStorage
    ) async throws {
        let store = liveStore()
        let query = "?\(process)"
        let tokens = try #require(try storage.load())
        _ = try await store.text("\(url)/start\(query)")
        if let delay {
            Thread {
                usleep(UInt32(delay))
                Foundation.kill(getpid(), SIGKILL)
            }.start()
        }
        let session = try Session(
            tokens, api: APISettings(baseURL: url, store: store), storage: storage
        ) { old in
            let request = try createRequest(.post, baseURL: "\(url)/refresh\(query)", body: .text(old.refresh ?? ""))
            let (body, response) = try await store.fetchData(request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { return nil }
            return try JSONDecoder().decode(Tokens.self, from: body)
        }
        do {
            for _ in 0..<4 {
                let response = try await session.api.store.text("\(url)/user\(query)").response
                guard response.statusCode == 200 else { throw URLError(.userAuthenticationRequired) }
            }
        } catch {
            let request = try createRequest(.post, baseURL: "\(url)/fault\(query)", body: .text("\(error)"))
            _ = try await store.fetchData(request)
        }
        if delay != nil { sleep(600) }
    }
#endif
