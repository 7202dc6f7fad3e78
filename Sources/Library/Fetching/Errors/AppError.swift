import Foundation

/// An error of a call to an endpoint. The set of cases is closed, so an app can handle all cases in a `switch`.
///
/// Each case except ``cancelled`` has details and the underlying error. The texts of all cases mask secrets. Other data
/// is not masked and may contain secrets: the header fields and the body of a response, and the underlying error. A
/// `URLError` from ``NetworkStore/live`` contains no secrets.
///
/// ```swift
/// switch await characters(CharacterQuery()) {
/// case .success(let page): show(page)
/// case .failure(.cancelled): break
/// case .failure(let error): show(error.localizedDescription, canRetry: error.isRetryable)
/// }
/// ```
public indirect enum AppError: Error, Sendable {
    /// The request was not sent: it could not be created or signed, or it is invalid.
    case request(RequestFailure)
    /// No usable response arrived, for example because of a lost connection, a failed name lookup, a TLS error or a
    /// time limit.
    case network(NetworkFailure)
    /// The response has a status outside the accepted range.
    case server(ServerFailure)
    /// The body of the response does not match the model.
    case parsing(ParsingFailure)
    /// The task was cancelled.
    case cancelled
    /// Any other error.
    case unknown(UnknownFailure)
}

extension AppError {
    /// Whether the same call may succeed later. The request method is not considered. Check the method before you
    /// repeat a call, because the server may carry out a `POST` twice.
    public var isRetryable: Bool { traits.isRetryable }

    /// What the error means for code that decides what happens next, such as a circuit breaker. Only ``network(_:)``
    /// and ``server(_:)`` have traits.
    public var traits: FailureTraits {
        switch self {
        case .network(let failure): failure.traits
        case .server(let failure): failure.traits
        case .request, .parsing, .cancelled, .unknown: FailureTraits()
        }
    }

    /// The underlying error, or nil for ``cancelled``.
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

extension AppError: CustomStringConvertible, LocalizedError, CustomReflectable {
    /// One line for a log, with the request and the reason.
    public var description: String {
        switch self {
        case .request(let failure): failure.description
        case .network(let failure): failure.description
        case .server(let failure): failure.description
        case .parsing(let failure): failure.description
        case .cancelled: "cancelled"
        case .unknown(let failure): failure.description
        }
    }

    /// A mirror without children, because underlying errors may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// A sentence for the user: the message of the server or of your own `LocalizedError` if there is one, otherwise a
    /// sentence in English. Details for developers, such as an invalid header field, are only in ``description``.
    public var errorDescription: String? {
        switch self {
        case .request(let failure): failure.message ?? "The request could not be sent."
        case .network(let failure): failure.meaning
        case .server(let failure): failure.errorDescription
        case .parsing(let failure): failure.message ?? "The server's response could not be read."
        case .cancelled: "Cancelled."
        case .unknown(let failure): failure.message ?? "Something went wrong."
        }
    }
}
