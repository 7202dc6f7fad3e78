import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs `work` after all earlier calls have ended. Each exit test runs in this function.
///
/// While an exit test runs, Swift Testing blocks a thread. Swift's pool has only as many threads as the machine has
/// cores, so the work runs on the threads of a queue. Otherwise other tests would wait for a thread, and an exit test
/// that needs a server of this process might never end. Calls must not be nested, except in ``inOneTurn(_:)``.
@discardableResult package func inTurn<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    guard !Turn.isTaken else { return try await work() }
    await withCheckedContinuation { continuation in
        let isFirst = turns.withLock { turns in
            if turns.isTaken { turns.waiting.append(continuation) }
            defer { turns.isTaken = true }
            return !turns.isTaken
        }
        if isFirst { continuation.resume() }
    }
    defer {
        let next = turns.withLock { turns in
            turns.isTaken = !turns.waiting.isEmpty
            return turns.isTaken ? turns.waiting.removeFirst() : nil
        }
        next?.resume()
    }
    return try await withTaskExecutorPreference(QueueExecutor.shared) { try await work() }
}

/// Runs `work` in one turn: exit tests that `work` runs do not wait for each other.
@discardableResult package func inOneTurn<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await inTurn {
        try await Turn.$isTaken.withValue(true) { try await work() }
    }
}

private enum Turn {
    /// Whether the current task is part of a turn.
    @TaskLocal static var isTaken = false
}

/// An executor that runs tasks on the threads of a queue.
private final class QueueExecutor: TaskExecutor {
    static let shared = QueueExecutor()

    private let queue = DispatchQueue(label: "tests outside of Swift's pool", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// A trait for tests that compute for seconds without suspending. They run on the threads of a queue. Swift's pool
/// has one thread per core. If such a test used one of them, other tests would exceed their time limits.
package struct OutsideOfPool: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(QueueExecutor.shared) { try await function() }
    }
}

extension Trait where Self == OutsideOfPool {
    package static var outsideOfPool: Self { OutsideOfPool() }
}

private let turns = Mutex<(isTaken: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

/// Whether an exit test can send requests to a server of this process. With a single core, the exit test blocks the
/// thread that the server needs.
package let exitTestsCanUseServers = ProcessInfo.processInfo.activeProcessorCount > 1
