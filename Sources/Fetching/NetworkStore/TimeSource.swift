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
    public var sleep: @Sendable (Duration) async throws -> Void { didSet { timer = nil } }

    /// A closure that returns a random number from 0 up to but not including 1.
    public var random: @Sendable () -> Double

    /// A closure that starts a timer. Nil if a timer is a task that calls ``sleep``.
    package var timer: (@Sendable (Duration, @escaping @Sendable () -> Void) -> RunningTimer)?

    package var isSystem = false

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
        var time = TimeSource(
            uptime: { start.duration(to: .now) },
            date: { Date() },
            sleep: systemSleep,
            random: { Double.random(in: 0..<1) })
        time.timer = { .system(systemTimers.start($0, $1)) }
        time.isSystem = true
        return time
    }()
}

/// A timer of a ``TimeSource``.
package enum RunningTimer: Sendable {
    case system(Int)
    case task(Task<Void, Never>)
    case virtual(cancel: @Sendable () -> Void)

    package func cancel() {
        switch self {
        case .system(let id): systemTimers.cancel(id)
        case .task(let task): task.cancel()
        case .virtual(let cancel): cancel()
        }
    }
}

extension TimeSource {
    /// Calls `action` once after `duration`, unless the timer is cancelled first.
    package func startTimer(_ duration: Duration, _ action: @escaping @Sendable () -> Void) -> RunningTimer {
        if let timer { return timer(duration, action) }
        return .task(
            Task {
                do { try await sleep(duration) } catch { return }
                action()
            })
    }
}

private let systemTimers = SystemTimers()

/// Waits like the `sleep(for:)` of `Task`, but frees its memory at once when the task is cancelled.
///
/// The timer of a cancelled `sleep(for:)` keeps about a kilobyte of memory until the end of the duration. Most waits
/// for a time limit are cancelled, so 1,000 calls a second with a limit of a minute would keep 60 MB.
private func systemSleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let end = PendingResult<Void>()
    let timer = systemTimers.start(duration) { end.complete(.success(())) }
    defer { systemTimers.cancel(timer) }
    try await end.value(within: nil)
}
