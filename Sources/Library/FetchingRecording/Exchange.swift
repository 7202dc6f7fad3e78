import Fetching
internal import FetchingJSON
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
    /// The type of the body that the program that made the file names, which can differ from `Content-Type`.
    var mimeType = ""
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
        /// The file does not have the body. The text is the reason and the remedy, after the words “has a response”.
        case bodyMissing(String)

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
    /// URL, a WebSocket, an interim response, or a request that a browser blocked.
    init?(_ entry: JSONTree) {
        let (request, response) = (entry["request"], entry["response"])
        guard let text = request?["url"]?.text, let url = parsedURL(text), isHTTP(url) else { return nil }
        method = request?["method"]?.text ?? "GET"
        self.url = url
        secretItems = (request?["queryString"]?.elements ?? []).filter { $0["value"]?.text == SecretNames.mask }
            .compactMap { $0["name"]?.text }
        requestHeaders = fields(request?["headers"])
        requestBody = request?["postData"].flatMap(recordedBody(ofRequest:))
        // Some programs write the type of the body only here.
        if let type = request?["postData"]?["mimeType"]?.text, isFieldValue(type), !type.isEmpty,
            requestHeaders.value(ofHeader: "Content-Type") == nil
        {
            requestHeaders["Content-Type"] = type
        }

        // An interim response, such as 103, is not the response to a request (RFC 9110 §15.2).
        status = response?["status"]?.number.flatMap { Int(exactly: $0) }.flatMap {
            (200...999).contains($0) ? $0 : nil
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
        if headers.value(ofHeader: "Location") == nil, let target = response?["redirectURL"]?.text, !target.isEmpty {
            headers["Location"] = target
        }
        let content = response?["content"]
        mimeType = content?["mimeType"]?.text ?? ""
        if status == 304, method != "HEAD", content.map(hasBody) == true {
            // A browser has sent a condition for the response in its cache, and saves the body from there. The caller
            // has no such body, so it gets a complete response.
            status = 200
            let type = content?["mimeType"]?.text ?? ""
            if headers.value(ofHeader: "Content-Type") == nil, isFieldValue(type), !isBlank(type) {
                headers["Content-Type"] = type
            }
        }
        do throws(MissingBody) {
            let data = hasNoBody ? Data() : try recordedBody(content, headers, mayBeMissing: isRedirect)
            chunks = pieces(
                of: data, content?["_chunks"], end: headTime + duration(timings?["receive"]?.number ?? 0))
        } catch { if failure == nil { failure = .bodyMissing(error.reason) } }
        describeBody()
    }

    /// Whether a response to this request never has a body (RFC 9110 §6.4.1).
    private var hasNoBody: Bool {
        method == "HEAD" || status.map { [204, 205, 304].contains($0) } == true
    }

    /// Whether the body has no effect. Browsers don't save such a body.
    private var isRedirect: Bool {
        status.map { [301, 302, 303, 307, 308].contains($0) } == true && headers.value(ofHeader: "Location") != nil
    }

    /// Changes the header fields that describe the body to those of a live store. A body in a HAR file is decoded, and
    /// secrets in it may have been replaced.
    private mutating func describeBody() {
        headers = headers.filter { $0.key.lowercased() != "transfer-encoding" }
        // The response to `HEAD` describes the resource.
        if method == "HEAD" { return }
        let isCoded = headers.value(ofHeader: "Content-Encoding") != nil
        for name in headers.keys {
            switch name.lowercased() {
            case "content-encoding": headers[name] = nil
            case "content-length" where isCoded: headers[name] = nil
            case "content-length" where failure == nil && !hasNoBody: headers[name] = String(data.count)
            default: break
            }
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
