import Fetching
import FetchingJSON
import FetchingRecording
import FetchingText
import Foundation
internal import HTTPSyntax

/// A request and its response, as an entry of a HAR file describes them.
public struct RecordedExchange: Sendable {
    var request: URLRequest
    var status: Int
    var headers: [String: String]
    var body: Data

    /// - Parameters:
    ///   - headers: The header fields of the response.
    ///   - body: The body of the response, without a content encoding.
    init(_ request: URLRequest, status: Int, headers: [String: String] = [:], body: Data = Data()) {
        (self.request, self.status, self.headers, self.body) = (request, status, headers, body)
    }
}

/// Returns the exchanges of a HAR file.
///
/// - Parameters:
///   - data: The contents of the file.
///   - file: The path of the file. Errors contain it.
public func recordedExchanges(in data: Data, file: URL) throws(RecordingError) -> [RecordedExchange] {
    try recordedResponses(in: data, file: file).map {
        RecordedExchange($0.request, status: $0.status, headers: $0.headers, body: $0.body)
    }
}

extension RecordedExchange {
    var method: String { request.httpMethod ?? "GET" }
    var contentType: String { mediaType(headers.value(ofHeader: "Content-Type") ?? "") }
    var isSuccess: Bool { 200..<300 ~= status }
    var isEmpty: Bool { body.allSatisfy(\.isJSONSpace) }

    /// The origin of the URL, such as `https://api.example.com`. A port that is the default of the scheme is left out.
    public var origin: String? {
        guard let url = request.url, isHTTP(url), let scheme = url.scheme?.lowercased(),
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.encodedHost
        else { return nil }
        let port = parts.port.flatMap { $0 == ["http": 80, "https": 443][scheme] ? nil : $0 }
        return "\(scheme)://\(host.lowercased())" + (port.map { ":\($0)" } ?? "")
    }

    /// The body as JSON, or nil if the body has another format.
    var json: JSONTree? {
        guard let tree = try? JSONTree(body) else { return nil }
        switch tree {
        case .object, .array: return tree
        // A plain text, such as `42`, can also be JSON, so the content type decides.
        default: return contentType.utf8.firstRange(of: "json".utf8) == nil ? nil : tree
        }
    }

    /// Whether the body is a JSON object or array, whatever its content type is.
    private var hasJSONContent: Bool {
        guard let first = body.first(where: { !$0.isJSONSpace }), "{[".utf8.contains(first) else { return false }
        return json != nil
    }

    /// Whether `textFetcher` reads the body: it is UTF-8, or a text in the character encoding of the response.
    var isText: Bool {
        if String(validating: body, as: UTF8.self) != nil { return true }
        guard contentType.hasPrefix("text/"), let url = request.url,
            let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
        else { return false }
        return bodyText(body, of: head) != nil
    }

    /// The reason why the exchange cannot belong to an API, or nil if it can.
    var reasonToSkip: String? {
        guard origin != nil, let path = request.url?.path(percentEncoded: true) else { return "not http or https" }
        if method == "OPTIONS" || method == "HEAD" { return "\(method) request" }
        if !isToken(method) { return "invalid method" }
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if segments.dropFirst().dropLast().contains(where: \.isEmpty) { return "path with an empty segment" }
        // This limit bounds the recursion for a hostile recording.
        if segments.count > 32 { return "path with more than 31 segments" }
        // `path:` and `query:` of `createRequest` cannot express these URLs.
        if segments.contains(where: { percentDecodedBytes(Substring($0)).first == UInt8(ascii: "/") }) {
            return "path segment that begins with a slash"
        }
        if segments.contains(where: { [[0x2E], [0x2E, 0x2E]].contains(percentDecodedBytes(Substring($0))) }) {
            return "path segment . or .."
        }
        let target = path + (request.url?.query(percentEncoded: true) ?? "")
        if String(validating: percentDecodedBytes(target), as: UTF8.self) == nil { return "URL that is not UTF-8" }
        switch status {
        case 200..<300, 400..<600: break
        case 304: return "unchanged response without a body"
        case 300..<400: return "redirect"
        default: return "no complete response"
        }
        // Many servers send the content type of an HTML page with an empty body, or with JSON.
        if isEmpty || hasJSONContent { return nil }
        let type = contentType
        let kind = String(Substring(type.utf8.prefix { $0 != UInt8(ascii: "/") }))
        if ["audio", "font", "image", "video"].contains(kind) { return kind }
        return skippedTypes[type]
    }
}

private let skippedTypes = [
    "text/html": "HTML page", "application/xhtml+xml": "HTML page", "text/css": "style sheet",
    "text/javascript": "script", "application/javascript": "script", "application/x-javascript": "script",
    "application/ecmascript": "script", "application/wasm": "script", "application/manifest+json": "web app manifest",
    "application/font-woff": "font", "application/font-woff2": "font", "application/vnd.ms-fontobject": "font",
    "text/event-stream": "event stream",
]
