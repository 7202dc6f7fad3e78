import Fetching
import Foundation
internal import HTTPSyntax

/// A request and its outcome, as an entry of a HAR file describes them.
///
/// The format is HAR 1.2, see http://www.softwareishard.com/blog/har-12-spec. Browsers, proxies and other libraries
/// write it in different ways, so only the URL and the status (or an error) are required. Names that begin with `_` are
/// extensions.
struct Exchange: Sendable {
    struct Chunk: Sendable {
        /// The time since the request was sent.
        var time: Duration
        var data: Data
    }

    var method: String
    var url: URL
    /// The names of query items that are not in the URL, because their values are secret.
    var secretItems: [String] = []
    var requestHeaders: [String: String]
    var requestBody: Data?
    /// The status of the response. Nil if there was no response.
    var status: Int?
    var headers: [String: String] = [:]
    /// The time from the request to the head of the response, or to the error.
    var headTime: Duration = .zero
    /// The body. A body that is not a stream has one chunk.
    var chunks: [Chunk] = []
    /// The reason why the body is not complete, or why there is no response.
    var failure: Failure?

    enum Failure: Sendable {
        case network(URLError.Code)
        /// The consumer of a stream did not read the rest of the body, or the body was too long to record.
        case unread
        /// The file does not have the body.
        case bodyMissing

        /// The text in a HAR file.
        var text: String {
            switch self {
            case .network(let code): "URLError \(code.rawValue)"
            case .unread: "unread"
            case .bodyMissing: "no body"
            }
        }

        /// Reads a text of this package, of Chromium, or of another program.
        init(_ text: String) {
            let words = text.split(separator: " ").map { String($0) }
            if text == Failure.unread.text {
                self = .unread
                return
            }
            // `URLError.Code(rawValue:)` returns an optional on Linux, but not on Apple platforms.
            let number = words.first == "URLError" ? words.last.flatMap { Int($0) } : nil
            let code: URLError.Code? = number.flatMap { URLError.Code(rawValue: $0) }
            let other = chromiumErrors.first { text.contains($0.name) }?.code
            self = .network(code ?? other ?? .networkConnectionLost)
        }
    }

    var data: Data { chunks.count == 1 ? chunks[0].data : chunks.reduce(into: Data()) { $0 += $1.data } }
}

private let chromiumErrors: [(name: String, code: URLError.Code)] = [
    ("TIMED_OUT", .timedOut), ("NAME_NOT_RESOLVED", .cannotFindHost), ("CONNECTION_REFUSED", .cannotConnectToHost),
    ("ADDRESS_UNREACHABLE", .cannotConnectToHost), ("INTERNET_DISCONNECTED", .notConnectedToInternet),
    ("ERR_CERT", .serverCertificateUntrusted), ("ERR_SSL", .secureConnectionFailed),
]

extension Exchange {
    /// Creates an exchange from an entry of a HAR file. Returns nil if the entry cannot be played, such as a `data:`
    /// URL, a WebSocket, or a request that a browser blocked.
    init?(_ entry: JSONTree) {
        let (request, response) = (entry["request"], entry["response"])
        guard let text = request?["url"]?.text, let url = parsedURL(text), isHTTP(url) else { return nil }
        method = request?["method"]?.text ?? "GET"
        self.url = url
        secretItems = (request?["queryString"]?.elements ?? []).filter { $0["value"]?.text == SecretNames.mask }
            .compactMap { $0["name"]?.text }
        requestHeaders = fields(request?["headers"])
        requestBody = request?["postData"].flatMap(body)

        status = response?["status"]?.number.flatMap { Int(exactly: $0) }.flatMap {
            (100...999).contains($0) ? $0 : nil
        }
        let error = response?["_error"]?.text ?? ""
        failure = error.isEmpty ? nil : Failure(error)
        let timings = entry["timings"]
        let phases = ["blocked", "dns", "connect", "send", "wait"].map { max(0, timings?[$0]?.number ?? 0) }
        headTime = duration(phases.reduce(0, +))
        if status == nil {
            if failure == nil || error.contains("ABORTED") { return nil }
            return
        }
        headers = fields(response?["headers"])
        // The body in a HAR file is already decoded, so these fields do not describe it.
        headers = headers.filter {
            !["content-encoding", "content-length", "transfer-encoding"].contains($0.key.lowercased())
        }
        if headers.value(ofHeader: "Location") == nil, let target = response?["redirectURL"]?.text, !target.isEmpty {
            headers["Location"] = target
        }
        let content = response?["content"]
        if let data = content.flatMap({ contentBody($0, headers.value(ofHeader: "Content-Type") ?? "") }) {
            chunks = pieces(
                of: data, content?["_chunks"], end: headTime + duration(timings?["receive"]?.number ?? 0))
        } else if content?["size"]?.number ?? 0 > 0, method != "HEAD", failure == nil {
            failure = .bodyMissing
        }
    }
}

