import Fetching
import Observation

/// An operation that several callers wait for. At most one run is in progress. The late result of a cancelled run is
/// ignored, even if the operation does not stop when it is cancelled.
@MainActor @Observable
final class SharedRun<Value: Sendable> {
    typealias Output = Result<Value, AppError>

    private final class Run {
        var task: Task<Void, Never>?
        var waiters: [PendingResult<Output>] = []
        var waitingCount = 0
    }

    private var run: Run?

    nonisolated init() {}

    var isRunning: Bool { run != nil }

    /// Waits for the run in progress, or for a new run of `operation` if there is none.
    ///
    /// If the caller is cancelled, returns `.cancelled` at once. The run continues for other callers. If there are
    /// none, the run is cancelled.
    ///
    /// - Parameter apply: Receives the output of a new run once, before the callers do. Not called if the run was
    ///   cancelled.
    func output(
        of operation: @escaping @MainActor () async -> Output, apply: @escaping @MainActor (Output) -> Void = { _ in }
    ) async -> Output {
        guard !Task.isCancelled else { return .failure(.cancelled) }
        let run = run ?? start(operation, apply)
        let waiter = PendingResult<Output>()
        run.waiters.append(waiter)
        run.waitingCount += 1
        let output = try? await waiter.value()
        run.waitingCount -= 1
        if run.waitingCount == 0, run === self.run { cancel() }
        return output ?? .failure(.cancelled)
    }

    /// Cancels the run in progress. Its callers get `.cancelled` at once.
    func cancel() {
        guard let run else { return }
        self.run = nil
        run.task?.cancel()
        for waiter in run.waiters { waiter.complete(.success(.failure(.cancelled))) }
    }

    private func start(
        _ operation: @escaping @MainActor () async -> Output, _ apply: @escaping @MainActor (Output) -> Void
    ) -> Run {
        let run = Run()
        self.run = run
        run.task = Task {
            let output = await operation()
            guard run === self.run else { return }
            apply(output)
            self.run = nil
            for waiter in run.waiters { waiter.complete(.success(output)) }
        }
        return run
    }
}
