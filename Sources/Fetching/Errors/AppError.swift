/// Everything that can go wrong with an endpoint, as a closed set that an app can switch over.
///
/// Nothing is lost on the way: each case has its details and the error beneath. Secrets are masked in all of them.
///
/// ```swift
/// switch await characters(CharacterQuery()) {
/// case .success(let page): show(page)
/// case .failure(.cancelled): break
/// case .failure(let error): show(error.localizedDescription, canRetry: error.isRetryable)
/// }
/// ```
public indirect enum AppError: Error, Sendable {
    /// The request could not be built, and was not sent.
    case request(RequestFailure)
    /// No usable answer came: offline, DNS, TLS, a time limit.
    case network(NetworkFailure)
    /// The server answered with a status outside the accepted range.
    case server(ServerFailure)
    /// The body did not match the model.
    case parsing(ParsingFailure)
    /// The task was cancelled.
    case cancelled
    /// Anything else.
    case unknown(UnknownFailure)
}

/// A request that could not be built.
public struct RequestFailure: Sendable {
    /// What the request builder threw; a ``RequestError`` if it was ours.
    public let underlying: any Error
}

/// An error that fits nowhere else, such as a bug in a layer.
public struct UnknownFailure: Sendable {
    /// The request, without its secrets; nil where the error came after it was answered and mapped.
    public let request: RequestSummary?
    /// The error itself.
    public let underlying: any Error
}

extension AppError {
    /// Whether trying again can help: the failure may pass by itself.
    public var isRetryable: Bool {
        switch self {
        case .network(let failure): failure.fault.isRetryable
        case .server(let failure): failure.isRetryable
        case .request, .parsing, .cancelled, .unknown: false
        }
    }

    /// The error beneath, where there is one.
    public var underlying: (any Error)? {
        switch self {
        case .request(let failure): failure.underlying
        case .network(let failure): failure.underlying
        case .server(let failure): failure
        case .parsing(let failure): failure.underlying
        case .cancelled: nil
        case .unknown(let failure): failure.underlying
        }
    }
}

extension AppError: CustomStringConvertible, CustomDebugStringConvertible {
    /// One line for a log: the request, what was found, what was expected.
    public var description: String {
        switch self {
        case .request(let failure):
            "request not built: \(safeText(failure.underlying))"
        case .network(let failure):
            "\(failure.request): \(networkText(failure))"
        case .server(let failure):
            "\(failure.request): status \(failure.status)" + (failure.message.map { ", “\($0)”" } ?? "")
        case .parsing(let failure):
            "\(failure.request): \(parsingText(failure))"
        case .cancelled:
            "cancelled"
        case .unknown(let failure):
            (failure.request.map { "\($0): " } ?? "") + safeText(failure.underlying)
        }
    }

    /// The description.
    public var debugDescription: String { description }
}

extension AppError: LocalizedError {
    /// A sentence for a person.
    public var errorDescription: String? {
        switch self {
        case .request(let failure): "The request could not be made: \(safeText(failure.underlying))."
        case .network(let failure): failure.fault.meaning
        case .server(let failure): failure.message ?? statusText(failure.status)
        case .parsing: "The server's answer could not be understood."
        case .cancelled: "Cancelled."
        case .unknown: "Something went wrong."
        }
    }
}

private func networkText(_ failure: NetworkFailure) -> String {
    guard let error = failure.underlying as? URLError else { return safeText(failure.underlying) }
    let detail = error.errorUserInfo[NSLocalizedDescriptionKey].map { ", \(safeText("\($0)"))" } ?? ""
    return "\(failure.fault.meaning) (URLError \(error.code.rawValue)\(detail))"
}

private func parsingText(_ failure: ParsingFailure) -> String {
    var text = failure.path.isEmpty ? "" : "\(failure.path): "
    text += "expected \(failure.expected)"
    if let found = failure.found { text += ", found \(oneLine(found, limit: 300))" }
    if !failure.excerpt.isEmpty { text += ", in \(failure.excerpt)" }
    return text
}

/// One line without secrets, whatever the error says.
private func safeText(_ error: Any) -> String {
    SecretNames.current.redacting(text: oneLine("\(error)", limit: 500), hiding: [])
}

private func statusText(_ status: Int) -> String {
    switch status {
    case 401: "You need to sign in (401)."
    case 403: "You may not see this (403)."
    case 404, 410: "What was asked for does not exist (\(status))."
    case 408: "The server gave up waiting (408)."
    case 429: "There were too many requests; try again later (429)."
    case 500...599: "The server has a problem; try again later (\(status))."
    default: "The server refused the request (\(status))."
    }
}
