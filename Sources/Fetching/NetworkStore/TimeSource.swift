import Foundation

/// Where time, waiting and chance come from: the world in an app, a script in a test.
public struct TimeSource: Sendable {
    /// The time since some fixed moment; it only ever grows, and measures what has elapsed.
    public var uptime: @Sendable () -> Duration

    /// The time of day, for what other machines read: signatures, expiry dates. It can jump.
    public var date: @Sendable () -> Date

    /// Waits; throws `CancellationError` at once when the task is cancelled. Zero or less does not wait.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// A number from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double

    /// Makes a time source from its four closures.
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

    /// The machine's clocks and its random numbers.
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
