#if os(Linux)
    import Synchronization

    /// A command to the thread of a transport.
    enum CurlCommand: Sendable {
        case start(CurlExchange)
        /// Continues a transfer whose consumer has read the bytes in memory, or whose body has more bytes to send.
        case resume(CurlExchange)
        case cancel(CurlExchange)
    }

    /// The commands that the thread of a transport has not yet received.
    final class CurlQueue: Sendable {
        private struct State {
            var commands: [CurlCommand] = []
            var isClosed = false
            var hasEnded = false
        }

        private let state = Mutex(State())
        let signal: CurlSignal

        init() throws { signal = try CurlSignal() }

        /// Whether the thread has ended.
        var hasEnded: Bool { state.withLock { $0.hasEnded } }

        /// Adds a command. Returns false if the thread has ended.
        ///
        /// Only the first of several commands wakes the thread, because the thread always takes all commands.
        @discardableResult func send(_ command: CurlCommand) -> Bool {
            let (isAccepted, isFirst) = state.withLock { state in
                guard !state.hasEnded else { return (false, false) }
                state.commands.append(command)
                return (true, state.commands.count == 1)
            }
            if isFirst { signal.send() }
            return isAccepted
        }

        /// Ends the thread after all transfers under way have ended.
        func close() {
            state.withLock { $0.isClosed = true }
            signal.send()
        }

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
    }
#endif
