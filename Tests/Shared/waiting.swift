import Foundation

/// Waits until `condition` is true, for events in other threads and processes.
///
/// Returns false after five minutes. This limit only ends a test that would hang; on a busy machine a few
/// milliseconds can become many seconds.
package func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
        guard ContinuousClock.now < end else { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

/// Runs blocking work on its own thread, so that it blocks no task.
package func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result(catching: work)) }.start()
    }
}
