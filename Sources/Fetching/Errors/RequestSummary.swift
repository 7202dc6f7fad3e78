import Foundation

/// The method and the URL of a request, with secrets masked as `***`.
public struct RequestSummary: Hashable, Sendable, CustomStringConvertible {
    /// The request method.
    public let method: String
    /// The text of the URL with secrets masked, or `(no URL)`. `…` replaces the end of a text of more than 2000
    /// characters.
    public let url: String

    /// Creates the summary of a request. Names and values that the layers of the current call declared are also treated
    /// as secret; see ``SecretNames/declaring(_:_:)`` and ``declareSecret(_:)``.
    public init(_ request: URLRequest) {
        self.init(request, Redactor(request: request))
    }

    init(_ request: URLRequest, _ redactor: Redactor) {
        method = oneLine(request.httpMethod ?? "GET", limit: 40)
        url = request.url.map { redactor.line($0.absoluteString, limit: 2000) } ?? "(no URL)"
    }

    /// The method and the URL, as in `GET https://example.com/heroes?apikey=***`.
    public var description: String { "\(method) \(url)" }
}
