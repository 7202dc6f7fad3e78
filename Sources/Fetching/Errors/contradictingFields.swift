import Foundation
internal import HTTPSyntax

/// The statuses with which a server sends the client to another URL (RFC 9110 §15.4).
let redirectStatuses: Set<Int> = [301, 302, 303, 307, 308]

/// Throws if a response has different values of `Content-Length`, of `Content-Range`, or of the `Location` of a
/// redirect. A wrong choice between such values would cut the body, damage a file or leave the intended server.
///
/// - Parameters:
///   - values: All values of fields that were sent more than once, by name.
///   - redactor: Masks the secrets of the values that the error shows.
func checkRepeatedFields(
    _ values: [String: [String]], status: Int, _ redactor: @autoclosure () -> Redactor
) throws(URLError) {
    for (name, values) in values {
        let different: [String]
        switch name.lowercased() {
        case "content-length": different = differentValues(values, areNumbers: true)
        case "content-range": different = differentValues(values)
        case "location" where redirectStatuses.contains(status): different = differentValues(values)
        default: continue
        }
        guard different.count > 1 else { continue }
        let redactor = redactor()
        throw contradiction(of: name, different.map { redactor.line($0, limit: 120) })
    }
}

/// Throws if a response whose repeated fields were joined has different values of one of these fields.
func checkRepeatedFields(of response: URLResponse, _ redactor: @autoclosure () -> Redactor) throws(URLError) {
    guard let response = response as? HTTPURLResponse else { return }
    for name in ["Content-Length", "Content-Range", "Location"] {
        guard let value = response.value(forHTTPHeaderField: name), value.utf8.contains(UInt8(ascii: ",")) else {
            continue
        }
        let values =
            switch name {
            case "Content-Length": listElements(value).map { String($0) }
            case "Location": urlValues(value)
            default: fieldValues(value)
            }
        try checkRepeatedFields([name: values], status: response.statusCode, redactor())
    }
}

/// Returns the error for a response with different values of a field that can have only one.
func contradiction(of name: String, _ values: [String]) -> URLError {
    let shown = values.prefix(2).map { "“\($0)”" }.joined(separator: " and ")
    return URLError(
        name.lowercased() == "location" ? .redirectToNonExistentLocation : .cannotParseResponse,
        userInfo: [NSLocalizedDescriptionKey: "the server sent different values of \(name): \(shown)"])
}
