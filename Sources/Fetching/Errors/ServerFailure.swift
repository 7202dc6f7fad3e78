import Foundation

/// An answer whose status is outside the accepted range.
public struct ServerFailure: Error, Sendable {
    /// The request, without its secrets.
    public let request: RequestSummary
    /// The HTTP status.
    public let status: Int
    /// The answer's header fields, the values of secret ones masked.
    public let headers: [String: String]
    /// The first ``maximumBodyBytes`` of the body, the request's own secrets masked where the server repeats them.
    public let body: Data
    /// How long the whole body was, in bytes.
    public let bodyBytes: Int
    /// What the server said, if it said something that was understood; one line, at most 1,000 characters.
    public let message: String?

    /// How much of a body an error keeps: 64 KiB.
    public static let maximumBodyBytes = 64 * 1024

    /// Makes a failure from the parts of an answer, whose secrets it masks and whose body it cuts.
    public init(
        request: URLRequest, status: Int, headers: [String: String] = [:], body: Data = Data(), message: String? = nil
    ) {
        self.init(request, status, headers, body, message, Redactor(request: request))
    }

    init(
        request: URLRequest, response: HTTPURLResponse, body: Data,
        message: @Sendable (HTTPURLResponse, Data) -> String?
    ) {
        self.init(
            request, response.statusCode, response.headerFields, body, message(response, body),
            Redactor(request: request, response: response))
    }

    private init(
        _ request: URLRequest, _ status: Int, _ headers: [String: String], _ body: Data, _ message: String?,
        _ redactor: Redactor
    ) {
        self.request = RequestSummary(request)
        self.status = status
        self.headers = redactor.fields(headers)
        self.body = redactor.prefix(body, limit: Self.maximumBodyBytes)
        bodyBytes = body.count
        let line = message.map { redactor.line($0, limit: 1000) }
        self.message = line?.isEmpty == false ? line : nil
    }

    /// The value of a header field, whatever the case of its name.
    public func header(_ name: String) -> String? { headers.value(ofHeader: name) }

    /// Whether the same request may succeed later: the statuses that say so, and 413 with a `Retry-After`
    /// (RFC 9110 §15.5.14).
    public var isRetryable: Bool {
        switch status {
        case 408, 429, 500, 502, 503, 504: true
        case 413: header("Retry-After") != nil
        default: false
        }
    }
}

extension ServerFailure: CustomStringConvertible, LocalizedError, CustomReflectable {
    /// One line for a log: the request, the status, and what the server said.
    public var description: String { "\(request): status \(status)" + (message.map { ", “\($0)”" } ?? "") }

    /// The server's own message, or else what the status means.
    public var errorDescription: String? { message ?? sentence(for: status) }

    /// Without children: the body is long.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

private func sentence(for status: Int) -> String {
    switch status {
    case 200...299: "The server's answer was not the one expected (\(status))."
    case 300...399: "The server sent us elsewhere, and nobody went there (\(status))."
    case 401: "You need to sign in (401)."
    case 403: "You may not see this (403)."
    case 404, 410: "What was asked for does not exist (\(status))."
    case 408: "The server gave up waiting (408)."
    case 429: "There were too many requests; try again later (429)."
    case 500...599: "The server has a problem; try again later (\(status))."
    default: "The server refused the request (\(status))."
    }
}

extension [String: String] {
    /// The value of a header field, whatever the case of its name; of two spellings always the same one.
    func value(ofHeader name: String) -> String? {
        filter { $0.key.lowercased() == name.lowercased() }.min { $0.key < $1.key }?.value
    }
}

extension HTTPURLResponse {
    var headerFields: [String: String] {
        var fields: [String: String] = [:]
        for case (let name as String, let value) in allHeaderFields { fields[name] = "\(value)" }
        return fields
    }
}
