import Foundation

/// The method and the URL of a request, with secrets masked as `***`.
public struct RequestSummary: Hashable, Sendable, CustomStringConvertible {
    /// The request method.
    public let method: String
    /// The text of the URL with secrets masked, or `(no URL)`.
    public let url: String

    /// Creates the summary of a request. Names that ``SecretNames/declaring(_:_:)`` adds in the current task are also
    /// treated as secret.
    public init(_ request: URLRequest) {
        method = oneLine(request.httpMethod ?? "GET", limit: 40)
        url = SecretNames.current.redacting(request.url)
    }

    /// The method and the URL, as in `GET https://example.com/heroes?apikey=***`.
    public var description: String { "\(method) \(url)" }
}
