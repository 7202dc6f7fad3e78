import FetchingJSON
import Foundation
internal import HTTPSyntax

/// A closure that creates a request from an endpoint's parameters. Equal parameters should give equal requests.
///
/// For several parameters, use a `Sendable` struct. A `[String: Any]` is not `Sendable`, so code on the main actor
/// cannot use such a dictionary after it has passed the dictionary to a fetcher.
public typealias RequestBuilder<Params> = @Sendable (Params) throws -> URLRequest

/// Creates a request from its parts. Percent-encodes the path segments and the query. Equal parts give equal requests,
/// byte for byte.
///
/// The path is the path of the base URL without trailing slashes, followed by `/` and each segment. Without segments,
/// the path of the base URL is unchanged, except that `trailingSlash` can add a slash. An empty segment is an error,
/// because it is usually a missing ID: a `DELETE` without the ID could delete the complete list. A segment that begins
/// with a slash is an error too, because it is usually a path. The query of the base URL precedes `query`. The items of
/// `query` keep their order. The fragment of the base URL is removed.
///
/// In the base URL, only bytes that a URL must not contain are percent-encoded, such as `[` and a space. Its escapes,
/// such as `%20`, stay as they are.
///
/// ```swift
/// try createRequest(baseURL: "https://example.com/v1/", path: ["heroes", "3-D Man"], query: [QueryItem("limit", 20)])
/// // GET https://example.com/v1/heroes/3-D%20Man?limit=20
/// ```
///
/// - Parameters:
///   - method: The request method.
///   - baseURL: An absolute http or https URL.
///   - path: The segments that follow the path of the base URL. A `/` inside a segment is percent-encoded, and so is a
///     `%`.
///   - trailingSlash: Whether a slash is added to the end of the path.
///   - query: The query items. An item with a nil value is left out. For the properties of a value, pass
///     `.encoding(value)`.
///   - queryStyle: The format of lists and Boolean values in the query and in a form.
///   - headers: The values of header fields by name. A field with a nil value is left out.
///   - body: The body to send. Its content type becomes the `Content-Type` field, unless `headers` contains that field.
///     The boundary of a multipart body is added to a multipart type in `headers`. A request without a body never has a
///     `Content-Type`. JSON has the default format of ``JSONOptions``, unless the body has options of its own.
///   - timeLimit: The time limit for one attempt, or nil for the store's limit.
/// - Throws: ``RequestError`` if the URL, a path segment, the method or a header field is invalid, if the method does
///   not allow a body, if a value cannot be encoded, or if the boundary in `headers` is not that of the body.
public func createRequest(
    _ method: HTTPMethod = .get,
    baseURL: String,
    path: [String] = [],
    trailingSlash: Bool = false,
    query: [QueryItem] = [],
    queryStyle: QueryStyle = QueryStyle(),
    headers: [String: String?] = [:],
    body: RequestBody? = nil,
    timeLimit: Duration? = nil
) throws(RequestError) -> URLRequest {
    try createRequest(
        method, baseURL: baseURL, path: path, trailingSlash: trailingSlash, query: query, queryStyle: queryStyle,
        json: JSONOptions(), headers: headers, body: body, timeLimit: timeLimit)
}

/// Creates a request from its parts. The JSON of the body has the format of `json`.
func createRequest(
    _ method: HTTPMethod, baseURL: String, path: [String] = [], trailingSlash: Bool = false, query: [QueryItem],
    queryStyle: QueryStyle, json: JSONOptions, headers: [String: String?], body: RequestBody?, timeLimit: Duration?
) throws(RequestError) -> URLRequest {
    var request = URLRequest(
        url: try url(
            base: baseURL, path: path, trailingSlash: trailingSlash,
            query: try query.encoded(queryStyle, json, by: percentEncoded)))
    let headers = try sortedHeaders(headers)
    // The headers are checked before they are set, because on Linux `URLRequest` drops an invalid value without an
    // error.
    try checkHead(method: method.rawValue, headers: headers, hasBody: body != nil)
    request.httpMethod = method.rawValue
    for (name, value) in headers {
        request.setValue(value, forHTTPHeaderField: name)
    }
    if let body {
        let source = try body.source(json, queryStyle)
        if case .data(let data) = source { request.httpBody = data } else { request.setBody(source) }
        let given = request.value(forHTTPHeaderField: "Content-Type")
        request.setValue(try contentType(given, of: body), forHTTPHeaderField: "Content-Type")
    } else {
        request.setValue(nil, forHTTPHeaderField: "Content-Type")
    }
    if let timeLimit { request.ownTimeLimit = timeLimit }
    return request
}

