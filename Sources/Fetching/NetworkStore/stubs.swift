import Foundation

extension NetworkStore {
    /// Fails every request, naming it: for the calls that a test or a preview doesn't expect.
    public static let unimplemented = NetworkStore { request in throw UnexpectedRequest(request) }

    /// Gives every request the same answer.
    public static func constant(_ body: Data, status: Int = 200, headers: [String: String] = [:]) -> NetworkStore {
        NetworkStore { request in try httpResponse(to: request, body, status: status, headers: headers) }
    }

    /// Gives every request the same JSON text.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> NetworkStore {
        constant(
            Data(text.utf8), status: status,
            headers: headers.merging(["Content-Type": "application/json"]) { given, _ in given })
    }

    /// Fails every request with `error`.
    public static func failing(_ error: any Error) -> NetworkStore {
        NetworkStore { _ in throw error }
    }
}

/// A request that no stub expected.
public struct UnexpectedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    /// The request, without its secrets.
    public let request: RequestSummary

    /// Sums up the request that nobody expected.
    public init(_ request: URLRequest) { self.request = RequestSummary(request) }

    /// The method and URL.
    public var description: String { "nobody expected \(request); give the store an answer to it" }
}

/// What a server would have answered to `request`.
package func httpResponse(
    to request: URLRequest, _ body: Data, status: Int, headers: [String: String]
) throws -> (Data, URLResponse) {
    guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badURL) }
    return (body, response)
}
