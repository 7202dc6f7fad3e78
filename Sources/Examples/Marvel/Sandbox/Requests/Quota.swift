import Synchronization

/// The number of requests and the limit. This count is the only mutable state of a sandbox.
final class Quota: Sendable {
    private let limit: Int?
    private let count = Mutex(0)

    init(limit: Int?) {
        self.limit = limit
    }

    /// Counts a request. Throws if the limit is already reached.
    func countRequest() throws(SandboxError) {
        guard let limit else { return }
        let isExceeded = count.withLock { count in
            guard count < limit else { return true }
            count += 1
            return false
        }
        if isExceeded { throw .throttled }
    }
}
