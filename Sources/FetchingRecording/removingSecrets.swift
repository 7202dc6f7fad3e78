import Fetching
import Foundation

/// Returns a body with secrets replaced by `***`. In JSON, a number that is secret is replaced by 1, so that the body
/// is still JSON.
///
/// - Parameter isByName: Whether the values of fields with secret names are also replaced.
func removingSecrets(from body: Data, _ redactor: Redactor, isByName: Bool = true) -> Data {
    let bytes = [UInt8](body)
    let isJSON = (try? JSONTree(body)) != nil
    let masked = redactor.redacted(bytes, isByName: isByName, isJSON: isJSON)
    if masked == bytes { return body }
    return Data(isJSON ? replacingBareMasks(in: masked) : masked)
}

/// Returns JSON with 1 in place of each `***` outside of a string.
private func replacingBareMasks(in json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    let mask = Array(SecretNames.mask.utf8)
    var (position, isInString) = (0, false)
    while position < json.count {
        let byte = json[position]
        if !isInString, json[position...].starts(with: mask) {
            result.append(UInt8(ascii: "1"))
            position += mask.count
            continue
        }
        if byte == UInt8(ascii: "\"") { isInString.toggle() }
        result.append(byte)
        position += 1
        if isInString, byte == UInt8(ascii: "\\"), position < json.count {
            result.append(json[position])
            position += 1
        }
    }
    return result
}

/// Returns header fields with their secrets removed. Fields with secret names are left out, and other secrets are
/// masked.
func removingSecrets(from headers: [String: String], _ redactor: Redactor) -> [String: String] {
    headers.filter { !redactor.isSecret(name: $0.key) }.mapValues { redactor.redacted($0) }
}

/// Returns a URL with its secrets removed. User information, the fragment, query items with secret names, and query
/// items that signatures of the call added are left out. Other secrets are masked.
func removingSecrets(from url: URL, _ redactor: Redactor) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    (components.user, components.password, components.fragment) = (nil, nil, nil)
    let signed = Set((SecretScope.current?.contents.requests ?? []).flatMap(\.addedQueryItems))
    if let query = components.percentEncodedQuery {
        let items = query.utf8.split(separator: UInt8(ascii: "&")).map { Substring($0) }.filter { item in
            let name = Substring(item.utf8.prefix { $0 != UInt8(ascii: "=") })
            return !signed.contains(String(item)) && !redactor.isSecret(name: String(name))
        }
        components.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    }
    guard let rest = components.url else { return url }
    // The path and the query are masked separately, because a value after a secret name in the path would otherwise
    // include the start of the query.
    let text = rest.absoluteString
    let end = text.utf8.firstIndex(of: UInt8(ascii: "?")) ?? text.endIndex
    return URL(string: redactor.redacted(String(text[..<end])) + redactor.redacted(String(text[end...]))) ?? rest
}
