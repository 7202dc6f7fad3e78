import Foundation

/// No usable answer came.
public struct NetworkFailure: Sendable {
    /// The request, without its secrets.
    public let request: RequestSummary
    /// What kind of failure; its `failingURL` has no secrets.
    public let urlError: URLError
    /// What more the error says, on one line, without secrets; empty if it is no more than the code.
    public let detail: String
    /// The error that was thrown: the `URLError` itself, or a ``TimedOut`` or ``RedirectError`` with more to tell.
    public let underlying: any Error

    /// What the code means, and whether trying again can help.
    public var fault: TransportFault { .of(urlError.code) }

    /// Makes a failure from what a transport throws.
    public init(_ error: URLError, request: URLRequest) {
        let redactor = Redactor(request: request)
        let error = error.redacted(by: redactor)
        self.request = RequestSummary(request)
        urlError = error
        detail = error.errorUserInfo[NSLocalizedDescriptionKey].map { redactor.line("\($0)", limit: 300) } ?? ""
        underlying = error
    }

    init(_ error: any Error, code: URLError.Code, request: URLRequest) {
        self.request = RequestSummary(request)
        urlError = URLError(code)
        detail = Redactor(request: request).line("\(error)", limit: 300)
        underlying = error
    }
}

extension NetworkFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log.
    public var description: String {
        guard underlying is URLError else { return "\(request): \(detail)" }
        return "\(request): \(fault.meaning) (URLError \(urlError.code.rawValue)\(detail.isEmpty ? "" : ", \(detail)"))"
    }

    /// Without children: the error beneath may have secrets in it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
