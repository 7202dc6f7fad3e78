import Fetching
import Foundation
import Synchronization
import Testing

/// The server of a case. The header field `Req-Num` of a request tells which of the case's requests the client sent.
final class CacheSuiteOrigin: Sendable {
    /// A request that the server received, and the fields of the response that the client has to receive unchanged.
    struct Received: Sendable {
        var number: Int
        var method: String
        /// The header fields, with names in lower case.
        var headers: [String: String]
        var checkedHeaders: [CacheSuiteField]
    }

    private let requests: [CacheSuiteRequest]
    private let state = Mutex((received: [Received](), sentHeaders: [Int: [CacheSuiteField]]()))

    init(_ requests: [CacheSuiteRequest]) { self.requests = requests }

    var received: [Received] { state.withLock { $0.received } }

    var store: NetworkStore { NetworkStore { try await self.respond(to: $0) } }

    private func respond(to request: URLRequest) async throws -> (Data, URLResponse) {
        let url = try #require(request.url)
        let number = request.value(forHTTPHeaderField: "Req-Num").flatMap { Int($0) } ?? received.count + 1
        guard requests.indices.contains(number - 1) else {
            let response = HTTPURLResponse(url: url, statusCode: 409, httpVersion: "HTTP/1.1", headerFields: [:])
            return (Data(), try #require(response))
        }
        let (expected, time) = (requests[number - 1], CallContext.current.time)
        if expected.responsePause > 0 { try await time.sleep(.seconds(expected.responsePause)) }
        let status = status(of: number, request)
        let now = time.date()
        let context = CacheSuiteContext(now: now, baseURL: url.path(), request: expected)
        let fields = expected.responseHeaders.map { CacheSuiteField($0.name, context.text(of: $0.name, $0.value)) }
        var headers = CacheSuiteFields()
        var checked: [CacheSuiteField] = []
        for (field, header) in zip(fields, expected.responseHeaders) {
            headers.append(field)
            guard header.isChecked else { continue }
            checked.removeAll { $0.name == field.name }
            checked.append(CacheSuiteField(field.name, headers[field.name] ?? ""))
        }
        let numbers = state.withLock { [checked] state in
            state.sentHeaders[number] = fields
            let method = request.httpMethod ?? "GET"
            let names = (request.allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }
            state.received.append(
                Received(
                    number: number, method: method, headers: Dictionary(names) { $0 + ", " + $1 },
                    checkedHeaders: checked))
            return state.received.map(\.number)
        }
        if expected.disconnects { throw URLError(.networkConnectionLost) }
        headers.set("Server-Base-Url", url.path())
        headers.set("Server-Request-Count", "\(numbers.count)")
        headers.set("Client-Request-Count", "\(number)")
        headers.set("Server-Now", "\(Int(now.timeIntervalSince1970 * 1000))")
        headers.set("Request-Numbers", numbers.map(String.init).joined(separator: " "))
        if headers["Date"] == nil { headers.set("Date", cacheSuiteDate(now)) }
        if headers["Content-Type"] == nil { headers.set("Content-Type", "text/plain") }
        var body = Data()
        if status != 204, status != 304, request.httpMethod != "HEAD" {
            body = Data((expected.responseBody ?? CacheSuiteRequest.defaultBody(of: url)).utf8)
            if let length = headers["Content-Length"] {
                // A client reads no more than this.
                body = body.prefix(Int(length) ?? .max)
            } else if headers["Transfer-Encoding"] == nil {
                headers.set("Content-Length", "\(body.count)")
            }
        }
        let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers.dictionary)
        return (body, try #require(response))
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
            let sent = state.withLock { $0.sentHeaders[number - 1] }
            if let sent { return sent.last { $0.isNamed(name) }?.value }
            // The cache has answered the previous request itself.
            let header = requests[number - 2].responseHeaders.last { CacheSuiteField($0.name, "").isNamed(name) }
            guard case .text(let text) = header?.value else { return nil }
            return text
        }
        for (validator, condition) in [("Last-Modified", "If-Modified-Since"), ("ETag", "If-None-Match")] {
            guard let value = previous(validator) else { continue }
            if request.value(forHTTPHeaderField: condition) == value { return 304 }
        }
        return 999
    }
}

extension CacheSuiteRequest {
    /// The body of a response without a body of its own: the first component of the path after `/test`, which is the
    /// ID of the case.
    static func defaultBody(of url: URL) -> String { url.pathComponents.dropFirst(2).first ?? "" }
}

struct CacheSuiteField: Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

    func isNamed(_ name: String) -> Bool { self.name.caseInsensitiveCompare(name) == .orderedSame }
}

/// Header fields. The values of fields with the same name are joined with a comma.
struct CacheSuiteFields: Sendable {
    private var fields: [CacheSuiteField] = []

    subscript(name: String) -> String? { fields.first { $0.isNamed(name) }?.value }

    mutating func append(_ field: CacheSuiteField) {
        if let index = fields.firstIndex(where: { $0.isNamed(field.name) }) {
            fields[index] = CacheSuiteField(field.name, fields[index].value + ", " + field.value)
        } else {
            fields.append(field)
        }
    }

    mutating func set(_ name: String, _ value: String) {
        fields.removeAll { $0.isNamed(name) }
        fields.append(CacheSuiteField(name, value))
    }

    var dictionary: [String: String] { Dictionary(fields.map { ($0.name, $0.value) }) { $1 } }
}

/// What the numbers and locations in the header fields of a case mean.
struct CacheSuiteContext {
    /// The date of the response, or nil if the response does not say it.
    var now: Date?
    /// The path of the request.
    var baseURL: String
    var request: CacheSuiteRequest

    func text(of name: String, _ value: CacheSuiteHeader.Value) -> String {
        let name = name.lowercased()
        switch value {
        case .number(let seconds):
            guard dateNames.contains(name), let now else { return "\(seconds)" }
            let date = now.addingTimeInterval(Double(seconds))
            return cacheSuiteDate(date, isRFC850: request.rfc850Dates.contains(name))
        case .text(let text):
            guard request.hasRelativeLocations, name == "location" || name == "content-location" else { return text }
            return text.isEmpty ? baseURL : baseURL + "/" + text
        }
    }
}

private let dateNames: Set<String> = ["date", "expires", "last-modified", "if-modified-since", "if-unmodified-since"]

/// Returns a date in the format of HTTP (RFC 9110 §5.6.7), or in its obsolete format of RFC 850.
private func cacheSuiteDate(_ date: Date, isRFC850: Bool = false) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = isRFC850 ? "EEEE, dd-MMM-yy HH:mm:ss 'GMT'" : "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
}
