import FetchingJSON
import Foundation

/// An error that no other case of ``AppError`` describes, such as an error of your own layer.
public struct UnknownFailure: Sendable {
    /// The method and the URL of the request, with secrets masked. Nil if the request is not known, for example because
    /// the closure of `transformedFetcher` threw the error.
    public let request: String?
    /// The error's text on one line, with secrets masked. For a `DecodingError`, the text has only the path, and the
    /// expected type or the missing key, because Foundation's own text can contain the value.
    public let reason: String
    /// The `errorDescription` of the error, for the user, on one line, with secrets masked. Nil if the error is not a
    /// `LocalizedError` or has no description.
    let message: String?
    /// The error that was thrown.
    let underlying: any Error

    /// Creates a failure from any error.
    public init(_ error: any Error, request: URLRequest? = nil) {
        let redactor = Redactor(request: request)
        self.request = request.map { requestSummary(of: $0, redactor) }
        reason = redactor.reason(of: error)
        message = redactor.message(of: error)
        underlying = error
    }
}

extension UnknownFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request, if it is known, and the reason. The request is left out if the reason already
    /// contains it.
    public var description: String {
        guard let request = request, !reason.contains(request) else { return reason }
        return "\(request): \(reason)"
    }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Redactor {
    /// Returns an error's text on one line, with secrets masked. The text of a `DecodingError` does not contain the
    /// invalid value.
    func reason(of error: any Error) -> String {
        line((error as? DecodingError).map(textWithoutValue) ?? "\(error)", limit: 500)
    }

    /// Returns the message of a ``ServerError`` or the `errorDescription` of an error, for the user, on one line, with
    /// secrets masked. Returns nil if the error is not a `LocalizedError` or has no description.
    func message(of error: any Error) -> String? {
        ((error as? ServerError)?.message ?? (error as? any LocalizedError)?.errorDescription).map {
            forSentences.line($0, limit: 500)
        }
    }
}

/// Returns a text with the path of the invalid value, and the expected type or the missing key.
private func textWithoutValue(_ error: DecodingError) -> String {
    func at(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "" : " at \(pathText(context.codingPath))"
    }
    return switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        "DecodingError: expected \(type)\(at(context))"
    case .keyNotFound(let key, let context): "DecodingError: no field \(key.stringValue)\(at(context))"
    case .dataCorrupted(let context): "DecodingError: invalid data\(at(context))"
    @unknown default: "DecodingError"
    }
}
