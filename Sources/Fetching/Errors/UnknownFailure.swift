import Foundation

/// An error that fits nowhere else, such as a bug in a layer.
public struct UnknownFailure: Sendable {
    /// The request, without its secrets; nil where the error came after it was answered and mapped.
    public let request: RequestSummary?
    /// What the error says, on one line, without secrets.
    public let reason: String
    /// The error itself.
    public let underlying: any Error

    /// Makes a failure from an error of any kind.
    public init(_ error: any Error, request: URLRequest? = nil) {
        self.request = request.map(RequestSummary.init)
        reason = Redactor(request: request).line("\(error)", limit: 500)
        underlying = error
    }
}

extension UnknownFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log.
    public var description: String { (request.map { "\($0): " } ?? "") + reason }

    /// Without children: the error beneath may have secrets in it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
