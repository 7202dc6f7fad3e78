import Foundation

/// Throws if `request` is one that must not be sent: not http(s), a body where none is allowed, or a method or header
/// that would break the request's framing.
///
/// The transport asks it too, for requests that were not made by
/// ``createRequest(_:baseURL:path:query:queryStyle:headers:body:timeout:)``.
func checkRequest(_ request: URLRequest) throws(RequestError) {
    guard let url = request.url, isHTTP(url.scheme), url.host()?.isEmpty == false else {
        throw invalidURL(request.url?.absoluteString ?? "")
    }
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

/// Whether a request with this method may carry a body: RFC 9110 gives one no meaning with `GET` and `HEAD` (§9.3.1,
/// §9.3.2) and forbids it with `TRACE` (§9.3.8).
func allowsBody(_ method: String) -> Bool { !["GET", "HEAD", "TRACE"].contains(method.uppercased()) }

func isHTTP(_ scheme: String?) -> Bool {
    ["http", "https"].contains(scheme?.lowercased())
}

/// What isn't a URL has its user information in no certain place: whatever stands before the last `@` is left out.
func invalidURL(_ text: String) -> RequestError {
    let safe = text.lastIndex(of: "@").map { SecretNames.mask + text[$0...] } ?? text
    return .invalidURL(SecretNames.current.redacting(urlText: safe))
}

/// RFC 9110 §5.6.2.
func isToken(_ text: String) -> Bool {
    let marks = "!#$%&'*+-.^_`|~".utf8
    return !text.isEmpty
        && text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: marks.contains(byte)
            }
        }
}

/// RFC 9110 §5.5: no control characters but the tab.
private func isFieldValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
}