/// Returns the value of the field `Content-Type`: the given value, or the type of the body. The boundary of a multipart
/// body is added to a multipart type without one (RFC 2046 §5.1.1).
private func contentType(_ given: String?, of body: RequestBody) throws(RequestError) -> String {
    guard let given else { return body.contentType }
    guard mediaType(given).hasPrefix("multipart/"), mediaType(body.contentType).hasPrefix("multipart/"),
        let boundary = parameter("boundary", inContentType: body.contentType)
    else { return given }
    switch parameter("boundary", inContentType: given) {
    case boundary: return given
    case nil: return "\(given); boundary=" + (isToken(boundary) ? boundary : "\"\(boundary)\"")
    default:
        throw .unencodableBody("the boundary in the header field Content-Type is not that of the body; leave it out")
    }
}

/// Creates a request from its parts, with a `URL` as the base URL.
///
/// Everything else is the same as with a string.
@_disfavoredOverload  // so that in a closure without types, `$0` passed as `baseURL` is a string
public func createRequest(
    _ method: HTTPMethod = .get,
    baseURL: URL,
    path: [String] = [],
    trailingSlash: Bool = false,
    query: [QueryItem] = [],
    queryStyle: QueryStyle = QueryStyle(),
    headers: [String: String?] = [:],
    body: RequestBody? = nil,
    timeLimit: Duration? = nil
) throws(RequestError) -> URLRequest {
    try createRequest(
        method, baseURL: baseURL.absoluteString, path: path, trailingSlash: trailingSlash, query: query,
        queryStyle: queryStyle, headers: headers, body: body, timeLimit: timeLimit)
}

private func url(base: String, path: [String], trailingSlash: Bool, query: String) throws(RequestError) -> URL {
    guard var components = parsedComponents(base), isHTTP(scheme: components.scheme),
        components.host?.isEmpty == false
    else { throw .invalidURL(text: base) }
    if !path.isEmpty || trailingSlash {
        var joined = components.percentEncodedPath
        while joined.hasSuffix("/") { joined.removeLast() }
        for (position, segment) in path.enumerated() {
            if segment.utf8.count <= 2, segment == "." || segment == ".." { throw .dotSegment(segment) }
            if segment.isEmpty { throw .emptySegment(position) }
            if segment.utf8.first == UInt8(ascii: "/") { throw .leadingSlash(position) }
            joined += "/" + percentEncoded(segment)
        }
        if trailingSlash { joined += "/" }
        components.percentEncodedPath = joined
    }
    let queries = [components.percentEncodedQuery ?? "", query].filter { !$0.isEmpty }
    components.percentEncodedQuery = queries.isEmpty ? nil : queries.joined(separator: "&")
    components.fragment = nil
    guard let url = components.url else { throw .invalidURL(text: base) }
    return url
}

/// Returns the header fields that have a value, sorted by name. Throws if two names differ only in case: a dictionary
/// has no order, so the value that is sent would be random.
func sortedHeaders(_ headers: [String: String?]) throws(RequestError) -> [(key: String, value: String)] {
    var names: Set<String> = []
    var result: [(key: String, value: String)] = []
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        guard let value else { continue }
        guard names.insert(name.lowercased()).inserted else { throw .duplicateHeader(name: name) }
        result.append((name, value))
    }
    return result
}
