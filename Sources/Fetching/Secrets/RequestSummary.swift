import Foundation

/// The method and the URL of a request, with secrets shown as `***`.
public struct RequestSummary: Hashable, Sendable, CustomStringConvertible {
    /// The request method.
    public let method: String
    /// The URL's text with its secrets masked.
    public let url: String

    /// Creates the summary of a request. Values of names that the layers around the current task declared are masked
    /// too.
    public init(_ request: URLRequest) {
        method = oneLine(request.httpMethod ?? "GET", limit: 40)
        url = SecretNames.current.redacting(request.url)
    }

    /// The method and the URL, as in `GET https://example.com/heroes?apikey=***`.
    public var description: String { "\(method) \(url)" }
}
