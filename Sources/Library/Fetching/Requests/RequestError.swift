import Foundation
internal import HTTPSyntax

/// The reason why a request cannot be created, must not be sent, or cannot be sent completely.
public enum RequestError: Error, Hashable, Sendable {
    /// The URL is not an absolute http or https URL with a host. The value is the text of the URL, with secrets masked.
    case invalidURL(String)
    /// A path segment is `.` or `..`. Servers resolve such a segment even if it is encoded (RFC 3986 §6.2.2.2).
    case dotSegment(String)
    /// A path segment is empty. The value is the segment's index.
    case emptySegment(Int)
    /// A path segment begins with a slash, which would be sent as `%2F`. The value is the segment's index.
    case leadingSlash(Int)
    /// The method is not a token (RFC 9110 §5.6.2), or has lower-case letters.
    case invalidMethod(String)
    /// The method does not allow a body (RFC 9110 §9.3).
    case bodyNotAllowed(method: String)
    /// The name of a header field is not a token (RFC 9110 §5.6.2).
    case invalidHeaderName(String)
    /// The value of a header field contains a line break or another control character (RFC 9110 §5.5).
    case invalidHeaderValue(name: String)
    /// Only the transport may set the header field: `Content-Length`, `Transfer-Encoding`, `Trailer`, `TE`,
    /// `Connection`, `Keep-Alive`, `Proxy-Connection` or `Upgrade`. For example, a wrong `Content-Length` can make a
    /// server read a part of the body as another request. Only libcurl's store accepts a `Content-Length`, and only if
    /// the body is an `httpBodyStream` of the caller.
    case transportHeader(name: String)
    /// Two header fields have names that differ only in case.
    case duplicateHeader(name: String)
    /// The body could not be encoded. The value is the text of the encoder's error.
    case unencodableBody(String)
    /// A value could not be encoded as the items of a query or a form. The value is the reason.
    case unencodableQuery(String)
    /// The file that is the body cannot be read. The value is the reason.
    case unreadableFile(String)
    /// The body is shorter or longer than its `Content-Length`. The value is the `Content-Length`. Either a file has
    /// changed while it was sent, or the `Content-Length` of a stream is wrong.
    ///
    /// A fetcher returns this error in ``AppError/network(_:)``, because a part of the request may have been sent.
    case bodyLengthDiffers(expectedBytes: Int64)
}

extension RequestError {
    /// Returns the error for a text that is not a valid URL.
    static func invalidURL(text: String) -> RequestError {
        .invalidURL(Redactor().redacted(withoutUserInformation(text)))
    }
}

extension RequestError: CustomStringConvertible {
    /// A sentence for developers with the fault and the way to correct it. For a value that cannot be encoded, only the
    /// fault.
    public var description: String {
        switch self {
        case .invalidURL(let url):
            "“\(url)” is not an absolute http or https URL; use one with a host, such as https://example.com/v1"
        case .dotSegment(let segment):
            "the path segment “\(segment)” has a special meaning; remove it, or use the path that it leads to"
        case .emptySegment(let position):
            "the path segment at index \(position) is empty (is an ID missing?); for a slash at the end of the path, set `trailingSlash`"
        case .leadingSlash(let position):
            "the path segment at index \(position) begins with a slash, which would be sent as %2F; remove it, or pass a complete URL in which it is %2F"
        case .invalidMethod(let method):
            "\(method.debugDescription) is not a request method; use upper-case letters, as in GET, and pass a path as `path:`"
        case .bodyNotAllowed(let method):
            "a \(method) request must not have a body; use POST or PUT, or move the values to the query"
        case .invalidHeaderName(let name):
            "\(name.debugDescription) is not a header name; use letters, digits and hyphens"
        case .invalidHeaderValue(let name):
            "the value of header \(name) contains a line break or another control character; remove it"
        case .transportHeader(let name):
            "header \(name) cannot be set: \(transportHeaders[name.lowercased()] ?? "the transport sets it"); remove it"
        case .duplicateHeader(let name):
            "header \(name) is set twice, with different upper- and lower-case letters; set it once"
        case .unencodableBody(let reason):
            "the body could not be encoded: \(reason)"
        case .unencodableQuery(let reason):
            "the query could not be encoded: \(reason)"
        case .unreadableFile(let reason):
            "the body cannot be read: \(reason)"
        case .bodyLengthDiffers(let expectedBytes):
            "the Content-Length is \(expectedBytes), but the body has a different length; do not change a file while it is sent, and set the Content-Length of a stream to its exact length"
        }
    }
}
