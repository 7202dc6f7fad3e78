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
    let fields = decodedFields(joined, to: request, body) ?? joined
    if fields == received { return response }
    return HTTPURLResponse(url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: fields)
        ?? response
}

/// Returns `fields` without `Content-Encoding` and `Content-Length`, or nil if `fields` must not change.
///
/// The fields change only if the transport has decompressed `body`. For the response to `HEAD`, they never change: it
/// has no body, and its `Content-Length` is the size of the resource.
func decodedFields(_ fields: [String: String], to request: URLRequest, _ body: Data?) -> [String: String]? {
    guard request.httpMethod != "HEAD",
        let encoding = fields.first(where: { $0.key.lowercased() == "content-encoding" })?.value,
        isDecoded(encoding, body)
    else { return nil }
    return fields.filter { !["content-encoding", "content-length"].contains($0.key.lowercased()) }
}
