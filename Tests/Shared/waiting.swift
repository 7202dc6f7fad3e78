import Foundation

/// Waits until `condition` is true. Use this function for events in other threads and processes.
///
/// Returns false if the condition is not true after five minutes, or when the task is cancelled. The limit only ends a
/// test that would hang otherwise. On a busy machine an event can take many seconds.
package func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(300)
    while ContinuousClock.now < end, !Task.isCancelled {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return condition()
}

/// Runs blocking work on a new thread and returns the result. On a thread of Swift's pool the work would block tasks.
package func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result(catching: work)) }.start()
    }
}
