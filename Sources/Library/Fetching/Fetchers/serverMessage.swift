import Foundation
internal import HTTPSyntax

/// Returns the error message in the body of a response, or nil if the body has none of these formats:
///
/// - `message`, `error_description` (OAuth, RFC 6749 §5.2), `detail` or `error`, as in `{"error": "…"}`
/// - an object or a list with one of these fields inside `error`, `errors` or `detail`, as in
///   `{"errors": [{"message": "…"}]}`. In these places, `msg` and `title` are read too, and so is plain text in a list.
/// - a list of objects with these fields, as in `[{"message": "…"}]`
/// - `status` if the body also has a `code`, as in `{"code": 409, "status": "…"}`
/// - `detail` or `title` of `application/problem+json` (RFC 9457); no other field of such a body is read
/// - otherwise the first text with a space, as in `{"ok": false, "err": {"why": "no cheese"}}`. Fields are read in
///   alphabetical order, first those of the body, then those of its objects, and at last those of the objects inside
///   them.
///
/// For another format, pass a closure to ``networkFetcher(store:accepting:message:)``. A body of more than 64 KiB is
/// not read.
@Sendable public func serverMessage(in response: HTTPURLResponse, body: Data) -> String? {
    guard body.count <= maximumMessageBytes, let json = try? JSONSerialization.jsonObject(with: body)
    else { return nil }
    let object = json as? [String: Any] ?? [:]
    if isProblemJSON(response) { return nonempty(object["detail"]) ?? nonempty(object["title"]) }
    let objects = json as? [[String: Any]] ?? [object]
    return objects.lazy.compactMap { message(in: $0, depth: 0) }.first
        ?? (object["code"] == nil ? nil : nonempty(object["status"])) ?? sentence(in: objects)
}

/// Returns the server's own code of an error, such as `RESOURCE_DOES_NOT_EXIST`, or nil if the body has none: a text or
/// a number in `code`, `error_code` or `errorCode` of the body, of its `error`, or of the first of its `errors`. The
/// code of OAuth is `error` if there is an `error_description` (RFC 6749 §5.2). A number that is the status is not a
/// code.
func serverCode(in response: HTTPURLResponse, body: Data) -> String? {
    guard body.count <= maximumMessageBytes, let json = try? JSONSerialization.jsonObject(with: body),
        let root = json as? [String: Any] ?? (json as? [[String: Any]])?.first
    else { return nil }
    let objects = [root, root["error"] as? [String: Any], (root["errors"] as? [[String: Any]])?.first]
    for object in objects.compactMap(\.self) {
        for name in ["code", "error_code", "errorCode"] {
            if let text = nonempty(object[name]) { return text }
            if let number = object[name] as? NSNumber, number.intValue != response.statusCode { return "\(number)" }
        }
    }
    return root["error_description"] == nil ? nil : nonempty(root["error"])
}

/// Returns the first text with a space in objects or in the objects inside them.
private func sentence(in objects: [[String: Any]]) -> String? {
    // The title of a page is not a message.
    var level = objects.map { $0.filter { $0.key != "title" } }
    for _ in 0...2 {
        var next: [[String: Any]] = []
        for (_, value) in level.lazy.flatMap({ $0.sorted { $0.key < $1.key } }) {
            let values = value as? [Any] ?? [value]
            for value in values {
                if let text = value as? String, text.split(separator: " ").count > 1 { return text }
                if let object = value as? [String: Any] { next.append(object) }
            }
        }
        level = next
    }
    return nil
}

private let maximumMessageBytes = 64 * 1024

/// Returns the first message in an object. Objects more than two levels below the body's root are not read.
private func message(in object: [String: Any], depth: Int) -> String? {
    let names = ["message", "error_description", "detail", "error"] + (depth == 0 ? [] : ["msg", "title"])
    if let text = names.lazy.compactMap({ nonempty(object[$0]) }).first { return text }
    guard depth < 2 else { return nil }
    for name in ["error", "errors", "detail"] {
        let items = object[name] as? [Any] ?? [object[name] as? [String: Any] ?? [:]]
        for item in items {
            if let text = nonempty(item) { return text }
            if let object = item as? [String: Any], let text = message(in: object, depth: depth + 1) { return text }
        }
    }
    return nil
}

private func nonempty(_ value: Any?) -> String? {
    guard let text = value as? String, !text.isEmpty else { return nil }
    return text
}
