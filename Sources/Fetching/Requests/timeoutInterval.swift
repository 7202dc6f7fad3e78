import Foundation

extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }

    /// Creates a duration from a number of seconds, rounded to milliseconds.
    ///
    /// The maximum is 1e9 seconds, because a `Duration` cannot hold every `Double`. Negative numbers become zero, and
    /// NaN becomes 60 seconds.
    init(timeoutInterval seconds: TimeInterval) {
        self = seconds.isNaN ? .seconds(60) : .milliseconds(Int64((min(max(seconds, 0), 1e9) * 1000).rounded()))
    }
}

extension URLRequest {
    /// The request's own time limit, or nil if the request has none. 60 seconds is the interval of every new
    /// `URLRequest`, so it means that no limit was set.
    var ownTimeLimit: Duration? {
        timeoutInterval == 60 ? nil : Duration(timeoutInterval: timeoutInterval)
    }
}