/// Returns header fields by name. Pseudo-header fields of HTTP/2, such as `:path`, are left out.
private func fields(_ tree: JSONTree?) -> [String: String] {
    let lines = (tree?.elements ?? []).compactMap { line -> (name: String, value: String)? in
        guard let name = line["name"]?.text, let value = line["value"]?.text, isToken(name), isFieldValue(value) else {
            return nil
        }
        return (name, value)
    }
    return joinedFields(lines).fields
}

/// Returns the body of a request: its text, or the fields of a form.
private func body(_ postData: JSONTree) -> Data? {
    if let text = postData["text"]?.text, !text.isEmpty || postData["params"]?.elements.isEmpty != false {
        return postData["_encoding"]?.text == "base64" ? decodedBase64(text) : Data(text.utf8)
    }
    guard let parameters = postData["params"]?.elements else { return nil }
    let items = parameters.compactMap { item -> String? in
        guard let name = item["name"]?.text else { return nil }
        return "\(percentEncoded(name))=\(percentEncoded(item["value"]?.text ?? ""))"
    }
    return Data(items.joined(separator: "&").utf8)
}

/// Returns the body of a response, or nil if the file does not have it.
private func contentBody(_ content: JSONTree, _ contentType: String) -> Data? {
    let size = content["size"]?.number
    guard let text = content["text"]?.text else { return size ?? 0 > 0 ? nil : Data() }
    if content["encoding"]?.text?.lowercased() == "base64" { return decodedBase64(text) }
    return bytes(of: text, contentType, size: size.flatMap { Int(exactly: $0) })
}

private func decodedBase64(_ text: String) -> Data? { Data(base64Encoded: text, options: .ignoreUnknownCharacters) }

/// Returns the bytes of a body from its text in a HAR file. The content type names the character set; the default is
/// UTF-8. If it names none, and a body of a type such as `text/html` has another length than `size` in UTF-8, two
/// others are tried, as by browsers: the character set that the page names, and windows-1252.
package func bytes(of text: String, _ contentType: String, size: Int?) -> Data {
    let utf8 = Data(text.utf8)
    if let named = encodings(in: contentType) { return named.lazy.compactMap { text.data(using: $0) }.first ?? utf8 }
    if size == nil || size == utf8.count || !mediaType(contentType).hasPrefix("text/") { return utf8 }
    let others = (encodings(in: String(text.prefix(1024))) ?? []) + [.windowsCP1252]
    return others.lazy.compactMap { text.data(using: $0) }.first { $0.count == size } ?? utf8
}

/// Returns the encodings for the first `charset` in a content type or in a page. Returns nil if there is no
/// `charset`, or if its name is unknown.
private func encodings(in text: String) -> [String.Encoding]? {
    guard let position = text.range(of: "charset=", options: .caseInsensitive)?.upperBound else { return nil }
    let name = text[position...].drop { "\"'".contains($0) }.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return characterSets[name.lowercased()]
}

/// Divides a body into the chunks that a list describes. If the body is longer than these chunks, the rest is a further
/// chunk. The lengths can differ, because secrets were replaced.
///
/// - Parameter end: The time of the only chunk if there is no list.
private func pieces(of data: Data, _ list: JSONTree?, end: Duration) -> [Exchange.Chunk] {
    var chunks: [Exchange.Chunk] = []
    var rest = data
    for item in list?.elements ?? [] {
        let part = rest.prefix(item["size"]?.number.flatMap { Int(exactly: $0) }.map { max(0, $0) } ?? 0)
        rest = rest.dropFirst(part.count)
        chunks.append(Exchange.Chunk(time: duration(item["time"]?.number ?? 0), data: Data(part)))
    }
    if !rest.isEmpty || chunks.isEmpty {
        chunks.append(Exchange.Chunk(time: chunks.last?.time ?? end, data: Data(rest)))
    }
    return chunks
}

/// Returns a number of milliseconds as a duration between 0 and a day.
private func duration(_ milliseconds: Double) -> Duration {
    .milliseconds(min(max(0, milliseconds), 86_400_000))
}
