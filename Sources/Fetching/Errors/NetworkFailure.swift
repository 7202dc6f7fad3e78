import Foundation

/// A failure to get a usable response to a request.
public struct NetworkFailure: Sendable {
    /// The method and the URL of the request, with secrets masked.
    public let request: RequestSummary
    /// A `URLError` with the code of the failure. Secrets in its texts and URLs are masked.
    public let urlError: URLError
    /// The error's own text on one line, with secrets masked. Empty if the error has no text.
    public let detail: String
    /// The error that was thrown: ``urlError``, or a more specific error such as ``TimedOut`` or ``RedirectError``.
    public let underlying: any Error

    /// Creates a failure from the error that a transport threw.
    public init(_ error: URLError, request: URLRequest) {
        let redactor = Redactor(request: request)
        let error = error.redacted(by: redactor)
        self.request = RequestSummary(request, redactor)
        urlError = error
        detail = error.errorUserInfo[NSLocalizedDescriptionKey].map { redactor.line("\($0)", limit: 300) } ?? ""
        underlying = error
    }

    /// Creates a failure from an error that has more details than a `URLError` with the same code.
    init(_ error: any Error, code: URLError.Code, request: URLRequest) {
        let redactor = Redactor(request: request)
        self.request = RequestSummary(request, redactor)
        urlError = URLError(code)
        detail = redactor.line("\(error)", limit: 300)
        underlying = error
    }

    /// Whether the same request may succeed later. The request method is not considered.
    public var isRetryable: Bool { fault.isRetryable }

    private var fault: TransportFault { .of(urlError.code) }
}

extension NetworkFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request and the reason.
    public var description: String {
        guard underlying is URLError else { return "\(request): \(detail)" }
        return "\(request): \(fault.meaning) (URLError \(urlError.code.rawValue)\(detail.isEmpty ? "" : ", \(detail)"))"
    }

    /// A sentence that explains the fault to the user.
    var meaning: String { fault.meaning }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
