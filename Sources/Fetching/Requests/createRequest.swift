import Foundation

/// Builds a request from its parts, each escaped for its place; equal parts give equal requests, byte for byte.
///
/// How base and path join: the base's path without its trailing slashes, then `/` and each segment, escaped. Without
/// segments the base's path stays as it is. An empty last segment gives a trailing slash. The base's query comes first,
/// then `query` in the caller's order; the base's fragment is dropped.
///
/// ```swift
/// try createRequest(baseURL: "https://example.com/v1/", path: ["heroes", "3-D Man"], query: [QueryItem("limit", 20)])
/// // GET https://example.com/v1/heroes/3-D%20Man?limit=20
/// ```
///
/// - Parameters:
///   - method: The request method.
///   - baseURL: An absolute http or https URL.
///   - path: What comes after the base's path; a segment cannot leave its place, whatever is in it.
///   - query: Names and values; a value of nil leaves its name out.
///   - queryStyle: How lists and truth values are written.
///   - headers: Header fields by name; nil leaves one out.
///   - body: What to send. Its media type is sent as `Content-Type` unless `headers` has one; without a body none is
///     sent, whatever `headers` says.
///   - timeout: The request's own limit for an attempt, see ``timingOut(after:time:)``; nil leaves it to the store.
/// - Throws: ``RequestError`` where a part cannot be sent as it is.
public func createRequest(
    _ method: HTTPMethod = .get,
    baseURL: String,
    path: [String] = [],
    query: [QueryItem] = [],
    queryStyle: QueryStyle = QueryStyle(),
    headers: [String: String?] = [:],
    body: RequestBody? = nil,
    timeout: Duration? = nil
) throws(RequestError) -> URLRequest {
    var request = URLRequest(
        url: try url(base: baseURL, path: path, query: query.encoded(queryStyle, escape: percentEncoded)))
    request.httpMethod = method.rawValue
    for (name, value) in try distinctHeaders(headers) {
        request.setValue(value, forHTTPHeaderField: name)
    }
    if let body {
        guard allowsBody(method.rawValue) else { throw .bodyNotAllowed(method: method.rawValue) }
        request.httpBody = body.data
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
        }
    } else {
        request.setValue(nil, forHTTPHeaderField: "Content-Type")
    }
    if let timeout {
        request.timeoutInterval = timeout.seconds
    }
    try checkRequest(request)
    return request
}

private func url(base: String, path: [String], query: String) throws(RequestError) -> URL {
    guard var components = URLComponents(string: base), isHTTP(components.scheme), components.host?.isEmpty == false
    else {
        throw invalidURL(base)
    }
    if !path.isEmpty {
        var joined = components.percentEncodedPath
        while joined.hasSuffix("/") { joined.removeLast() }
        for (position, segment) in path.enumerated() {
            if segment == "." || segment == ".." { throw .dotSegment(segment) }
            if segment.isEmpty, position < path.count - 1 { throw .emptySegment(position) }
            joined += "/" + percentEncoded(segment)
        }
        components.percentEncodedPath = joined
    }
    let queries = [components.percentEncodedQuery ?? "", query].filter { !$0.isEmpty }
    components.percentEncodedQuery = queries.isEmpty ? nil : queries.joined(separator: "&")
    components.fragment = nil
    guard let url = components.url else { throw invalidURL(base) }
    return url
}

/// The headers that have a value, in a fixed order; a dictionary has none, and the same name twice would leave the
/// winner to chance.
private func distinctHeaders(_ headers: [String: String?]) throws(RequestError) -> [(String, String)] {
    var names: Set<String> = []
    var result: [(String, String)] = []
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        guard let value else { continue }
        guard names.insert(name.lowercased()).inserted else { throw .duplicateHeader(name: name) }
        try checkHeader(name, value)
        result.append((name, value))
    }
    return result
}
