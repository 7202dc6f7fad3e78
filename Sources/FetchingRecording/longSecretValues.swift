import Fetching
import Foundation

/// Returns the secret values of the current call, of a request, and of the response to it. Values of fewer than 8 bytes
/// are left out, because they can be ordinary words.
///
/// - Parameter jsonNames: The names of secret fields in JSON.
func longSecretValues(
    of request: URLRequest, responseHeaders: [String: String], responseBody: Data, jsonNames: SecretNames
) -> [String] {
    let call = SecretScope.currentContents
    let values =
        call.secretValues(jsonNames: jsonNames) + call.names.values(in: request, jsonNames: jsonNames)
        + call.names.values(inResponse: responseHeaders) + call.names.values(inBody: responseBody, jsonNames)
    return values.filter { $0.utf8.count >= 8 }
}

extension SecretNames {
    /// Returns the secret values in the header fields of a response. In a field `Set-Cookie`, only the values of the
    /// cookies are secret; attributes such as `HttpOnly` are not.
    fileprivate func values(inResponse headers: [String: String]) -> [String] {
        headers.flatMap { name, value in
            if name.lowercased() == "set-cookie" { return secretParts(ofHeader: cookies(inSetCookie: value)) }
            return contains(name) ? secretParts(ofHeader: value) : values(inText: Array(value.utf8))
        }
    }
}

/// Returns the cookies of a field `Set-Cookie` in the form of a field `Cookie`. Several such fields can be joined with
/// commas. A date contains a comma too, so the text is divided only at commas before a name and `=`.
private func cookies(inSetCookie value: String) -> String {
    value.replacing(#/,\s*(?=[^\s;,=]+=)/#.matchingSemantics(.unicodeScalar), with: "\n").utf8.split(
        separator: UInt8(ascii: "\n")
    )
    .map { line in String(Substring(line.prefix { $0 != UInt8(ascii: ";") })) }
    .joined(separator: "; ")
}
