import Foundation

/// Why a request could not be built, or must not be sent.
public enum RequestError: Error, Hashable, Sendable {
    /// The URL is not an absolute http or https URL with a host; its text, without secrets.
    case invalidURL(String)
    /// A path segment is `.` or `..`, which no escaping can keep in its place (RFC 3986 §6.2.2.2).
    case dotSegment(String)
    /// A path segment before the last is empty; the position counts from 0.
    case emptySegment(Int)
    /// The method is not a token (RFC 9110 §5.6.2).
    case invalidMethod(String)
    /// The method gives a body no meaning (RFC 9110 §9.3).
    case bodyNotAllowed(method: String)
    /// A header's name is not a token (RFC 9110 §5.6.2).
    case invalidHeaderName(String)
    /// The named header's value has a line break or another control character in it (RFC 9110 §5.5).
    case invalidHeaderValue(name: String)
    /// Two headers have the same name but for upper and lower case.
    case duplicateHeader(name: String)
    /// The body could not be encoded; says why.
    case unencodableBody(String)
}

extension RequestError: CustomStringConvertible, LocalizedError {
    /// What was found, and what to do about it.
    public var description: String {
        switch self {
        case .invalidURL(let url):
            "“\(url)” is not an absolute http or https URL; give one with a host, such as https://example.com/v1"
        case .dotSegment(let segment):
            "the path segment “\(segment)” would leave its place in the path; leave it out or name the resource itself"
        case .emptySegment(let position):
            "path segment \(position) is empty; only the last may be, for a trailing slash (is an id missing?)"
        case .invalidMethod(let method):
            "\(method.debugDescription) is not a request method; use letters, as in GET"
        case .bodyNotAllowed(let method):
            "a \(method) request must not have a body; use POST or PUT, or move the values to the query"
        case .invalidHeaderName(let name):
            "\(name.debugDescription) is not a header name; use letters, digits and hyphens"
        case .invalidHeaderValue(let name):
            "the value of header \(name) has a line break or another control character in it; remove it"
        case .duplicateHeader(let name):
            "header \(name) is given twice in different spellings; give it once"
        case .unencodableBody(let reason):
            "the body could not be encoded: \(reason)"
        }
    }

    /// The description.
    public var errorDescription: String? { description }
}
