import Foundation
internal import HTTPSyntax

/// A response with a status outside the accepted range, or with an error in its body; see ``ServerError``.
public struct ServerFailure: Error, Sendable {
    /// The method and the URL of the request, with secrets masked.
    public let request: String
    /// The status of the response.
    public let status: Int
    /// The header fields of the response, as the server sent them. They may contain secrets, so don't log them.
    public let headers: [String: String]
    /// The body, as the server sent it. It may contain secrets, so don't log it.
    ///
    /// If the body could not be read completely, for example because the connection was lost, this is at most its
    /// beginning, and the description has the reason.
    public let body: Data
    /// The server's own message on one line, or nil if the body has no message. Secrets are masked. A message of more
    /// than 1,000 Unicode scalars is truncated and ends with `…`.
    public let message: String?
    /// The server's own code of the error, such as `RESOURCE_DOES_NOT_EXIST`, on one line with secrets masked. Nil if
    /// there is none.
    ///
    /// It is the code of the ``ServerError`` that a mapper has thrown, or a text or a number in `code`, `error_code` or
    /// `errorCode` of the body, of its `error` or of the first of its `errors`, or the `error` of OAuth (RFC 6749
    /// §5.2).
    public let code: String?
    /// The beginning of the body, for a log, with secrets masked. If the body is a long HTML page or is not text, its
    /// size and type instead. Nil if there is a message or if the body is empty.
    package let excerpt: String?
    /// The message for a log. Unlike in ``message``, a secret that is an ordinary word is masked everywhere.
    private let logMessage: String?
    /// The type of the body, such as `text/html`, with secrets masked.
    let mediaType: String
    /// The reason why the body is not complete, with secrets masked. Nil if the body is complete.
    package let bodyFault: String?

    /// Creates a failure from the parts of a response. Secrets are masked in the message and in the description.
    public init(
        request: URLRequest, status: Int, headers: [String: String] = [:], body: Data = Data(), message: String? = nil
    ) {
        self.init(request, status, headers, body, nil, message, Redactor(request: request))
    }

    /// Creates a failure from a response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - response: The response.
    ///   - body: The body, or the part that has arrived.
    ///   - bodyError: The error because of which the body is not complete, or nil for that of the response.
    ///   - message: Returns the server's error message, such as ``serverMessage(in:body:)``.
    public init(
        request: URLRequest, response: HTTPURLResponse, body: Data, bodyError: (any Error)? = nil,
        message: @Sendable (HTTPURLResponse, Data) -> String?
    ) {
        self.init(
            request, response.statusCode, response.headerFields, body, bodyError ?? response.bodyError,
            message(response, body), code: serverCode(in: response, body: body),
            Redactor(request: request, response: response))
    }

    /// Creates a failure from an error that the server reports in the body of a response.
    init(request: URLRequest, response: HTTPURLResponse, body: Data, _ error: ServerError) {
        self.init(
            request, response.statusCode, response.headerFields, body, response.bodyError, error.message,
            code: error.code, Redactor(request: request, response: response))
    }

    private init(
        _ request: URLRequest, _ status: Int, _ headers: [String: String], _ body: Data, _ bodyError: (any Error)?,
        _ message: String?, code: String? = nil, _ redactor: Redactor
    ) {
        self.request = requestSummary(of: request, redactor)
        self.status = status
        self.headers = headers
        self.body = body
        func line(_ redactor: Redactor) -> String? {
            message.map { redactor.line($0, limit: 1000) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        self.message = line(redactor.forSentences)
        logMessage = line(redactor)
        self.code = code.map { redactor.line($0, limit: 100) }
        mediaType = maskedMediaType(headers, redactor)
        excerpt = self.message == nil && !body.isEmpty ? bodyExcerpt(body, type: mediaType, redactor) : nil
        bodyFault = bodyError.map { error in
            let text = (error as? URLError).map {
                $0.errorUserInfo[NSLocalizedDescriptionKey] ?? transportFault($0.code).meaning
            }
            return redactor.line("\(text ?? error)", limit: 300)
        }
    }

    /// Returns the value of a header field, or nil if the field is missing. The case of `name` is ignored. An equal
    /// value that was sent twice counts once.
    public func header(_ name: String) -> String? {
        headers.value(ofHeader: name).map { withoutRepeats($0, of: name) }
    }

    var traits: FailureTraits { FailureTraits(status: status, hasRetryAfter: header("Retry-After") != nil) }
}

extension ServerFailure: CustomStringConvertible, LocalizedError, CustomReflectable {
    /// One line for a log: the request, the status, the server's own code if there is one, and its message. Without a
    /// message, the beginning of the body follows. For a long HTML page or a body that is not text, its size and type
    /// follow instead, such as `3.0 KB of text/html`. If the body is not complete, the line ends with the reason.
    public var description: String {
        // Without a message, the beginning of the body has the code.
        "\(request): status \(status)" + (logMessage == nil ? "" : code.map { ", code \($0)" } ?? "")
            + (logMessage.map { ", “\($0)”" } ?? excerpt.map { ", \($0)" } ?? "")
            + (bodyFault.map { "; the body is incomplete: \($0)" } ?? "")
    }

    /// A sentence for the user: the server's own message if there is one, otherwise a sentence for the status.
    public var errorDescription: String? { message ?? sentence(for: status) }

    /// A mirror without children, because the body and the header fields may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Returns the first 200 characters of `body` on one line. If `body` is a long HTML page or is not text, returns its
/// size and type instead.
private func bodyExcerpt(_ body: Data, type: String, _ redactor: Redactor) -> String {
    let isText = !body.prefix(1000).contains { $0 < 0x20 && !"\t\n\r".utf8.contains($0) }
    guard isText, body.count <= 200 || type != "text/html" else {
        return sizeText(body.count) + (type.isEmpty ? " of data" : " of \(type)")
    }
    // The redactor also receives bytes that are not shown, because a secret may begin in the shown bytes and end later.
    let bytes = [UInt8](body.prefix(64 * 1024))
    let shown = min(bytes.count, 4000)
    let line = redactor.line(bytes, in: 0..<shown, limit: 200)
    return "body: " + line + (shown < body.count && !line.hasSuffix("…") ? "…" : "")
}

/// Returns the media type from the `Content-Type` field, with secrets masked. Returns an empty string if the field is
/// missing.
func maskedMediaType(_ headers: [String: String], _ redactor: Redactor) -> String {
    redactor.line(mediaType(headers.value(ofHeader: "Content-Type") ?? ""), limit: 60)
}

private func sentence(for status: Int) -> String {
    switch status {
    case 200...299: "The response has an unexpected status (\(status))."
    case 300...399: "The server redirected the request, but the redirect was not followed (\(status))."
    case 401: "You need to sign in (401)."
    case 403: "You don't have access (403)."
    case 404, 410: "The resource does not exist (\(status))."
    case 408: "The server did not receive the request in time (408)."
    case 429: "Too many requests were sent. Try again later (429)."
    case 500...599: "The server has a problem. Try again later (\(status))."
    default: "The server refused the request (\(status))."
    }
}
