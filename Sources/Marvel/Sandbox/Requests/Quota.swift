import Synchronization

/// Counts requests; the only thing that a sandbox remembers.
final class Quota: Sendable {
    private let limit: Int?
    private let spent = Mutex(0)

    init(limit: Int?) {
        self.limit = limit
    }

    /// Counts one more request; throws when the limit was reached before it.
    func spendOne() throws(SandboxError) {
        guard let limit else { return }
        let isExceeded = spent.withLock { spent in
            guard spent < limit else { return true }
            spent += 1
            return false
        }
        if isExceeded { throw .throttled }
    }
}
