/// What a server says of an error in its body, for the shapes that APIs commonly use; nil where there is none of them.
///
/// Read are `{"code": 409, "status": "…"}` and `{"code": "…", "message": "…"}`, Marvel's two shapes, and the `detail` or else
/// `title` of RFC 9457's `application/problem+json`. For another API hand ``networkFetcher(store:accepting:message:)`` a
/// closure of your own.
@Sendable public func serverMessage(in response: HTTPURLResponse, body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return nil }
    let keys = isProblem(response) ? ["detail", "title"] : ["message", "status"]
    for case let text as String in keys.map({ object[$0] }) where !text.isEmpty {
        return text
    }
    return nil
}

private func isProblem(_ response: HTTPURLResponse) -> Bool {
    let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
    return type.lowercased().hasPrefix("application/problem+json")
}
