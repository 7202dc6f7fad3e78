import Foundation

/// A redirect that cannot be followed.
public enum RedirectError: Error, Hashable, Sendable {
    /// There were more redirects than allowed. `last` is the last URL, without secrets.
    case tooMany(limit: Int, last: String)
    /// The target is not an http or https URL. The value is its text, without secrets.
    case invalidTarget(String)
    /// The body must be sent again (RFC 9110 §15.4.8), but it is a stream that has been read.
    case bodyNotReplayable
}

extension RedirectError: CustomStringConvertible {
    /// The reason, and for a stream what to do.
    public var description: String {
        switch self {
        case .tooMany(let limit, let last): "more than \(limit) redirects, the last to \(last)"
        case .invalidTarget(let target): "a redirect to “\(target)”, which is not an http or https URL"
        case .bodyNotReplayable:
            "a redirect after which the body must be sent again, but it was a stream; send the body as data"
        }
    }

    var code: URLError.Code {
        switch self {
        case .tooMany: .httpTooManyRedirects
        case .invalidTarget: .redirectToNonExistentLocation
        case .bodyNotReplayable: .requestBodyStreamExhausted
        }
    }
}
