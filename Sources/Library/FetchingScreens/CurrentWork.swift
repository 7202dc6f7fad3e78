import Fetching

/// The task that a model runs, and the callers that wait for its end. A new task cancels the previous one. The task is
/// cancelled when the model is released.
@MainActor final class CurrentWork {
    private var waiters: [PendingResult<Void>] = []

    var task: Task<Void, Never>? {
        didSet {
            oldValue?.cancel()
            for waiter in waiters { waiter.complete(.success(())) }
            waiters = []
        }
    }

    deinit { task?.cancel() }

    /// Waits until no task is in progress. If the caller is cancelled, returns at once, and the task continues.
    func waitUntilIdle() async {
        while task != nil, !Task.isCancelled {
            let waiter = PendingResult<Void>()
            waiters.append(waiter)
            try? await waiter.value()
        }
    }
}
