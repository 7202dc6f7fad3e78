#if os(macOS) || os(Linux)  // other platforms have no exit tests
    import Fetching
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import FetchingRecording

    /// Two processes that record into one file, one of which is killed at random moments: by default twice, with
    /// `FETCHING_SLOW_TESTS` 50 times.
    @Suite(.hangLimit) struct RecordingKillTests {
        private static let kills = runsSlowTests ? 50 : 2

        private let folder = TestFolder()

        @Test func aKilledProcessLeavesAFileThatCanBeRead() async throws {
            let file = folder.path + "a.har"
            var random = SplitMix64(seed: 36)
            for kill in 0..<Self.kills {
                let microseconds = UInt32.random(in: 500..<40_000, using: &random)
                async let own = record(into: file, host: "own", from: 4 * kill, count: 4)
                await inTurn {
                    await #expect(processExitsWith: .signal(SIGKILL)) {
                        [file = file as String, microseconds = microseconds as UInt32, first = kill * 1000 as Int] in
                        Thread {
                            usleep(microseconds)
                            Foundation.kill(getpid(), SIGKILL)
                        }.start()
                        try await record(into: file, host: "killed", from: first, count: .max)
                    }
                }
                try await own
                let recording = try RecordingFile(reading: file)
                let hosts = recording.entries.compactMap { $0.exchange?.url.host() }
                expectEqual(hosts.count, recording.entries.count)
                // Nothing that this process has recorded is lost.
                expectEqual(hosts.count { $0 == "own" }, 4 * (kill + 1))
                expect(Set(folder.names).isSubset(of: ["a.har", "a.har.new"]))
            }
            // The exchanges of the processes that were killed are complete, too.
            let later = NetworkStore.replaying(from: file)
            for entry in try RecordingFile(reading: file).entries {
                let exchange = try #require(entry.exchange)
                try await expectEqual(later.body(exchange.url.absoluteString), text(for: exchange.url))
            }
        }
    }

    /// Records exchanges whose bodies depend on their URLs.
    private func record(into file: String, host: String, from first: Int, count: Int) async throws {
        let network = Network { _, request in
            let url = try #require(request.url)
            return try stubResponse(to: request, Data(text(for: url).utf8), status: 200, headers: [:])
        }
        let store = network.store.layered(recording(to: file, mode: .newEpisodes))
        for number in first..<(count == .max ? .max : first + count) {
            _ = try await store.body("https://\(host)/\(number)")
        }
    }

    private func text(for url: URL) -> String { String(repeating: url.absoluteString, count: 30) }
#endif
