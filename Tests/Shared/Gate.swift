import Synchronization

/// A gate at which fetches wait. A test releases the waiting fetches in any order.
package final class Gate: Sendable {
    private let fetches = Mutex<[Int: CheckedContinuation<Void, any Error>]>([:])

    package init() {}

    /// The IDs of the waiting fetches, in ascending order.
    package var waiting: [Int] { fetches.withLock { $0.keys.sorted() } }

    package func pass(_ id: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                fetches.withLock { $0[id] = continuation }
                if Task.isCancelled { release(id, with: .failure(CancellationError())) }
            }
        } onCancel: {
            release(id, with: .failure(CancellationError()))
        }
    }

    package func release(_ id: Int, with result: Result<Void, any Error> = .success(())) {
        fetches.withLock { $0.removeValue(forKey: id) }?.resume(with: result)
    }

    /// Waits until at least `count` fetches are waiting at the gate.
    package func waiting(atLeast count: Int) async { await waitUntil { waiting.count >= count } }
}
