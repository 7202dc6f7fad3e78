import Synchronization

/// A barrier at which each caller waits until `count` callers have arrived.
package final class Barrier: Sendable {
    private let count: Int
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    package init(of count: Int) { self.count = count }

    package func wait() async {
        await withCheckedContinuation { continuation in
            let released = waiting.withLock { waiting in
                waiting.append(continuation)
                guard waiting.count == count else { return [CheckedContinuation<Void, Never>]() }
                defer { waiting = [] }
                return waiting
            }
            for continuation in released { continuation.resume() }
        }
    }
}
