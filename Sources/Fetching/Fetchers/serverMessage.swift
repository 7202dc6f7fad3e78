import Foundation

/// What a server says of an error in its body, for the shapes that APIs commonly use; nil where there is none of them.
///
/// Read are `message`, or else `status` beside a `code` (Marvel's two shapes, `{"code": "…", "message": "…"}` and
/// `{"code": 409, "status": "…"}`), and the `detail` or else `title` of RFC 9457's `application/problem+json`. For
/// another API hand ``networkFetcher(store:accepting:message:)`` a closure of your own. A body of more than 64 KiB is
/// not read.
@Sendable public func serverMessage(in response: HTTPURLResponse, body: Data) -> String? {
    guard body.count <= ServerFailure.maximumBodyBytes,
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    else { return nil }
    let keys =
        isProblem(response) ? ["detail", "title"] : object["code"] == nil ? ["message"] : ["message", "status"]
    for case let text as String in keys.map({ object[$0] }) where !text.isEmpty {
        return text
    }
    return nil
}

private func isProblem(_ response: HTTPURLResponse) -> Bool {
    let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
    return type.lowercased().hasPrefix("application/problem+json")
}
