import Foundation

// Each live store enforces the limit of an attempt in one place. In `curl`, it is the transport's watch thread, which
// works even if a hostile server keeps the thread of its origin busy. A layer would start two tasks for each attempt.
// In `urlSession`, it is the layer `timingOut`, because the timer of `URLSession` starts again with each chunk.

/// The time limit of an attempt for which no limit was set: 60 seconds, which is also Foundation's default.
///
/// A request's own limit takes precedence: the `timeLimit` of `createRequest`, or the request's `timeoutInterval`. Only
/// a bare `request.timeoutInterval = 60` counts as not set, because every new `URLRequest` has this interval.
@usableFromInline package let defaultTimeLimit = Duration.seconds(60)

/// The `timeoutInterval` of a new `URLRequest` and of a new `URLSessionConfiguration`, which means that no limit was
/// set.
private let unsetInterval: TimeInterval = 60

extension URLRequest {
    /// The request's own time limit, or nil if the request has none. A limit of exactly 60 seconds is stored as the
    /// next larger `timeoutInterval`.
    package var ownTimeLimit: Duration? {
        get { Duration(timeoutInterval: timeoutInterval) }
        set {
            let interval = newValue?.seconds ?? unsetInterval
            timeoutInterval = newValue != nil && interval == unsetInterval ? unsetInterval.nextUp : interval
        }
    }
}

extension Duration {
    /// The duration in seconds.
    package var seconds: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }

    /// Creates the time limit that a `timeoutInterval` sets, rounded to milliseconds, or nil if the interval is the
    /// default of Foundation.
    ///
    /// The maximum is 1e9 seconds, because a `Duration` cannot hold every `Double`. Negative numbers become zero, and
    /// NaN becomes ``defaultTimeLimit``.
    init?(timeoutInterval seconds: TimeInterval) {
        if seconds == unsetInterval { return nil }
        self = seconds.isNaN ? defaultTimeLimit : .milliseconds(Int64((min(max(seconds, 0), 1e9) * 1000).rounded()))
    }
}
