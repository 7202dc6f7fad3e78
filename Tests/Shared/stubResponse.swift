import Fetching
import Foundation

/// Returns `body` with an HTTP response to `request`. Throws `URLError.badURL` if `request` has no URL.
package func stubResponse(
    to request: URLRequest, _ body: Data, status: Int, headers: [String: String]
) throws -> (Data, URLResponse) {
    guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badURL) }
    return (body, response)
}
