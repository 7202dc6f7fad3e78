import Foundation

/// A request that could not be created, or was refused before it was sent.
public struct RequestFailure: Sendable {
    /// What is wrong with it, on one line, without secrets.
    public let reason: String
    /// The error of the request builder, of the signing closure, or of the check before sending, such as a
    /// ``RequestError``.
    public let underlying: any Error

    /// Creates a failure from the error that a request builder threw.
    public init(_ error: any Error) {
        reason = Redactor().line("\(error)", limit: 500)
        underlying = error
    }
}

extension RequestFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log.
    public var description: String { "request not created: \(reason)" }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
