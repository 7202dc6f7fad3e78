import Fetching
internal import FetchingJSON
import Foundation
internal import HTTPSyntax

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

/// Returns header fields with their secrets removed. Secrets are masked, and fields with secret names are left out.
///
/// - Parameter keepsNames: Whether fields with secret names are masked too, and not left out.
func removingSecrets(
    from headers: [String: String], _ redactor: Redactor, keepsNames: Bool = false
) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in headers {
        let isSecret = redactor.isSecret(name: name)
        // A server can choose a name that contains a secret.
        if keepsNames ? redactor.redacted(name) == name : !isSecret {
            result[name] = isSecret ? SecretNames.mask : redactor.redacted(value)
        }
    }
    return result
}

/// Returns a URL with its secrets removed. User information, the fragment, query items with secret names, and query
/// items that signatures of the call added are left out. Other secrets are masked.
func removingSecrets(from url: URL, _ redactor: Redactor) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    (components.user, components.password, components.fragment) = (nil, nil, nil)
    if components.percentEncodedQuery != nil {
        let items = unsignedItems(of: url).filter { !redactor.isSecret(name: $0.name) }.map(\.item)
        components.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    }
    guard let rest = components.url else { return url }
    // The path and the query are masked separately, because a value after a secret name in the path would otherwise
    // include the start of the query.
    let text = rest.absoluteString
    let end = text.utf8.firstIndex(of: UInt8(ascii: "?")) ?? text.endIndex
    return parsedURL(redactor.redacted(String(text[..<end])) + redactor.redacted(String(text[end...]))) ?? rest
}

/// Returns the decoded names of the query items that ``removingSecrets(from:_:)`` leaves out: those with secret names,
/// and those that signatures of the call added. A name that contains a secret is left out.
func secretItems(of url: URL, _ redactor: Redactor) -> [String] {
    queryItems(of: url).filter { $0.isSigned || redactor.isSecret(name: $0.name) }
        .map { percentDecoded(Substring($0.name)) }.filter { redactor.redacted($0) == $0 }
}

/// Returns the query items that no signature of the call added, and their names, without decoding them.
private func unsignedItems(of url: URL) -> [(item: String, name: String)] {
    queryItems(of: url).filter { !$0.isSigned }.map { ($0.item, $0.name) }
}

/// Returns the query items and their names, without decoding them.
private func queryItems(of url: URL) -> [(item: String, name: String, isSigned: Bool)] {
    let signed = CallContext.current.addedQueryItems
    return (url.query(percentEncoded: true) ?? "").utf8.split(separator: UInt8(ascii: "&")).map { item in
        let text = String(Substring(item))
        return (text, String(Substring(item.prefix { $0 != UInt8(ascii: "=") })), signed.contains(text))
    }
}
