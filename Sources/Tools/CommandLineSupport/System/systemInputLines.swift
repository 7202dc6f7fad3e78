import Dispatch
import Synchronization

/// Returns a closure that returns the next line of the standard input, without its end, or nil at the end of the input.
///
/// If the task is cancelled, the closure returns nil at once. The next line of the input is then lost.
@Sendable func systemInputLines() -> @Sendable () async -> String? {
    // Reading blocks its thread, possibly until the end of the process, so the thread must not be one of Swift's pool.
    let queue = DispatchQueue(label: "standard input")
    return {
        let caller = LineReader()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                caller.wait(continuation)
                if Task.isCancelled { return caller.resume(returning: nil) }
                queue.async { caller.resume(returning: readLine()) }
            }
        } onCancel: {
            caller.resume(returning: nil)
        }
    }
}

/// A task that waits for a line.
private final class LineReader: Sendable {
    private let continuation = Mutex<CheckedContinuation<String?, Never>?>(nil)

    func wait(_ new: CheckedContinuation<String?, Never>) { continuation.withLock { $0 = new } }

    func resume(returning line: String?) { continuation.withLock { $0.take() }?.resume(returning: line) }
}
