import Dispatch
import Synchronization

/// Waits like the `sleep(for:)` of `Task`, but frees its memory at once when the task is cancelled.
///
/// The timer of a cancelled `sleep(for:)` keeps about a kilobyte of memory until the end of the duration. Most time
/// limits are cancelled, so 1,000 calls a second with a limit of a minute would keep 60 MB.
func systemSleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let alarm = Alarm()
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { alarm.set(for: duration, $0) }
    } onCancel: {
        alarm.end(.failure(CancellationError()))
    }
}

/// A timer and the task that waits for it.
private final class Alarm: Sendable {
    typealias Sleeper = CheckedContinuation<Void, any Error>

    private enum State {
        case new
        case set(any DispatchSourceTimer, Sleeper)
        case ended
    }

    private static let queue = DispatchQueue(label: "fetching.time")
    private let state = Mutex(State.new)

    func set(for duration: Duration, _ sleeper: Sleeper) {
        let isEarly = state.withLock { state in
            guard case .new = state else { return true }
            let timer = DispatchSource.makeTimerSource(queue: Alarm.queue)
            timer.schedule(deadline: deadline(after: duration), leeway: .milliseconds(1))
            timer.setEventHandler { self.end(.success(())) }
            timer.resume()
            state = .set(timer, sleeper)
            return false
        }
        if isEarly { sleeper.resume(throwing: CancellationError()) }
    }

    func end(_ result: Result<Void, any Error>) {
        let ended = state.withLock { state in
            defer { state = .ended }
            return state
        }
        guard case .set(let timer, let sleeper) = ended else { return }
        timer.cancel()
        sleeper.resume(with: result)
    }
}

/// Returns the time after `duration`, rounded up to nanoseconds. A duration is limited to 1e9 seconds, so that the
/// number of nanoseconds is in the range of an `Int64`.
private func deadline(after duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = min(duration, .seconds(1_000_000_000)).components
    let nanoseconds = seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
    return DispatchTime(uptimeNanoseconds: DispatchTime.now().uptimeNanoseconds + UInt64(nanoseconds))
}
