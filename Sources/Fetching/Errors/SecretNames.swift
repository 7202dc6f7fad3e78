/// The names of headers and query items whose values are secret, and how text is shown without them.
///
/// Errors, logs, `curl` commands and recordings show `***` instead. The standard names are always secret; a layer that adds
/// credentials declares its own while it calls the store within, see ``declaring(_:_:)``.
public struct SecretNames: Hashable, Sendable {
    /// Header names, in lower case.
    public let headers: Set<String>
    /// Query item names, in lower case.
    public let queryItems: Set<String>

    /// Makes a set of names; case does not matter.
    public init(headers: Set<String> = [], queryItems: Set<String> = []) {
        self.headers = Set(headers.map { $0.lowercased() })
        self.queryItems = Set(queryItems.map { $0.lowercased() })
    }

    /// What commonly carries credentials.
    public static let standard = SecretNames(
        headers: [
            "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-API-Key", "API-Key", "ApiKey",
            "X-Auth-Token",
            "X-Access-Token", "X-CSRF-Token", "X-Amz-Security-Token", "X-Goog-Api-Key", "Ocp-Apim-Subscription-Key",
        ],
        queryItems: [
            "apikey", "api_key", "api-key", "key", "token", "access_token", "refresh_token", "id_token", "auth", "hash",
            "sig", "signature", "secret", "client_secret", "password", "passwd", "pwd", "jwt", "session", "sessionid",
            "x-amz-signature", "x-amz-credential", "x-amz-security-token", "x-goog-signature",
        ])

    /// The names that are secret in this task: the standard ones and what the layers around declared.
    @TaskLocal public static var current = SecretNames.standard

    /// These names and `other`'s.
    public func union(_ other: SecretNames) -> SecretNames {
        SecretNames(headers: headers.union(other.headers), queryItems: queryItems.union(other.queryItems))
    }

    /// Runs `operation` with `names` secret too.
    public static func declaring<Success>(
        _ names: SecretNames, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        try await $current.withValue(current.union(names), operation: operation)
    }

    /// Whether the header's value is secret.
    public func containsHeader(_ name: String) -> Bool { headers.contains(name.lowercased()) }

    /// Whether the query item's value is secret.
    public func containsQueryItem(_ name: some StringProtocol) -> Bool {
        queryItems.contains((name.removingPercentEncoding ?? String(name)).lowercased())
    }
}

extension SecretNames {
    static let mask = "***"

    /// The URL's text without credentials: no user information, and the values of secret query items masked.
    public func redacting(_ url: URL?) -> String {
        url.map { redacting(urlText: $0.absoluteString) } ?? "(no URL)"
    }

    /// Works on text, because what isn't a URL may carry secrets as well.
    func redacting(urlText text: String) -> String {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let hierarchy = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var result = withoutUserInformation(hierarchy[0])
        if hierarchy.count > 1 { result += "?" + redacting(pairs: hierarchy[1]) }
        if parts.count > 1 { result += "#" + redacting(pairs: parts[1]) }
        return result
    }

    /// The header fields with the values of secret ones masked, and those of others, such as `Location`, cleaned.
    func redacting(_ fields: [String: String], hiding secrets: [String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, containsHeader(name) ? Self.mask : redacting(text: value, hiding: secrets))
            })
    }

    /// The secret values that `request` carries: where a server repeats one in its answer, it is masked there as well.
    func values(in request: URLRequest?) -> [String] {
        guard let request else { return [] }
        var values: [String] = []
        for (name, value) in request.allHTTPHeaderFields ?? [:] where containsHeader(name) {
            values.append(value)
            // "Bearer TOKEN": a server may repeat the token without its scheme.
            values += value.split(separator: " ").map(String.init)
        }
        for pair in request.url?.query(percentEncoded: true)?.split(separator: "&") ?? [] {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, containsQueryItem(parts[0]) else { continue }
            values.append(String(parts[1]))
            values.append(parts[1].removingPercentEncoding ?? "")
        }
        values += [request.url?.password(percentEncoded: false), request.url?.password()].compactMap { $0 }
        // The longest first, so that none leaves a rest of another; very short ones would mask ordinary words.
        return Set(values.filter { $0.count >= 4 && !["basic", "bearer", "digest"].contains($0.lowercased()) })
            .sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// Free text, such as a server's message, without `secrets` and without what stands behind a secret name, as in
    /// `apikey=…` and `"token": "…"`.
    func redacting(text: String, hiding secrets: [String]) -> String {
        let text = secrets.reduce(text) { $0.replacing($1, with: Self.mask) }
        return redactingAssignments(in: text)
    }

    private func withoutUserInformation(_ text: Substring) -> String {
        guard let authority = text.firstRange(of: "//")?.upperBound else { return String(text) }
        let end = text[authority...].firstIndex(of: "/") ?? text.endIndex
        guard let at = text[authority..<end].lastIndex(of: "@") else { return String(text) }
        return text[..<authority] + Self.mask + text[at...]
    }

    private func redacting(pairs text: Substring) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false)
            .map { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.count == 2 && containsQueryItem(parts[0]) ? "\(parts[0])=\(Self.mask)" : String(pair)
            }
            .joined(separator: "&")
    }

    /// Masks each value that follows a secret name and `=` or `:`, quotes and spaces between them allowed.
    private func redactingAssignments(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let separator = rest.firstIndex(where: { $0 == "=" || $0 == ":" }) {
            let name = rest[..<separator].trimmingSuffix { $0 == "\"" || $0 == "'" || $0 == " " }
                .suffix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            let value = rest[rest.index(after: separator)...].drop { $0 == " " }
            guard containsQueryItem(name) || containsHeader(String(name)), !value.isEmpty else {
                result += rest[...separator]
                rest = rest[rest.index(after: separator)...]
                continue
            }
            let quote = value.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
            let start = quote == nil ? value.startIndex : value.index(after: value.startIndex)
            let end =
                value[start...].firstIndex { quote == nil ? "&,;\"'<>#\n\r\t ".contains($0) : $0 == quote }
                ?? value.endIndex
            result += rest[..<start] + Self.mask
            rest = rest[end...]
        }
        return result + rest
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        var result = self
        while let last = result.last, isDropped(last) { result.removeLast() }
        return result
    }

    fileprivate func suffix(while isKept: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, isKept(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
