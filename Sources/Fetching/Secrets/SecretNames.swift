import Foundation

/// The names of header fields and query items whose values are secret.
///
/// Errors, request summaries and `curl` commands show `***` in place of these values. The ``standard`` names are always
/// secret. So are names whose last word is a word for a secret, such as `newPassword`, `user[password]` or
/// `X-Vault-Token`. A layer that adds credentials declares its own names with ``declaring(_:_:)`` while it calls the
/// next store. For a value that has no name, use ``declareSecret(_:)``.
public struct SecretNames: Hashable, Sendable {
    /// The names of header fields, in lower case.
    private(set) var headers: Set<String>
    /// The names of query items, in lower case.
    private(set) var queryItems: Set<String>

    /// Creates a set of names. The case of a name is ignored.
    public init(headers: Set<String> = [], queryItems: Set<String> = []) {
        self.headers = Set(headers.map { $0.lowercased() })
        self.queryItems = Set(queryItems.map { $0.lowercased() })
    }

    /// The names of common header fields and query items that contain credentials.
    public static let standard = SecretNames(
        headers: [
            "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-API-Key", "API-Key", "ApiKey",
            "X-Auth-Token", "X-Access-Token",
            "X-CSRF-Token", "X-Amz-Security-Token", "X-Goog-Api-Key", "Ocp-Apim-Subscription-Key",
        ],
        queryItems: [
            "apikey", "api_key", "api-key", "key", "token", "access_token", "refresh_token", "id_token", "auth_token",
            "accesstoken", "refreshtoken", "idtoken", "authtoken", "auth", "hash", "sig", "signature", "secret",
            "client_secret", "clientsecret", "password", "passwd", "pwd", "jwt", "session", "sessionid", "session_id",
            "x-amz-signature", "x-amz-credential", "x-amz-security-token", "x-goog-signature",
        ])

    /// The names that are secret in the current task: the standard names and the names that ``declaring(_:_:)`` added.
    /// If the set is empty, no value is masked, and the user information of URLs is shown.
    @TaskLocal package static var current = SecretNames.standard

    /// Returns the names that are in this set, in `other`, or in both.
    package func union(_ other: SecretNames) -> SecretNames {
        if other.isSubset(of: self) { return self }
        var names = self
        names.headers.formUnion(other.headers)
        names.queryItems.formUnion(other.queryItems)
        return names
    }

    /// Returns whether all names of this set are in `other`.
    func isSubset(of other: SecretNames) -> Bool {
        headers.isSubset(of: other.headers) && queryItems.isSubset(of: other.queryItems)
    }

    /// Runs `operation` with `names` added to the names that are secret in the current task. Errors of the current call
    /// (see ``declareSecret(_:)``) know the names too.
    ///
    /// A `URLError` that `operation` throws is masked before it is rethrown, because the names may not be known to the
    /// caller. Other errors are rethrown unchanged.
    public static func declaring<Success>(
        _ names: SecretNames, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        SecretScope.current?.add(names)
        return try await $current.withValue(current.union(names)) { try await redactingURLErrors(operation) }
    }

    /// Whether the value of a header field with this name is secret.
    package func containsHeader(_ name: String) -> Bool {
        headers.contains(name.lowercased()) || !isEmpty && endsWithSecretWord(name.utf8)
    }

    /// Whether the value of a query item with this name is secret. The name may be percent-encoded.
    package func containsQueryItem(_ name: some StringProtocol) -> Bool {
        let isEncoded = name.utf8.contains(UInt8(ascii: "%"))
        let name = isEncoded ? name.removingPercentEncoding ?? String(name) : String(name)
        return queryItems.contains(name.lowercased()) || !isEmpty && endsWithSecretWord(name.utf8)
    }

    /// Whether the set has no names. Then no value is masked.
    var isEmpty: Bool { headers.isEmpty && queryItems.isEmpty }
}

extension SecretNames {
    package static let mask = "***"

    /// Returns the text of a URL with the user information and the values of secret names masked. `text` need not be a
    /// valid URL.
    func redacting(urlText text: String) -> String {
        if isEmpty { return text }
        let parts = text.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        let hierarchy = parts[0].split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        var result = redacting(withoutUserInformation(hierarchy[0])[...].utf8, separator: "/")
        if hierarchy.count > 1 { result += "?" + redacting(hierarchy[1], separator: "&") }
        if parts.count > 1 { result += "#" + redacting(parts[1], separator: "&") }
        return result
    }

    private func redacting(_ text: Substring.UTF8View, separator: Unicode.Scalar) -> String {
        text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
            .map { redacting(pairs: $0) }
            .joined(separator: String(separator))
    }

    private func withoutUserInformation(_ url: Substring.UTF8View) -> String {
        let text = Substring(url)
        guard let authority = url.firstRange(of: "//".utf8)?.upperBound else { return String(text) }
        let end = url[authority...].firstIndex(of: UInt8(ascii: "/")) ?? url.endIndex
        guard let secret = userInformation(inAuthority: url[authority..<end]) else { return String(text) }
        return text[..<secret.lowerBound] + Self.mask + text[secret.upperBound...]
    }

    /// Masks the text after the first secret name and `=`. The name is at the start of `text` or after a `;`.
    /// Everything after the `=` is masked, because the value may contain a `;`.
    private func redacting(pairs text: Substring.UTF8View) -> String {
        var start = text.startIndex
        while true {
            let end = text[start...].firstIndex(of: UInt8(ascii: ";")) ?? text.endIndex
            if let equals = text[start..<end].firstIndex(of: UInt8(ascii: "=")),
                containsQueryItem(Substring(text[start..<equals]))
            {
                return Substring(text[...equals]) + Self.mask
            }
            guard end < text.endIndex else { return String(Substring(text)) }
            start = text.index(after: end)
        }
    }
}

/// Whether the value of a header field, a query item or another value with this name is secret in the current task.
package func isSecretName(_ name: String) -> Bool {
    SecretNames.current.containsHeader(name) || SecretNames.current.containsQueryItem(name)
}
