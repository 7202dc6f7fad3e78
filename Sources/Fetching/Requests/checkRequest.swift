import Foundation

/// Throws if `request` must not be sent: its URL is not an http or https URL, it has a body that its method does not
/// allow, or its method or a header field would break the framing of the message.
///
/// The transport calls this for each request that it sends, because layers and callers may have changed it.
func checkRequest(_ request: URLRequest) throws(RequestError) {
    guard let url = request.url, isHTTP(url) else { throw .invalidURL(text: request.url?.absoluteString ?? "") }
    let method = request.httpMethod ?? "GET"
    guard isToken(method) else { throw .invalidMethod(method) }
    let hasBody = request.httpBody?.isEmpty == false || request.httpBodyStream != nil
    if hasBody, !allowsBody(method) { throw .bodyNotAllowed(method: method) }
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
        try checkHeader(name, value)
    }
}

func checkHeader(_ name: String, _ value: String) throws(RequestError) {
    guard isToken(name) else { throw .invalidHeaderName(name) }
    guard isFieldValue(value) else { throw .invalidHeaderValue(name: name) }
}
