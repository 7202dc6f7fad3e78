#if os(macOS) || os(Linux)  // other platforms have no exit tests
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import FetchingCache

    /// Two processes that use the same folder. The second test kills one of them at random moments: by default once,
    /// with `FETCHING_SLOW_TESTS` 20 times, and with `FETCHING_SOAK` a hundredth of the number, but at least 200. Each
    /// kill waits for the exit tests of other suites, so 200 of them would delay all of these.
    @Suite(.hangLimit) struct DiskStoreKillTests {
        private static let kills = soakSize.map { max(200, $0 / 100) } ?? (runsSlowTests ? 20 : 1)
        private static let calls = soakSize != nil ? 10_000 : runsSlowTests ? 2000 : 60

        private let folder = TestFolder()

        @Test func twoProcessesReadOnlyWhatOneOfThemSaved() async throws {
            let url = folder.url
            async let faults = faultsOfCalls(in: url, count: Self.calls, seed: 1)
            await inTurn {
                await #expect(processExitsWith: .success) { [url = url as URL, count = Self.calls as Int] in
                    let faults = await faultsOfCalls(in: url, count: count, seed: 2)
                    if !faults.isEmpty { fatalError("\(faults.prefix(5))") }
                }
            }
            expect(await faults.isEmpty)
            try await expectValidFiles()
        }

        @Test func aKilledProcessLeavesOnlyCompleteEntries() async throws {
            let url = folder.url
            var random = SplitMix64(seed: UInt64(Self.kills))
            for kill in 0..<Self.kills {
                let microseconds = UInt32.random(in: 1000..<60_000, using: &random)
                async let faults = faultsOfCalls(in: url, count: 100, seed: UInt64(2 * kill))
                await inTurn {
                    await #expect(processExitsWith: .signal(SIGKILL)) {
                        [url = url as URL, microseconds = microseconds as UInt32, seed = UInt64(2 * kill + 1) as UInt64]
                        in
                        Thread {
                            usleep(microseconds)
                            Foundation.kill(getpid(), SIGKILL)
                        }.start()
                        let faults = await faultsOfCalls(in: url, count: .max, seed: seed)
                        if !faults.isEmpty { fatalError("\(faults.prefix(5))") }
                    }
                }
                expect(await faults.isEmpty)
                try await expectValidFiles()
            }
        }

        private func expectValidFiles() async throws {
            let store = CacheStore.disk(at: folder.url, bytes: maximumBytes)
            let count = try await store.size().entries
            var found = 0
            for key in 0..<keyCount {
                let entries = try await store.entries("\(key)")
                expect(entries.allSatisfy(isExpected))
                found += entries.count
            }
            // Two processes that save a variant at the same time can create two files for it.
            expect(found <= count && found >= count - 10)
            expect(folder.occupiedBytes <= maximumBytes)
        }
    }

    private let keyCount = 60
    private let maximumBytes = 1 << 20

    /// Calls a store at random, and returns descriptions of what is wrong.
    private func faultsOfCalls(in folder: URL, count: Int, seed: UInt64) async -> [String] {
        let store = CacheStore.disk(at: folder, bytes: maximumBytes)
        var random = SplitMix64(seed: seed)
        var faults: [String] = []
        for _ in 0..<count where faults.isEmpty {
            // The store blocks its thread, which all tests need.
            await Task.yield()
            let key = "\(Int.random(in: 0..<keyCount, using: &random))"
            do {
                switch Int.random(in: 0..<20, using: &random) {
                case 0: try await store.remove(key)
                case 1:
                    let partition = "\(Int.random(in: 0..<10, using: &random))"
                    try await store.removeWhere { $1 == partition }
                case 2..<10:
                    let variant = "\(Int.random(in: 0..<3, using: &random))"
                    try await store.save(expectedEntry(key, variant, version: random.next()))
                default:
                    for entry in try await store.entries(key) where !isExpected(entry) || entry.key != key {
                        faults.append("\(entry)")
                    }
                }
            } catch POSIXError.ENOENT {
                // The other process has removed the new file.
            } catch {
                faults.append("\(error)")
            }
        }
        return faults
    }

    private func isExpected(_ entry: CacheEntry) -> Bool {
        let version = entry.headers["Version"].flatMap { UInt64($0) }
        return version.map {
            EntryValues(expectedEntry(entry.key, entry.variant, version: $0)) == EntryValues(entry)
        } ?? false
    }

    private func expectedEntry(_ key: String, _ variant: String, version: UInt64) -> CacheEntry {
        // Most files fit into a page, and some are larger than the first read of a head.
        let count = Int(version % 16 == 0 ? version >> 8 % 120_000 : version >> 8 % 3000)
        return storedEntry(
            key, variant: variant, url: String(repeating: key, count: Int(version >> 40 % 3000)),
            partition: "\(version % 10)", headers: ["Version": "\(version)"],
            body: Data("\(key) \(variant) \(version)".utf8) + Data(repeating: UInt8(version & 255), count: count),
            received: Double(version >> 44))
    }
#endif
