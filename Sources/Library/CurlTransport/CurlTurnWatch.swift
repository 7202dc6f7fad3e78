#if os(Linux)
    import Foundation
    import Synchronization

    /// Shuts down a connection that keeps the thread of a queue busy for more than a second, such as one over which a
    /// server sends endless data that belongs to TLS or to the response of a proxy. A long turn with work for many
    /// connections is not such a case. While the thread waits, the watch waits too.
    ///
    /// The watch has a thread of its own, because a timer of Dispatch can end a process that has no descriptor left.
    final class CurlTurnWatch: Sendable {
        private let queue: CurlSocketQueue
        private let signal = DispatchSemaphore(value: 0)
        /// Whether the watch checks the thread periodically.
        private let isLooking = Atomic(false)
        private let hasEnded = Atomic(false)

        init(_ queue: CurlSocketQueue) { self.queue = queue }

        /// Starts the watch. Throws if a resource of the process is exhausted.
        func start() throws { try startThread(named: "Fetching.Watch") { self.run() } }

        /// Ends the watch.
        func end() {
            hasEnded.store(true, ordering: .sequentiallyConsistent)
            signal.signal()
        }

        /// Records that the thread's turn begins.
        func turnBegins() {
            if !isLooking.exchange(true, ordering: .sequentiallyConsistent) { signal.signal() }
        }

        private func run() {
            while !isEnded {
                signal.wait()
                var seenTurn: Int?
                while !isEnded {
                    _ = signal.wait(timeout: .now() + CurlSocketQueue.longestTurn / .seconds(1))
                    let turn = queue.currentTurn
                    if let turn, turn == seenTurn { queue.shutDown(inTurn: turn) }
                    if turn == nil, stopsLooking() { break }
                    seenTurn = turn
                }
            }
        }

        /// Stops checking until the next turn. Returns false if a turn has begun in the meantime.
        private func stopsLooking() -> Bool {
            isLooking.store(false, ordering: .sequentiallyConsistent)
            // A turn that has begun before the change has sent no signal.
            return queue.currentTurn == nil || isLooking.exchange(true, ordering: .sequentiallyConsistent)
        }

        private var isEnded: Bool { hasEnded.load(ordering: .sequentiallyConsistent) }
    }
#endif
