import Foundation
internal import HTTPSyntax

/// Returns the secret values of the current call, of a request, and of the response to it, for a recording. Values of
/// fewer than 8 bytes are left out, because they can be ordinary words.
///
/// - Parameters:
///   - request: The request.
///   - headers: The header fields of the response.
///   - body: The body of the response. Only its first 64 KiB are searched.
///   - jsonNames: The names of secret fields in JSON.
public func longSecretValues(
    of request: URLRequest, responseHeaders headers: [String: String], responseBody body: Data, jsonNames: SecretNames
) -> [String] {
    let call = SecretScope.currentContents
    let values =
        call.secretValues(jsonNames: jsonNames) + call.names.values(in: request, jsonNames: jsonNames)
        + call.names.values(inResponse: headers) + call.names.values(inBody: body, jsonNames)
    return values.filter { $0.utf8.count >= 8 }
}

extension SecretScope.Contents {
    /// Returns the secret values that were declared in the call, and those in the requests that the call sent.
    ///
    /// - Parameter jsonNames: The names of secret fields in JSON, or nil for ``names``.
    /// - Parameter includesBodies: Whether the values in the bodies of the requests are included.
    func secretValues(jsonNames: SecretNames? = nil, includesBodies: Bool = true) -> [String] {
        values
            + requests.flatMap { sent in
                let request = sent.request
                return
                    (includesBodies ? names.values(in: request, jsonNames: jsonNames) : names.values(inHead: request))
                    + sent.addedValues
            }
    }
}

extension SecretNames {
    /// Returns the secret values in the first 64 KiB of a body.
    ///
    /// - Parameter jsonNames: The names of secret fields in JSON, or nil for `self`.
    func values(inBody body: Data, _ jsonNames: SecretNames?) -> [String] {
        let names = isJSONObject(body) ? jsonNames ?? self : self
        return names.values(inText: [UInt8](body.prefix(65536)))
    }

    /// Returns the secret values in the header fields, the URL and the first 64 KiB of the body of `request`.
    ///
    /// - Parameter jsonNames: The names of secret fields in JSON, or nil for `self`.
    func values(in request: URLRequest, jsonNames: SecretNames? = nil) -> [String] {
        values(inHead: request) + values(inBody: request.httpBody ?? Data(), jsonNames)
    }

    /// Returns the secret values in the header fields and the URL of `request`.
    func values(inHead request: URLRequest) -> [String] {
        (request.allHTTPHeaderFields ?? [:]).flatMap { contains($0) ? secretParts(ofHeader: $1) : [] }
            + (request.url.map(values) ?? [])
    }

    /// Returns the user information of `url`, and the values that follow secret names in `url`.
    func values(in url: URL) -> [String] {
        let user = percentDecodedIfUTF8(url.user(percentEncoded: true) ?? "")
        let password = percentDecodedIfUTF8(url.password(percentEncoded: true) ?? "")
        return [user, password, "\(user):\(password)"].filter(isUsable)
            + values(inText: Array(url.absoluteString.utf8))
    }

    /// Returns the secret values in the header fields of a response. In a field `Set-Cookie`, only the values of the
    /// cookies are secret; attributes such as `HttpOnly` are not.
    func values(inResponse headers: [String: String]) -> [String] {
        headers.flatMap { name, value in
            if name.lowercased() == "set-cookie" { return secretParts(ofHeader: cookies(inSetCookie: value)) }
            return contains(name) ? secretParts(ofHeader: value) : values(inText: Array(value.utf8))
        }
    }

    func values(inText text: [UInt8]) -> [String] {
        values(in: text).flatMap { range in
            // A `;`, `/` or `?` can end a value or be a part of it, so both forms are returned.
            [text[range], text[range].prefix { !";/?".utf8.contains($0) }].map { String(decoding: $0, as: UTF8.self) }
        }
        .filter(isUsable)
    }
}

extension SecretScope.SentRequest {
    /// The values of header fields and query items that a signature or a credential added. They are secret whatever
    /// their names are. Values of `harmlessHeaders` and values of fewer than 8 bytes are left out.
    fileprivate var addedValues: [String] {
        guard let unsigned else { return [] }
        let items = addedQueryItems.flatMap { $0.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).dropFirst() }
        let headers = addedHeaders(in: request, to: unsigned).filter { !harmlessHeaders.contains($0.key) }
        let values = items.map { String(Substring($0)) } + headers.values.flatMap(secretParts(ofHeader:))
        return values.filter { $0.utf8.count >= 8 }
    }

    /// The query items that a signature or a credential added, as they are written in the URL.
    var addedQueryItems: [String] { unsigned.map { addedItems(in: request, to: $0) } ?? [] }
}

/// The names of header fields that signing closures set and that contain no secrets.
private let harmlessHeaders = headersForAnyOrigin.union([
    "content-digest", "content-length", "content-md5", "date", "digest", "host", "x-amz-content-sha256", "x-amz-date",
])

/// Returns the value of a secret header field, and the parts of the value, such as `TOKEN` in `Bearer TOKEN` or in
/// `session=TOKEN; theme=dark`. A server may repeat only such a part in its response.
///
/// If there are more than two parts, parts of fewer than 8 bytes are left out, because they can be ordinary words.
func secretParts(ofHeader value: String) -> [String] {
    // The text after a scheme such as `Bearer` is also returned as a whole, because it may contain any punctuation.
    let scheme = value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
    var values = [value] + scheme.dropFirst().map { String(Substring($0)) }
    if value.lowercased().hasPrefix("basic "), let pair = Data(base64Encoded: String(value.dropFirst(6))) {
        let halves = pair.split(separator: UInt8(ascii: ":"), maxSplits: 1)
        values += ([pair] + halves).map { String(decoding: $0, as: UTF8.self) }
    }
    let parts = value.utf8.split { " ,;".utf8.contains($0) }
    for part in parts {
        let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0) }
        // These parameters of Digest authentication are not secret (RFC 7616 §3.4).
        if pair.count == 2, ["algorithm", "realm", "uri"].contains(pair[0].lowercased()) { continue }
        let candidates = [String(Substring(part))] + pair.dropFirst().map { $0.trimmingCharacters(in: ["\""]) }
        values += candidates.filter { $0.utf8.count >= (parts.count <= 2 ? 4 : 8) }
    }
    return values.filter(isUsable)
}

/// Whether a value can be masked without masking ordinary words. The names of authentication schemes and the constants
/// of JSON are not secret.
private func isUsable(_ value: String) -> Bool {
    value.utf8.count >= 4
        && !["basic", "bearer", "digest", "null", "true", "false", "none", "undefined"].contains(value.lowercased())
}

/// Whether a body begins like a JSON object or array.
private func isJSONObject(_ body: some Sequence<UInt8>) -> Bool {
    guard let first = body.first(where: { !$0.isJSONSpace }) else { return false }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
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
