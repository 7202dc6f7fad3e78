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
            sleep: { duration in
                try await systemSleep(for: duration)
            },
            random: { Double.random(in: 0..<1) })
    }()
}
