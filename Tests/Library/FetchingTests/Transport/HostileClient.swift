#if os(Linux)
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import Fetching

    /// The effects of a hostile server on its client.
    struct Damage: Sendable, CustomStringConvertible {
        /// The duration of the longest call to the innocent server.
        var longestInnocent = Duration.zero
        var innocentCount = 0
        var innocentErrors: [String] = []
        /// The duration of the longest call to the hostile server.
        var longestHostile = Duration.zero
        /// The number of calls to the hostile server by their result.
        var hostileResults: [String: Int] = [:]
        var lateness = LatenessMeter.Lateness()
        /// The growth of the peak memory in KiB.
        var growth = 0
        /// Whether calls were cancelled because they did not end.
        var wasStopped = false

        /// Returns a bound for this machine, given the bound for an idle machine.
        func bound(_ duration: Duration) -> Duration {
            soakSize == nil ? duration * lateness.slowdown + lateness.longestCall : duration
        }

        var description: String {
            """
            \(innocentCount) innocent calls took at most \(milliseconds(longestInnocent)) \(innocentErrors), \
            without the transport \(milliseconds(lateness.longestCall)) (slowdown \(lateness.slowdown)), hostile calls \(milliseconds(longestHostile)) \
            \(hostileResults)\(wasStopped ? ", cancelled" : ""), memory grew by \(growth / 1024) MiB
            """
        }
    }

    private func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }

    /// A client that makes calls to a hostile server and to an innocent server with one store.
    final class HostileClient: Sendable {
        /// The store, until it is released.
        private let currentStore: Mutex<NetworkStore?>
        private let hostileURL: String
        private let callCount: Int
        private let innocentPort: UInt16
        private let damage = Mutex(Damage())

        /// The time limit of each call to the hostile server.
        let limit: Duration = soakSize == nil ? .milliseconds(200) : .seconds(2)
        /// The time after the limit at which calls are cancelled.
        private let patience: Duration = soakSize == nil ? .seconds(3) : .seconds(60)

        init(_ transport: Transport, _ server: HostileServer, hostile: UInt16, innocent: UInt16, authority: String)
            throws
        {
            innocentPort = innocent
            let host = server.isProxy ? "fetching.invalid" : "127.0.0.1:\(hostile)"
            hostileURL = (server.usesTLS ? "https://" : "http://") + host + "/"
            callCount = server.callCount
            let variables = ["http_proxy", "all_proxy", "ALL_PROXY", "HTTPS_PROXY", "no_proxy", "NO_PROXY"]
            for name in variables { unsetenv(name) }
            // Requests without TLS, such as those to the innocent server, do not use this proxy.
            if server.isProxy { setenv("https_proxy", "http://127.0.0.1:\(hostile)", 1) }
            switch transport {
            case .curl:
                let authority = try String(contentsOfFile: authority, encoding: .utf8)
                let store = try curlStore {
                    ($0.maximumBodyBytes, $0.trust) = (server.maximumBodyBytes, .authorities(pem: authority))
                }
                currentStore = Mutex(store)
            case .urlSession: currentStore = Mutex(transport.store(maximumBodyBytes: server.maximumBodyBytes))
            }
        }

        /// Calls the hostile server concurrently, and calls the innocent server in the meantime.
        func run() async throws -> Damage {
            // Ends the process even if calls cannot be cancelled.
            alarm(UInt32((limit + patience) / .seconds(1)) + 20)
            for _ in 0..<4 { try await callInnocent() }
            resetPeak()
            let memory = residentKibibytes()
            let meter = LatenessMeter(innocentPort)
            let calls = Task {
                await withTaskGroup { group in
                    for _ in 0..<callCount { group.addTask { await self.callHostile() } }
                    group.addTask { await self.callInnocentMeanwhile() }
                }
            }
            let watchdog = Task {
                try await Task.sleep(for: limit + patience)
                damage.withLock { $0.wasStopped = true }
                calls.cancel()
            }
            await calls.value
            watchdog.cancel()
            return damage.withLock {
                $0.lateness = meter.stop()
                $0.growth = peakKibibytes() - memory
                return $0
            }
        }

        /// Releases the store, so that its threads end.
        func release() { currentStore.withLock { $0 = nil } }

        private var store: NetworkStore { currentStore.withLock { $0 } ?? .unimplemented }

        func callInnocent() async throws {
            let text = try await store.text("http://127.0.0.1:\(innocentPort)/").text
            expectEqual(text, "hello")
        }

        private func callHostile() async {
            let (duration, error) = await measured { [limit] in
                _ = try await store.fetchData(createRequest(baseURL: hostileURL, timeLimit: limit))
            }
            damage.withLock {
                $0.longestHostile = max($0.longestHostile, duration)
                $0.hostileResults[error ?? "success", default: 0] += 1
            }
        }

        /// Calls the innocent server until all calls to the hostile server have ended, and at least ten times.
        private func callInnocentMeanwhile() async {
            // The first calls would otherwise precede the response of the hostile server.
            try? await Task.sleep(for: .milliseconds(100))
            var isOver = false
            while !isOver {
                let (duration, error) = await measured {
                    // The pause is measured too. It is longer if tasks cannot run.
                    try? await Task.sleep(for: .milliseconds(2))
                    try await self.callInnocent()
                }
                isOver = damage.withLock {
                    $0.longestInnocent = max($0.longestInnocent, duration)
                    $0.innocentCount += 1
                    if let error { $0.innocentErrors.append(error) }
                    let hasEnded = $0.hostileResults.values.reduce(0, +) == callCount
                    return error != nil || hasEnded && $0.innocentCount >= 10
                }
            }
        }
    }

    /// Returns the duration of `work`, and its error.
    private func measured(_ work: () async throws -> Void) async -> (Duration, error: String?) {
        let start = ContinuousClock.now
        do {
            try await work()
            return (start.duration(to: .now), nil)
        } catch {
            let name = (error as? URLError).map { "URLError \($0.code.rawValue)" } ?? "\(type(of: error))"
            return (start.duration(to: .now), name)
        }
    }

    /// Makes the current memory of the process the peak memory.
    private func resetPeak() { try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs")) }
#endif
