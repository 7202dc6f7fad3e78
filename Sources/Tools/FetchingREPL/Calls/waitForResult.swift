import Dispatch
import Fetching
import Foundation
import Synchronization

/// The error that `get` throws after it has printed the error of the call. The REPL also prints a thrown error, so this
/// one is short.
public enum CallError: Error, CustomStringConvertible {
    /// The error of the call was printed above.
    case seeAbove

    /// A text that refers to the printed error.
    public var description: String { "see the error above" }
}

/// The error if `get`, `show` or `explain` is called in a task. The call would block a thread that other tasks need.
struct CalledInTask: Error, CustomStringConvertible {
    var description: String {
        "get, show and explain block the calling thread, which a task must not do; "
            + "in async code, call the endpoint itself: `await heroes(query)`"
    }
}

/// Runs `operation` in a new task, and waits for its result on the caller's thread. If that is the main thread, the
/// main actor keeps running during the wait.
///
/// After ``Console/patience``, the progress is shown. Ctrl-C cancels the task, and the result is a `CancellationError`.
/// If the caller runs in a task, the result is ``CalledInTask``, because waiting could block the operation itself.
func waitForResult<Value: Sendable>(
    in console: Console, of operation: @escaping @Sendable () async throws -> Value
) -> Result<Value, any Error> {
    guard !isInTask() else { return .failure(CalledInTask()) }
    let call = PendingCall<Value>()
    let task = Task {
        let result: Result<Value, any Error>
        do { result = .success(try await operation()) } catch { result = .failure(error) }
        call.end(result)
    }
    if Thread.isMainThread { MainCall.replace(with: task) }
    let interrupts = console.catchInterrupts()
    var progress = CallProgress(console: console)
    defer {
        interrupts.end()
        progress.end()
        if Thread.isMainThread { MainCall.replace(with: nil) }
    }
    while true {
        if let result = call.result { return result }
        if interrupts.isInterrupted() {
            task.cancel()
            // Ends the line on which the terminal shows ^C.
            if !console.rewritesLines { console.write("\n") }
            return .failure(CancellationError())
        }
        progress.update()
        call.pause()
    }
}

/// The result of a call, and the thread that waits for it.
private final class PendingCall<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, any Error>?>(nil)
    private let signal = DispatchSemaphore(value: 0)
    private let isOnMainThread = Thread.isMainThread

    var result: Result<Value, any Error>? { state.withLock { $0 } }

    func end(_ result: Result<Value, any Error>) {
        state.withLock { $0 = result }
        // On the main thread, an empty block ends the wait in the run loop.
        if isOnMainThread { DispatchQueue.main.async {} } else { signal.signal() }
    }

    /// Waits for the result, but at most a twentieth of a second.
    func pause() {
        if isOnMainThread {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        } else {
            _ = signal.wait(timeout: .now() + .milliseconds(50))
        }
    }
}

/// The task of the call for which the main thread waits.
///
/// If the debugger interrupts a call, the rest of the waiting function is never run. The next call then cancels the
/// task.
private enum MainCall {
    private static let task = Mutex<Task<Void, Never>?>(nil)

    static func replace(with next: Task<Void, Never>?) {
        let previous = task.withLock { task in
            defer { task = next }
            return task
        }
        previous?.cancel()
    }
}

/// The line that shows how long a call has been running.
private struct CallProgress {
    let console: Console
    private let start = ContinuousClock.now
    private var shownSeconds: Int64?

    init(console: Console) { self.console = console }

    mutating func update() {
        let elapsed = start.duration(to: .now)
        guard elapsed >= console.patience, shownSeconds == nil || console.rewritesLines else { return }
        let seconds = elapsed.components.seconds
        guard seconds != shownSeconds else { return }
        shownSeconds = seconds
        let text = "Waiting for the response… Press Ctrl-C to stop."
        let line = console.rewritesLines ? "\r\(text) \(seconds) s" : text + "\n"
        console.write(console.style.faint(line))
    }

    mutating func end() {
        guard shownSeconds != nil, console.rewritesLines else { return }
        console.write("\r\u{1B}[K")
    }
}
