import Fetching
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// The server of a case. The header field `Req-Num` of a request tells which of the case's requests the client sent.
final class CacheSuiteOrigin: Sendable {
    /// A request that the server received, and the fields of the response that the client has to receive unchanged.
    struct Received: Sendable {
        var number: Int
        var request: URLRequest
        var checkedHeaders: [String: String]
    }

    private let requests: [CacheSuiteRequest]
    private let state = Mutex((received: [Received](), sentHeaders: [Int: [String: String]]()))

    init(_ requests: [CacheSuiteRequest]) { self.requests = requests }

    var received: [Received] { state.withLock { $0.received } }

    var store: NetworkStore { NetworkStore { try await self.respond(to: $0) } }

    private func respond(to request: URLRequest) async throws -> (Data, URLResponse) {
        let url = try #require(request.url)
        let number = request.value(forHTTPHeaderField: "Req-Num").flatMap { Int($0) } ?? received.count + 1
        guard requests.indices.contains(number - 1) else {
            return try stubResponse(to: request, Data(), status: 409, headers: [:])
        }
        let (expected, time) = (requests[number - 1], CallContext.current.time)
        if let pause = expected.responsePause { try await time.sleep(.seconds(pause)) }
        let status = status(of: number, request)
        let now = time.date()
        let context = CacheSuiteContext(now: now, baseURL: url.path(), request: expected)
        // The names of the fields are in lower case. The values of fields with the same name are joined with a comma.
        var (headers, last, checked): ([String: String], [String: String], [String: String]) = ([:], [:], [:])
        for header in expected.responseHeaders ?? [] {
            let (name, value) = (header.name.lowercased(), context.text(of: header.name, header.values[0]))
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
            last[name] = value
            if header.isChecked { checked[name] = headers[name] }
        }
        let numbers = state.withLock { [last, checked] state in
            state.sentHeaders[number] = last
            state.received.append(Received(number: number, request: request, checkedHeaders: checked))
            return state.received.map { "\($0.number)" }
        }
        if expected.disconnect == true { throw URLError(.networkConnectionLost) }
        headers["server-base-url"] = url.path()
        headers["client-request-count"] = "\(number)"
        headers["server-request-count"] = "\(numbers.count)"
        headers["server-now"] = "\(Int(now.timeIntervalSince1970 * 1000))"
        headers["request-numbers"] = numbers.joined(separator: " ")
        headers["date"] = headers["date"] ?? cacheSuiteDate(now)
        headers["content-type"] = headers["content-type"] ?? "text/plain"
        var body = Data()
        if status != 204, status != 304, request.httpMethod != "HEAD" {
            // The default is the first component of the path after `/test`, which is the ID of the case.
            body = Data((expected.responseBody ?? url.pathComponents.dropFirst(2).first ?? "").utf8)
            if let length = headers["content-length"] {
                // A client reads no more than this.
                body = body.prefix(Int(length) ?? .max)
            } else if headers["transfer-encoding"] == nil {
                headers["content-length"] = "\(body.count)"
            }
        }
        return try stubResponse(to: request, body, status: status, headers: headers)
    }

    /// Returns status 304 if the case expects a revalidation and the validator is that of the previous response. If it
    /// is not, returns status 999, with which a case fails.
    private func status(of number: Int, _ request: URLRequest) -> Int {
        let expected = requests[number - 1]
        guard expected.expectedType == .etagValidated || expected.expectedType == .lmValidated else {
            return expected.status ?? 200
        }
        func previous(_ name: String) -> String? {
            guard number > 1 else { return nil }
            if let sent = state.withLock({ $0.sentHeaders[number - 1] }) { return sent[name] }
            // The cache has answered the previous request itself.
            let header = requests[number - 2].responseHeaders?.last { $0.name.lowercased() == name }
            guard case .text(let text) = header?.values.first else { return nil }
            return text
        }
        for (validator, condition) in [("last-modified", "If-Modified-Since"), ("etag", "If-None-Match")] {
            guard let value = previous(validator) else { continue }
            if request.value(forHTTPHeaderField: condition) == value { return 304 }
        }
        return 999
    }
}

/// What the numbers and locations in the header fields of a case mean.
struct CacheSuiteContext {
    /// The date of the response, or nil if the response does not say it.
    var now: Date?
    /// The path of the request.
    var baseURL: String
    var request: CacheSuiteRequest

    func text(of name: String, _ value: CacheSuiteValue) -> String {
        let name = name.lowercased()
        if let seconds = value.number {
            guard dateNames.contains(name), let now else { return "\(seconds)" }
            let date = now.addingTimeInterval(Double(seconds))
            return cacheSuiteDate(date, isRFC850: request.rfc850date?.contains(name) == true)
        }
        guard request.magicLocations == true, name == "location" || name == "content-location" else {
            return value.text
        }
        return value.text.isEmpty ? baseURL : baseURL + "/" + value.text
    }
}

private let dateNames: Set<String> = ["date", "expires", "last-modified", "if-modified-since", "if-unmodified-since"]

/// Returns a date in the format of HTTP (RFC 9110 §5.6.7), or in its obsolete format of RFC 850.
private func cacheSuiteDate(_ date: Date, isRFC850: Bool = false) -> String {
    httpDateText(date, format: isRFC850 ? "EEEE, dd-MMM-yy HH:mm:ss 'GMT'" : httpDateFormat)
}
