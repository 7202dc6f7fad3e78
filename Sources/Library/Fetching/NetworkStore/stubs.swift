import Foundation
internal import HTTPSyntax

extension NetworkStore {
    /// A store that throws an error for every request. The error names the method and the URL. Use this store in tests
    /// and previews that must send no request.
    ///
    /// If the test target depends on `FetchingTestSupport`, each request also fails the current test, even if the code
    /// under test ignores the error.
    public static let unimplemented = NetworkStore { request in
        let error = UnexpectedRequest(request)
        failTest("\(error)")
        throw error
    }

    /// Returns a store that returns the same response to every request.
    public static func constant(_ body: Data, status: Int = 200, headers: [String: String] = [:]) -> NetworkStore {
        NetworkStore { request in try stubResponse(to: request, body, status: status, headers: headers) }
    }

    /// Returns a store that returns the same JSON text to every request.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> NetworkStore {
        constant(
            Data(text.utf8), status: status,
            headers: headers.merging(["Content-Type": "application/json"]) { given, _ in given })
    }

    /// Returns a store that throws `error` for every request.
    public static func failing(_ error: any Error) -> NetworkStore {
        NetworkStore { request in
            CallContext.current.addSecrets(of: request)
            throw error
        }
    }
}

/// A request for which a stub has no response.
package struct UnexpectedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    /// The method and the URL of the request, with secrets masked.
    package let request: String

    /// Creates the error for `request`.
    package init(_ request: URLRequest) { self.request = requestSummary(of: request) }

    /// The method and the URL of the request.
    package var description: String { "no stub for the unexpected request \(request)" }
}

/// Returns `body` with an HTTP response to `request`. Throws `URLError.badURL` if `request` has no URL.
private func stubResponse(
    to request: URLRequest, _ body: Data, status: Int, headers: [String: String]
) throws -> (Data, URLResponse) {
    CallContext.current.addSecrets(of: request)
    guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badURL) }
    return (body, response)
}
