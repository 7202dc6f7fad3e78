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

    init(
        request: URLRequest, response: HTTPURLResponse, body: Data,
        message: @Sendable (HTTPURLResponse, Data) -> String?
    ) {
        let names = SecretNames.current
        let secrets = names.values(in: request)
        self.request = RequestSummary(request)
        status = response.statusCode
        headers = names.redacting(response.headerFields, hiding: secrets)
        // A little more is read than kept, lest the cut leaves a half of a secret that nothing recognises.
        let longest = secrets.map(\.utf8.count).max() ?? 0
        self.body = masking(secrets, in: Data(body.prefix(Self.maximumBodyBytes + longest))).prefix(
            Self.maximumBodyBytes)
        bodyBytes = body.count
        self.message = message(response, body).map { names.redacting(text: oneLine($0, limit: 1000), hiding: secrets) }
    }

    /// The value of a header field, whatever the case of its name.
    public func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }

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

extension HTTPURLResponse {
    var headerFields: [String: String] {
        var fields: [String: String] = [:]
        for case (let name as String, let value) in allHeaderFields { fields[name] = "\(value)" }
        return fields
    }
}

/// `text` on one line, its control characters shown as spaces, cut behind `limit` characters.
func oneLine(_ text: String, limit: Int) -> String {
    let line = String(
        text.prefix(limit).unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: Character(scalar)
            }
        })
    return line.trimmingCharacters(in: .whitespaces) + (text.count > limit ? "…" : "")
}

private func masking(_ secrets: [String], in body: Data) -> Data {
    guard secrets.contains(where: { body.firstRange(of: Data($0.utf8)) != nil }) else { return body }
    return secrets.reduce(body) { body, secret in
        var body = body
        while let range = body.firstRange(of: Data(secret.utf8)), secret != SecretNames.mask {
            body.replaceSubrange(range, with: Data(SecretNames.mask.utf8))
        }
        return body
    }
}
