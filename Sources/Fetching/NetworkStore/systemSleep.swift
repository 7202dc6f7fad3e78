import Dispatch

/// Waits like the `sleep(for:)` of `Task`, but frees its memory at once when the task is cancelled.
///
/// The timer of a cancelled `sleep(for:)` keeps about a kilobyte of memory until the end of the duration. Most time
/// limits are cancelled, so 1,000 calls a second with a limit of a minute would keep 60 MB.
func systemSleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let end = PendingResult<Void>()
    let timer = DispatchSource.makeTimerSource(queue: timerQueue)
    timer.schedule(deadline: deadline(after: duration), leeway: .milliseconds(1))
    timer.setEventHandler { end.complete(.success(())) }
    timer.resume()
    defer { timer.cancel() }
    try await end.value()
}

private let timerQueue = DispatchQueue(label: "fetching.time")

/// Returns the time after `duration`, rounded up to nanoseconds. A duration is limited to 1e9 seconds, so that the
/// number of nanoseconds is in the range of an `Int64`.
private func deadline(after duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = min(duration, .seconds(1_000_000_000)).components
    let nanoseconds = seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
    return DispatchTime(uptimeNanoseconds: DispatchTime.now().uptimeNanoseconds + UInt64(nanoseconds))
}
