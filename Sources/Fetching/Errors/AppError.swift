import Foundation

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

extension AppError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// One line for a log: the request, what was found, what was expected.
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

    /// The description.
    public var debugDescription: String { description }

    /// Without children, so that `dump` shows what the description does: errors beneath may have secrets in them.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension AppError: LocalizedError {
    /// A sentence for a person.
    public var errorDescription: String? {
        switch self {
        case .request(let failure): "The request could not be made: \(failure.reason)."
        case .network(let failure): failure.fault.meaning
        case .server(let failure): failure.errorDescription
        case .parsing: "The server's answer could not be understood."
        case .cancelled: "Cancelled."
        case .unknown: "Something went wrong."
        }
    }
}
