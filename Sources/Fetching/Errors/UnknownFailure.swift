import Foundation

/// An error that belongs to no other case, such as a bug in a layer.
public struct UnknownFailure: Sendable {
    /// The request, without its secrets, or nil if the error was thrown after the response was mapped.
    public let request: RequestSummary?
    /// The error's text on one line, without secrets.
    public let reason: String
    /// The error that was thrown.
    public let underlying: any Error

    /// Creates a failure from any error.
    public init(_ error: any Error, request: URLRequest? = nil) {
        self.request = request.map(RequestSummary.init)
        reason = Redactor(request: request).line("\(error)", limit: 500)
        underlying = error
    }
}

extension UnknownFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log.
    public var description: String { (request.map { "\($0): " } ?? "") + reason }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
