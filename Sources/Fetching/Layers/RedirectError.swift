import Foundation

/// A redirect that is not followed.
public enum RedirectError: Error, Hashable, Sendable {
    /// There were more redirects than allowed; the last URL, without secrets.
    case tooMany(limit: Int, last: String)
    /// The target is not an http or https URL; its text, without secrets.
    case invalidTarget(String)
    /// The server wants the body again (RFC 9110 §15.4.8), which is a stream that has been read.
    case bodyNotReplayable
}

extension RedirectError: CustomStringConvertible {
    /// What was found.
    public var description: String {
        switch self {
        case .tooMany(let limit, let last): "more than \(limit) redirects, the last to \(last)"
        case .invalidTarget(let target): "a redirect to “\(target)”, which is not an http or https URL"
        case .bodyNotReplayable: "a redirect that asks for the body again, which was a stream; send it as data"
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
