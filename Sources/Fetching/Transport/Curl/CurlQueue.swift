#if os(Linux)
    import CCurl
    import Synchronization

    /// A command to the thread of a loop.
    enum CurlCommand: Sendable {
        case start(CurlExchange)
        /// Continues a transfer whose consumer has read the bytes in memory, or whose body has more bytes to send.
        case resume(CurlExchange)
        case cancel(CurlExchange)
    }

    /// The commands that the thread of a loop has not yet received, and the state of the thread.
    final class CurlQueue: Sendable {
        private struct State {
            var commands: [CurlCommand] = []
            var isClosed = false
            var hasEnded = false
            /// The loop, while its thread runs.
            var loop: CurlLoop?
        }

        private let state = Mutex(State())
        /// The number of the thread's turn. A turn is the time between two waits.
        private let turn = Atomic(0)
        /// The uptime in milliseconds at which the turn began, or `Int64.max` while the thread waits.
        private let turnStart = Atomic(Int64.max)
        let signal: CurlSignal

        init() throws { signal = try CurlSignal() }

        /// Adds a command. Returns whether the thread must be woken: only the first of several commands wakes it,
        /// because it always takes all commands. Throws if the thread has ended.
        func add(_ command: CurlCommand) throws -> Bool {
            let count: Int? = state.withLock { state in
                if state.hasEnded { return nil }
                state.commands.append(command)
                return state.commands.count
            }
            guard let count else { throw CurlUnavailable(reason: "its thread has ended") }
            return count == 1
        }

        /// Adds a command, unless the thread has ended.
        func send(_ command: CurlCommand) { if (try? add(command)) == true { wake() } }

        func wake() { signal.send() }

        /// Ends the thread after all transfers under way have ended.
        func close() {
            state.withLock { $0.isClosed = true }
            signal.send()
        }

        /// Sets the loop of the thread, or nil before the thread ends.
        func set(_ loop: CurlLoop?) { state.withLock { $0.loop = loop } }

        /// Replaces `commands` with the waiting commands. Returns false if the thread must end because the queue was
        /// closed.
        ///
        /// - Parameter isIdle: Whether no transfer is under way.
        func take(_ commands: inout [CurlCommand], isIdle: Bool) -> Bool {
            commands.removeAll(keepingCapacity: commands.capacity <= 1024)
            return state.withLock { state in
                swap(&state.commands, &commands)
                state.hasEnded = commands.isEmpty && state.isClosed && isIdle
                return !state.hasEnded
            }
        }

        /// Refuses further commands, and returns the commands that were not taken.
        func end() -> [CurlCommand] {
            state.withLock { state in
                state.hasEnded = true
                defer { state.commands = [] }
                return state.commands
            }
        }

        /// Runs `work` of the thread outside of a turn. `work` must not use TLS.
        func waiting(_ work: () -> Void) {
            ccurl_leave()
            turnStart.store(.max, ordering: .relaxed)
            work()
            turnStart.store(milliseconds(TimeSource.system.uptime()), ordering: .relaxed)
            turn.wrappingAdd(1, ordering: .relaxed)
            ccurl_enter()
        }

        /// Returns the number of the turn, if the turn has taken longer than a loop needs, or nil. Then libcurl may be
        /// reading data that a server sends without an end.
        func longTurn(at now: Duration) -> Int? {
            let number = turn.load(ordering: .relaxed)
            let start = turnStart.load(ordering: .relaxed)
            return start < milliseconds(now - Self.longestTurn) ? number : nil
        }

        /// Shuts down all connections of the loop, if its thread is still in a turn.
        func shutDown(inTurn number: Int) {
            state.withLock { if turn.load(ordering: .relaxed) == number { $0.loop?.shutDown() } }
        }

        static let longestTurn = Duration.milliseconds(500)
    }

    private func milliseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
#endif
