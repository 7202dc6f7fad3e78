import Foundation

/// Returns the error message in a server's body, or nil if it has none of the common shapes.
///
/// These are `message`, or `status` if there is also a `code` (Marvel's two shapes, `{"code": "…", "message": "…"}` and
/// `{"code": 409, "status": "…"}`), and `detail` or `title` of `application/problem+json` (RFC 9457). For another
/// shape, pass a closure to ``networkFetcher(store:accepting:message:)``. A body of more than 64 KiB is not read.
@Sendable public func serverMessage(in response: HTTPURLResponse, body: Data) -> String? {
    guard body.count <= ServerFailure.maximumBodyBytes,
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    else { return nil }
    let keys =
        isProblemJSON(response) ? ["detail", "title"] : object["code"] == nil ? ["message"] : ["message", "status"]
    for case let text as String in keys.map({ object[$0] }) where !text.isEmpty {
        return text
    }
    return nil
}
