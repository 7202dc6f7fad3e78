import Foundation

/// Returns the error message in the body of a response, or nil if the body has none of these formats:
///
/// - `message`, as in `{"code": "…", "message": "…"}`
/// - `status` if the body also has a `code`, as in `{"code": 409, "status": "…"}`
/// - `detail` or `title` of `application/problem+json` (RFC 9457); no other field of such a body is read
///
/// Marvel uses the first two formats. For another format, pass a closure to
/// ``networkFetcher(store:accepting:message:)``. A body of more than 64 KiB is not read.
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
