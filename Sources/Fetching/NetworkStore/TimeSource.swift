import Dispatch
import Foundation

/// The source of time, delays and random numbers: the system in an app, virtual time in a test.
public struct TimeSource: Sendable {
    /// A closure that returns the time since a fixed moment. The time never decreases, so it can measure elapsed time.
    public var uptime: @Sendable () -> Duration

    /// A closure that returns the current date, for signatures and expiry dates. The date can jump when the system's
    /// clock is set.
    public var date: @Sendable () -> Date

    /// A closure that waits for a duration. It returns at once if the duration is zero or negative. It throws
    /// `CancellationError` at once when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// A closure that returns a random number from 0 up to but not including 1.
    public var random: @Sendable () -> Double

    /// Creates a time source from four closures.
    public init(
        uptime: @escaping @Sendable () -> Duration,
        date: @escaping @Sendable () -> Date,
        sleep: @escaping @Sendable (Duration) async throws -> Void,
        random: @escaping @Sendable () -> Double
    ) {
        self.uptime = uptime
        self.date = date
        self.sleep = sleep
        self.random = random
    }

    /// The system's clocks and random numbers.
    public static let system: TimeSource = {
        let start = ContinuousClock.now
        return TimeSource(
            uptime: { start.duration(to: .now) },
            date: { Date() },
            sleep: systemSleep,
            random: { Double.random(in: 0..<1) })
    }()
}

/// Waits like the `sleep(for:)` of `Task`, but frees its memory at once when the task is cancelled.
///
/// The timer of a cancelled `sleep(for:)` keeps about a kilobyte of memory until the end of the duration. Most time
/// limits are cancelled, so 1,000 calls a second with a limit of a minute would keep 60 MB.
private func systemSleep(for duration: Duration) async throws {
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
