import Foundation
internal import HTTPSyntax

/// A request that a layer did not send, to protect the server or the app.
///
/// The layers of `FetchingResilience` throw this error. A fetcher returns it in ``AppError/network(_:)``. `retrying`
/// does not retry it, but the user can: ``AppError/isRetryable`` is true. An event stream connects again after it, and
/// a cache may use a stale response instead.
public enum RequestRefused: Error, Hashable, Sendable {
    /// Too many recent requests to the server have failed. `remaining` is the time until the circuit breaker lets
    /// a request through; see `breakingCircuit`.
    case circuitOpen(remaining: Duration)
    /// Too many requests would wait for a permit; see `limitingConcurrency`.
    case overloaded(maximumWaiting: Int)
    /// The next permit comes too late: after the maximum wait, or after the deadline of the call. `wait` is the time
    /// until the permit is available; see `limitingRate`.
    case rateLimited(wait: Duration)
}

extension RequestRefused: CustomStringConvertible {
    /// A sentence for the user.
    var meaning: String {
        switch self {
        case .circuitOpen: "The server has a problem. Try again later."
        case .overloaded, .rateLimited: "Too many requests were sent. Try again later."
        }
    }

    /// The reason, and when a request can be sent again.
    public var description: String {
        switch self {
        case .circuitOpen(let remaining):
            "not sent, because too many recent requests to this server failed; try again in \(durationText(remaining))"
        case .overloaded(let maximumWaiting):
            "not sent, because more than \(maximumWaiting) requests to this server would wait; send fewer at the same time, or increase the limit or `maximumWaiting` of `limitingConcurrency`"
        case .rateLimited(let wait):
            "not sent, because the rate limit would delay the request by \(durationText(wait)); send the request later, increase `maximumWait`, or allow a later deadline"
        }
    }
}
