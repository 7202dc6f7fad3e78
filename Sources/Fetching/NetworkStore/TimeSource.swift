import Foundation

/// The source of time, delays and random numbers: the system in an app, virtual time in a test.
public struct TimeSource: Sendable {
    /// Returns the time since a fixed moment. It never decreases, so it can measure elapsed time.
    public var uptime: @Sendable () -> Duration

    /// Returns the current date, for signatures and expiry dates. It changes when the system's clock is set.
    public var date: @Sendable () -> Date

    /// Waits for a duration. Throws `CancellationError` at once when the task is cancelled. Returns at once if the
    /// duration is zero or negative.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Returns a random number that is at least 0 and less than 1.
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
