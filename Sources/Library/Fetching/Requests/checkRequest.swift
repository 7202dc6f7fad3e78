import Foundation
internal import HTTPSyntax

/// Checks that `request` may be sent. Throws if the URL is not an http or https URL, or if the
/// method or a header field is not valid.
///
/// The transport checks each request that it sends, because layers and callers may have changed the request.
///
/// - Parameters:
///   - request: The request.
///   - sendsStreamLength: Whether the request may have a `Content-Length` if its body is a stream of the caller. Pass
///     true only if the transport compares the field with the length of the stream. Otherwise, a server could read the
///     bytes after that length as a second request.
public func checkRequest(_ request: URLRequest, sendsStreamLength: Bool = false) throws(RequestError) {
    guard let url = request.url, isHTTP(url) else { throw .invalidURL(text: request.url?.absoluteString ?? "") }
    try checkHead(
        method: request.httpMethod ?? "GET",
        headers: (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.filter { name, _ in
            !(sendsStreamLength && request.streamLength != nil && name.lowercased() == "content-length")
        },
        hasBody: request.httpBody?.isEmpty == false || request.httpBodyStream != nil)
}

extension URLRequest {
    /// The `Content-Length` of a request whose body is a stream of the caller. Nil if the body is not such a stream, or
    /// if the field is missing or invalid. A length of 0 is not valid, because the transport would not read the stream,
    /// and so could not check its length.
    var streamLength: Int64? {
        guard httpBody == nil, httpBodyStream != nil, bodySource == nil,
            let text = value(forHTTPHeaderField: "Content-Length"), text.utf8.allSatisfy({ (48...57).contains($0) }),
            let length = Int64(text), length > 0
        else { return nil }
        return length
    }
}

/// Checks a method and header fields. Throws if the method or a field is invalid, if only the transport may set a
/// field, or if the method does not allow a body.
func checkHead(
    method: String, headers: [(key: String, value: String)], hasBody: Bool
) throws(RequestError) {
    // Methods are case-sensitive, and no registered method has lower-case letters (RFC 9110 §16.1.1). A path that was
    // passed as the method usually has lower-case letters.
    guard isToken(method), method == method.uppercased() else { throw .invalidMethod(excerpt(of: method)) }
    if hasBody, !allowsBody(method: method) { throw .bodyNotAllowed(method: method) }
    for (name, value) in headers {
        guard isToken(name) else { throw .invalidHeaderName(excerpt(of: name)) }
        guard isFieldValue(value) else { throw .invalidHeaderValue(name: name) }
        guard transportHeaders[name.lowercased()] == nil else { throw .transportHeader(name: name) }
    }
}

/// Returns only the beginning of an invalid name, because a secret may have been passed as the name by mistake.
private func excerpt(of name: String) -> String {
    let name = Redactor().redacted(name).unicodeScalars
    let start = name.prefix(16)
    let shown = start.firstIndex(where: { $0 == ":" }).map { start[...$0] } ?? start
    return String(shown) + (shown.endIndex < name.endIndex ? "…" : "")
}
