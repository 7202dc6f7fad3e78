import Foundation

/// The request that an error is about, without its secrets: the method and the URL, secret parts shown as `***`.
public struct RequestSummary: Hashable, Sendable, CustomStringConvertible {
    /// The request method.
    public let method: String
    /// The URL's text, safe to show.
    public let url: String

    /// Sums up `request`, with the names that are secret in this task masked.
    public init(_ request: URLRequest) {
        method = oneLine(request.httpMethod ?? "GET", limit: 40)
        url = SecretNames.current.redacting(request.url)
    }

    /// Both, as in `GET https://example.com/heroes?apikey=***`.
    public var description: String { "\(method) \(url)" }
}
