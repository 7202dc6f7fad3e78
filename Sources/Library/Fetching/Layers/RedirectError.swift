import Foundation

/// A redirect that cannot be followed.
public enum RedirectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more redirects than `maximumRedirects`, or a redirect leads to a fragment of the URL that was
    /// requested. `last` is the target of the redirect that was not followed, with secrets masked.
    case tooMany(maximumRedirects: Int, last: String)
    /// The target is not an http or https URL. The value is the text of the target, with secrets masked.
    case invalidTarget(String)
    /// The body must be sent again (RFC 9110 §15.4.8), but the body is a stream that was already read.
    case bodyNotReplayable

    /// A description of the fault. For ``bodyNotReplayable``, it also says how to correct the request.
    public var description: String {
        switch self {
        case .tooMany(let maximum, let last):
            "more than \(maximum) redirects, or a redirect to the same URL; the last leads to \(last)"
        case .invalidTarget(let target): "the target of the redirect, “\(target)”, is not an http or https URL"
        case .bodyNotReplayable:
            "the redirect requires the body again, but the body was a stream; send the body as data or as a file"
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
