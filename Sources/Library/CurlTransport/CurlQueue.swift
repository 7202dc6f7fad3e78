#if os(Linux)
    internal import CCurl
    import Foundation
    import Synchronization

    /// The queue of a loop that sends requests.
    typealias CurlQueue = CurlCommandQueue<CurlCommand>

    /// The commands that the thread of a loop has not yet received, and the state of the thread.
    final class CurlCommandQueue<Command: Sendable>: Sendable {
        private struct State {
            var commands: [Command] = []
            var isClosed = false
            var hasEnded = false
            /// Shuts down connections of the loop. Nil if the loop's thread does not run.
            var shutDown: (@Sendable () -> Void)?
        }

        private let state = Mutex(State())
        /// The number of the thread's turn. A turn is the time between two waits.
        private let turn = Atomic(0)
        /// The uptime in milliseconds at which the turn began, or `Int64.max` while the thread waits.
        private let turnStart = Atomic(Int64.max)
        let signal: CurlSignal
        /// Whether the calls are to several origins.
        let isShared: Bool
        let idle: CurlIdleConnections?

        init(isShared: Bool = false, _ idle: CurlIdleConnections? = nil) throws {
            signal = try CurlSignal()
            (self.isShared, self.idle) = (isShared, idle)
        }

        /// Adds a command. Returns whether the thread must be woken. Only the first of several commands must wake the
        /// thread, because the thread always takes all commands. Throws if the thread has ended.
        func add(_ command: Command) throws -> Bool {
            let count: Int? = state.withLock { state in
                if state.hasEnded { return nil }
                state.commands.append(command)
                return state.commands.count
            }
            guard let count else { throw CurlUnavailable(reason: "its thread has ended; send the request again") }
            return count == 1
        }

        /// Adds a command, unless the thread has ended.
        func send(_ command: Command) { if (try? add(command)) == true { wake() } }

        func wake() { signal.send() }

        /// Ends the thread after all transfers under way have ended.
        func close() {
            state.withLock { $0.isClosed = true }
            signal.send()
        }

        /// Sets the closure that shuts down connections of the loop. It can be called on any thread.
        func setShutDown(_ shutDown: @escaping @Sendable () -> Void) { state.withLock { $0.shutDown = shutDown } }

        /// Ends the last turn. Call this method after the loop was closed.
        func threadHasEnded() {
            // The loop is released here, outside of the lock.
            _ = state.withLock { $0.shutDown.take() }
            turnStart.store(.max, ordering: .releasing)
        }

        /// Replaces `commands` with the waiting commands. Returns false if the thread must end because the queue was
        /// closed.
        ///
        /// - Parameter isIdle: Whether no transfer is under way.
        func take(_ commands: inout [Command], isIdle: Bool) -> Bool {
            commands.removeAll(keepingCapacity: commands.capacity <= 1024)
            return state.withLock { state in
                swap(&state.commands, &commands)
                state.hasEnded = commands.isEmpty && state.isClosed && isIdle
                return !state.hasEnded
            }
        }

        /// Refuses further commands, and returns the commands that were not taken.
        func end() -> [Command] {
            state.withLock { state in
                state.hasEnded = true
                defer { state.commands = [] }
                return state.commands
            }
        }

        /// Ends the turn, runs `work`, and begins the next turn. The process can exit while `work` runs, so `work` must
        /// not call functions of libcurl that may use OpenSSL.
        func waiting(_ work: () -> Void) {
            ccurl_leave()
            turnStart.store(.max, ordering: .releasing)
            work()
            turn.wrappingAdd(1, ordering: .relaxed)
            turnStart.store(milliseconds(uptime()), ordering: .releasing)
            ccurl_enter()
        }

        /// The number of the current turn, or nil while the thread waits.
        var currentTurn: Int? { turnStart.load(ordering: .acquiring) == .max ? nil : turn.load(ordering: .relaxed) }

        /// Whether the current turn has taken longer than ``longestTurn`` at `uptime`. If so, libcurl may be reading
        /// data that a server sends without an end.
        func isTurnTooLong(at uptime: Duration) -> Bool {
            turnStart.load(ordering: .acquiring) < milliseconds(uptime - Self.longestTurn)
        }

        /// The duration after which a turn is too long. A turn usually takes a few milliseconds.
        static var longestTurn: Duration { .milliseconds(500) }

        /// Shuts down connections of the loop, if turn `number` is still the thread's latest turn.
        func shutDown(inTurn number: Int) {
            state.withLock { if turn.load(ordering: .relaxed) == number { $0.shutDown?() } }
        }
    }

    /// A command to the thread of a loop.
    enum CurlCommand: Sendable {
        case start(CurlExchange)
        /// Continues a transfer whose consumer has read the bytes in memory, or whose request's body has more bytes.
        case resume(CurlExchange)
        case cancel(CurlExchange)
    }

    /// A signal that wakes a loop from any thread.
    final class CurlSignal: Sendable {
        let descriptor: Int32

        init() throws {
            descriptor = ccurl_wake_new()
            guard descriptor >= 0 else { throw CurlUnavailable.lackOfResources() }
        }

        deinit { ccurl_wake_free(descriptor) }

        func send() { ccurl_wake(descriptor) }
    }

    private func milliseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
#endif
