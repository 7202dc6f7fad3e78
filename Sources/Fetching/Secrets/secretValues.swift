import Foundation

extension SecretScope.Contents {
    /// The secret values that the layers of the call have declared or sent.
    package var secretValues: [String] {
        values
            + requests.flatMap { sent in
                sent.names.values(in: sent.request)
                    + (sent.unsigned.map { valuesAdded(to: $0, in: sent.request) } ?? [])
            }
    }
}

extension SecretNames {
    /// Returns the secret values in the header fields, the URL and the body of `request`.
    func values(in request: URLRequest) -> [String] {
        var values: [String] = []
        for (name, value) in request.allHTTPHeaderFields ?? [:] where containsHeader(name) {
            values += parts(ofHeader: value)
        }
        if let url = request.url { values += self.values(in: url) }
        if let body = request.httpBody?.prefix(65536), !body.isEmpty {
            values += self.values(inBody: body, isForm: request.contentType.hasPrefix("application/x-www-form"))
        }
        return values.filter(isUsable)
    }

    /// Returns the user information, and the values of secret names in the path and in the query, of `url`.
    func values(in url: URL) -> [String] {
        let user = url.user(percentEncoded: false) ?? ""
        let password = url.password(percentEncoded: false) ?? ""
        let pair = user.isEmpty && password.isEmpty ? "" : "\(user):\(password)"
        let segments = url.path(percentEncoded: true).utf8.split(separator: UInt8(ascii: "/"))
        let items = segments + [(url.query(percentEncoded: true) ?? "")[...].utf8]
        return ([user, password, pair] + items.flatMap(values(inQuery:))).filter(isUsable)
    }

    private func values(inQuery query: Substring.UTF8View) -> [String] {
        // A `;` can separate items too, or be a part of a value.
        query.split(separator: UInt8(ascii: "&"))
            .flatMap { [$0] + $0.split(separator: UInt8(ascii: ";")).dropFirst() }
            .compactMap { item in
                let pair = item.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0) }
                return pair.count == 2 && containsQueryItem(pair[0]) ? String(pair[1]) : nil
            }
    }

    private func values(inBody body: Data, isForm: Bool) -> [String] {
        if isForm { return values(inQuery: String(decoding: body, as: UTF8.self)[...].utf8) }
        let bytes = [UInt8](body)
        return SecretAssignments(self).values(in: bytes).flatMap { range -> [String] in
            let value = bytes[range]
            let isNested = value.first.map("[{".utf8.contains) == true
            return (isNested ? strings(in: value) : [value]).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

/// Returns the strings in a JSON object or array, such as `{"old": "…", "new": "…"}`, without the names in objects.
private func strings(in value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var strings: [ArraySlice<UInt8>] = []
    var rest = value
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
        let end = endOfString(rest[(quote + 1)...], quote: rest[quote], isEscaped: false)
        let string = rest[(quote + 1)..<end]
        rest = rest[end...].dropFirst()
        if rest.first(where: { !$0.isJSONSpace }) != UInt8(ascii: ":") { strings.append(string) }
    }
    return strings
}

/// Returns the values of header fields and query items that are in `request` but not in `unsigned`. They are secret
/// although their names may not be, unless a field is known to be harmless or a value has fewer than 8 bytes.
private func valuesAdded(to unsigned: URLRequest, in request: URLRequest) -> [String] {
    var values: [String] = []
    for (name, value) in request.allHTTPHeaderFields ?? [:]
    where unsigned.value(forHTTPHeaderField: name) != value && !harmlessHeaders.contains(name.lowercased()) {
        values += parts(ofHeader: value)
    }
    let before = Set(queryItems(in: unsigned))
    for item in queryItems(in: request) where !before.contains(item) {
        values += item.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).dropFirst().map { String(Substring($0)) }
    }
    return values.filter { $0.utf8.count >= 8 && isUsable($0) }
}

private func queryItems(in request: URLRequest) -> [Substring] {
    (request.url?.query(percentEncoded: true) ?? "").utf8.split(separator: UInt8(ascii: "&")).map { Substring($0) }
}

/// The names of header fields that signing closures set and that contain no secrets.
private let harmlessHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "cache-control", "content-digest", "content-encoding",
    "content-length", "content-md5", "content-type", "date", "digest", "host", "user-agent", "x-amz-content-sha256",
    "x-amz-date",
]

/// Returns a secret header field and its parts, because a server may repeat only one part of `Bearer TOKEN`,
/// `session=TOKEN; theme=dark` or `Digest username="bob"`. A short part among others is not secret: it would mask
/// ordinary words.
private func parts(ofHeader value: String) -> [String] {
    // The part after the scheme may contain any punctuation.
    let space = UInt8(ascii: " ")
    var values =
        [value] + value.utf8.split(separator: space, maxSplits: 1).dropFirst().map { String(Substring($0)) }
    let parts = value.utf8.split { " ,;".utf8.contains($0) }
    let cookies = value.utf8.split(separator: UInt8(ascii: ";")).map { $0.drop { $0 == space } }
    for part in parts + cookies {
        let minimum = parts.count <= 2 ? 4 : 8
        let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0) }
        let candidates = [String(Substring(part))] + pair.dropFirst().map { $0.trimmingCharacters(in: ["\""]) }
        values += candidates.filter { $0.utf8.count >= minimum }
    }
    if value.lowercased().hasPrefix("basic "), let pair = Data(base64Encoded: String(value.dropFirst(6))) {
        let text = String(decoding: pair, as: UTF8.self)
        values += [text] + text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(Substring($0)) }
    }
    return values
}

/// Whether a value can be masked without masking ordinary words. The names of authentication schemes and the constants
/// of JSON are not secret.
private func isUsable(_ value: String) -> Bool {
    let words: Set = ["basic", "bearer", "digest", "null", "true", "false", "none", "undefined"]
    return value.utf8.count >= 4 && !words.contains(value.lowercased())
}

extension URLRequest {
    fileprivate var contentType: String { value(forHTTPHeaderField: "Content-Type")?.lowercased() ?? "" }
}
