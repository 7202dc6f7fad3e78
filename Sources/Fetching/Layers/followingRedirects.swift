import Foundation

/// Follows redirects (RFC 9110 §15.4), and keeps credentials from going along to another origin.
///
/// 301 and 302 turn a `POST` into a `GET`, 303 everything but `HEAD`; 307 and 308 keep method and body. A target
/// without a fragment inherits the request's. When scheme, host or port changes, every header named in
/// ``SecretNames/current`` is dropped, and does not come back even if a later redirect leads home. A redirect without a
/// `Location` is an answer like any other.
///
/// - Parameter limit: How many redirects are followed before ``RedirectError/tooMany(limit:last:)`` is thrown.
public func followingRedirects(limit: Int = 10) -> StoreLayer {
    { store in
        NetworkStore { request in
            var request = request
            var count = 0
            while true {
                let (data, response) = try await store.fetchData(request)
                guard let next = try redirect(of: request, by: response) else { return (data, response) }
                count += 1
                guard count <= limit else {
                    throw RedirectError.tooMany(limit: limit, last: SecretNames.current.redacting(next.url))
                }
                request = next
            }
        }
    }
}

/// The request that `response` redirects `request` to, or nil if it doesn't.
func redirect(of request: URLRequest, by response: URLResponse) throws(RedirectError) -> URLRequest? {
    guard let response = response as? HTTPURLResponse, [301, 302, 303, 307, 308].contains(response.statusCode),
        let location = response.value(forHTTPHeaderField: "Location"), let url = request.url
    else { return nil }
    let target = try target(of: location, from: url)
    var next = request
    next.url = target
    if let method = changedMethod(request.httpMethod ?? "GET", by: response.statusCode) {
        next.httpMethod = method
        next.httpBody = nil
        next.httpBodyStream = nil
        removeHeaders(from: &next) { $0.hasPrefix("content-") || $0 == "transfer-encoding" || $0 == "digest" }
    } else if request.httpBodyStream != nil {
        throw .bodyNotReplayable
    }
    if !haveSameOrigin(url, target) {
        let secrets = SecretNames.current
        removeHeaders(from: &next) { secrets.containsHeader($0) || $0 == "host" }
    }
    return next
}

private func target(of location: String, from url: URL) throws(RedirectError) -> URL {
    // An empty reference is the same document (RFC 3986 §4.4); `URL` takes it for an error.
    guard let target = location.isEmpty ? url : URL(string: location, relativeTo: url)?.absoluteURL,
        var components = URLComponents(url: target, resolvingAgainstBaseURL: true),
        ["http", "https"].contains(target.scheme?.lowercased()), target.host()?.isEmpty == false
    else { throw .invalidTarget(SecretNames.current.redacting(urlText: location)) }
    if components.fragment == nil { components.percentEncodedFragment = url.fragment(percentEncoded: true) }
    return components.url ?? target
}

/// The method to go on with where it is another: `GET`, in practice for 301 and 302 with `POST` (RFC 9110 §15.4.2,
/// §15.4.3).
private func changedMethod(_ method: String, by status: Int) -> String? {
    switch (status, method) {
    case (301, "POST"), (302, "POST"): "GET"
    case (303, let method) where method != "HEAD" && method != "GET": "GET"
    default: nil
    }
}

/// RFC 6454 §5.
func haveSameOrigin(_ one: URL, _ other: URL) -> Bool {
    func origin(_ url: URL) -> [String?] {
        let scheme = url.scheme?.lowercased()
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host()?.lowercased(), String(port)]
    }
    return origin(one) == origin(other)
}

private func removeHeaders(from request: inout URLRequest, where isRemoved: (String) -> Bool) {
    for name in (request.allHTTPHeaderFields ?? [:]).keys where isRemoved(name.lowercased()) {
        request.setValue(nil, forHTTPHeaderField: name)
    }
}
