import Foundation

/// A failure to get a usable response to a request.
public struct NetworkFailure: Sendable {
    /// The method and the URL of the request, with secrets masked.
    public let request: String
    /// A `URLError` with the code of the failure and no other details. The details are in ``reason``.
    public let urlError: URLError
    /// The reason for the failure: the error's own text on one line, with secrets masked. Empty if the error has no
    /// text.
    public let reason: String
    /// The error that was thrown: a `URLError`, or a more specific error such as ``TimedOut`` or ``RedirectError``.
    public let underlying: any Error
    /// A sentence that explains the fault to the user.
    let meaning: String
    let traits: FailureTraits

    /// Creates a failure from the error that a transport threw.
    public init(_ error: URLError, request: URLRequest) {
        let text = error.errorUserInfo[NSLocalizedDescriptionKey].map { "\($0)" }
        self.init(error, code: error.code, text: text ?? "", request: request)
    }

    /// Creates a failure from an error that has more details than a `URLError` with the same code.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - code: The code of ``urlError``.
    ///   - text: The reason, or nil for the text of the error.
    ///   - meaning: A sentence for the user, or nil for the sentence of the code.
    ///   - traits: What the failure means, or nil for the traits of the code.
    ///   - request: The request.
    public init(
        _ error: any Error, code: URLError.Code, text: String? = nil, meaning: String? = nil,
        traits: FailureTraits? = nil, request: URLRequest
    ) {
        let redactor = Redactor(request: request)
        self.request = requestSummary(of: request, redactor)
        urlError = URLError(code)
        reason = redactor.line(text ?? "\(error)", limit: 300)
        underlying = error
        self.meaning = meaning ?? transportFault(code).meaning
        self.traits = traits ?? FailureTraits(code)
    }
}

extension NetworkFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request and the reason.
    public var description: String {
        guard underlying is URLError else { return "\(request): \(reason)" }
        let code = urlError.code
        let text = reason.isEmpty ? "" : ", \(reason)"
        return "\(request): \(transportFault(code).meaning) (URLError \(code.rawValue)\(text))"
    }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
