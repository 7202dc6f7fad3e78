import Foundation

/// A request that was not sent, because it could not be created or signed, or because it is invalid.
public struct RequestFailure: Sendable {
    /// The reason for the failure, on one line, with secrets masked.
    public let reason: String
    /// The `errorDescription` of the underlying error, for the user, on one line, with secrets masked. Nil if the
    /// underlying error is not a `LocalizedError` or has no description.
    let message: String?
    /// The error that was thrown by the request builder, by the signing closure or by the check of the finished
    /// request, such as a ``RequestError``.
    let underlying: any Error

    /// Creates a failure from the error that a request builder threw.
    public init(_ error: any Error) {
        let redactor = Redactor()
        reason = redactor.reason(of: error)
        message = redactor.message(of: error)
        underlying = error
    }
}

extension RequestFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the reason, after the words `request not sent`.
    public var description: String { "request not sent: \(reason)" }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
