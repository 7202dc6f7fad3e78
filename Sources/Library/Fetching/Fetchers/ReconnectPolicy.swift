import Foundation
internal import HTTPSyntax

/// The delays before an event stream or a WebSocket connects again, and the number of attempts; see `eventFetcher` of
/// `FetchingStreams` and `socketMessages` of `FetchingSockets`.
public struct ReconnectPolicy: Hashable, Sendable {
    let delay: Duration
    let maximumDelay: Duration
    let attempts: Int

    /// Creates a policy. By default, the number of attempts is not limited, as in a browser.
    ///
    /// - Parameters:
    ///   - delay: The maximum of the random delay before the first attempt, at least 1 ms. It doubles with each
    ///     attempt, and is five times as long after status 429.
    ///   - maximumDelay: The maximum of the random delays, at most a day.
    ///   - attempts: The maximum number of attempts after the last event or message.
    public init(delay: Duration = .seconds(1), maximumDelay: Duration = .seconds(30), attempts: Int = .max) {
        // A delay of zero would send requests without a pause to a server that ends each connection.
        self.maximumDelay = min(max(maximumDelay, .milliseconds(1)), .seconds(86_400))
        self.delay = min(max(delay, .milliseconds(1)), self.maximumDelay)
        self.attempts = attempts
    }
}

/// The longest delay that a server can ask for.
private let maximumServerDelay = Duration.seconds(600)

extension ReconnectPolicy {
    /// Returns the delay before the next attempt to connect, or nil if there is no further attempt.
    ///
    /// - Parameters:
    ///   - attempt: The number of the next attempt, counted from 1 after the last event or message.
    ///   - error: The error of the last connection or attempt, or nil if the body ended without an error or the server
    ///     sent a close frame.
    ///   - reconnectionTime: The time that the server has set with the field `retry` of an event stream, or nil.
    ///   - now: The current date, for a date in `Retry-After`.
    ///   - random: A random number from 0 up to but not including 1.
    public func delay(
        beforeAttempt attempt: Int, after error: AppError?, reconnectionTime: Duration? = nil, now: Date, random: Double
    ) -> Duration? {
        guard attempt <= attempts, error?.traits.allowsReconnecting ?? true else { return nil }
        func backoff(_ number: Int, base: Duration) -> Duration {
            HTTPSyntax.backoff(number, base: base, maximum: maximumDelay, random: random)
        }
        var base = delay
        if case .server(let failure) = error {
            if let told = serverDelay(status: failure.status, now: now, value: failure.header) {
                // A server can ask for a delay of zero every time. The random delay prevents requests without a pause.
                return told <= maximumServerDelay ? max(told, backoff(attempt, base: base)) : nil
            }
            if failure.status == 429 { base *= 5 }
        }
        guard let reconnectionTime else { return backoff(attempt, base: base) }
        // “Optionally, wait some more. In particular, if the previous attempt failed …” (HTML Standard, section
        // 9.2.3).
        let time = max(.milliseconds(100), min(reconnectionTime, maximumServerDelay))
        return time + (attempt > 1 ? backoff(attempt - 1, base: base) : .zero)
    }
}
