#if os(Linux)
    import Dispatch
    import Foundation
    import Synchronization

    /// Shuts down a connection that keeps the thread of a queue busy, such as one over which a server sends endless data
    /// that belongs to TLS or to the response of a proxy. While the thread waits, the watch does nothing.
    final class CurlTurnWatch: Sendable {
        private let queue: CurlSocketQueue
        private let isPlanned = Atomic(false)
        /// The thread's turn when the watch last looked.
        private let seenTurn = Mutex<Int?>(nil)
        private static let dispatchQueue = DispatchQueue(label: "Fetching.TurnWatch")

        init(_ queue: CurlSocketQueue) { self.queue = queue }

        /// Records that the thread's turn begins.
        func turnBegins() {
            if !isPlanned.exchange(true, ordering: .acquiringAndReleasing) { planLook() }
        }

        private func planLook() {
            Self.dispatchQueue.asyncAfter(deadline: .now() + CurlSocketQueue.longestTurn / .seconds(1)) { [weak self] in
                self?.look()
            }
        }

        private func look() {
            guard let turn = queue.currentTurn else {
                seenTurn.withLock { $0 = nil }
                // The next turn plans a look. If it has begun already, it may not have.
                isPlanned.store(false, ordering: .sequentiallyConsistent)
                if queue.currentTurn != nil { turnBegins() }
                return
            }
            let isStuck = seenTurn.withLock { seenTurn in
                defer { seenTurn = turn }
                return seenTurn == turn
            }
            if isStuck { queue.shutDown(inTurn: turn) }
            planLook()
        }
    }
#endif
