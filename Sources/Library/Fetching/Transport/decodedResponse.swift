import Foundation
internal import HTTPSyntax

/// Returns the response of a session without `Content-Encoding` and `Content-Length` if the session has decompressed
/// `body`, because the two fields describe the compressed body. An equal value that was sent twice counts once.
///
/// - Parameter body: The complete body, or nil for a stream of which no byte is known.
func decodedResponse(_ response: URLResponse, to request: URLRequest, _ body: Data?) -> URLResponse {
    guard let response = response as? HTTPURLResponse, let url = response.url else { return response }
    let received = response.headerFields
    // On Linux, the names of two fields can differ only in case.
    let lines = received.sorted { $0.key < $1.key }.map { (name: $0, value: withoutRepeats($1, of: $0)) }
    let joined = joinedFields(lines).fields
    let fields = decodedFields(joined, method: request.httpMethod, body) ?? joined
    if fields == received { return response }
    return HTTPURLResponse(url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: fields)
        ?? response
}
