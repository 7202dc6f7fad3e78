import Foundation

// `NetworkStore.urlSession` limits the time of an attempt with the layer `timingOut`, because the timer of `URLSession`
// starts again with each chunk. `NetworkStore.curl` limits it with the watch thread of its transport, because the layer
// would start two tasks for each attempt. The watch thread ends an attempt even if a hostile server keeps the thread
// busy that reads the response.

/// The time limit of an attempt for which no limit was set: 60 seconds, which is also Foundation's default.
///
/// A request's own limit takes precedence: the `timeLimit` of `createRequest`, or the request's `timeoutInterval`. A
/// `timeoutInterval` of exactly 60 counts as not set, because every new `URLRequest` has this interval.
let defaultTimeLimit = Duration.seconds(60)

/// The default `timeoutInterval` of `URLRequest` and `URLSessionConfiguration`. A request with this interval has no
/// time limit of its own.
private let unsetInterval: TimeInterval = 60

extension URLRequest {
    /// The request's own time limit, or nil if the request has none.
    ///
    /// A `timeoutInterval` of 60 means that no limit was set. So a limit of 60 seconds is stored as the smallest
    /// `Double` above 60.
    public var ownTimeLimit: Duration? {
        get { Duration(timeoutInterval: timeoutInterval) }
        set {
            let interval = newValue.map { $0 / .seconds(1) } ?? unsetInterval
            timeoutInterval = newValue != nil && interval == unsetInterval ? unsetInterval.nextUp : interval
        }
    }
}

extension Duration {
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
