import Fetching
import Foundation
internal import HTTPSyntax

/// The tokens of an account (RFC 6749 §1.4, §1.5). No description or dump shows their values.
public struct Tokens: Hashable, Codable, Sendable {
    /// The token that is sent with requests.
    public var access: String
    /// The token with which new tokens are requested, or nil if there is none.
    public var refresh: String?
    /// The date on which the access token expires, or nil if it is not known.
    public var expires: Date?
    /// Identifies the login from which the tokens come; a refresh keeps it. Nil for tokens that do not come from a
    /// storage, and empty if the storage does not know it.
    var login: String?

    private enum CodingKeys: String, CodingKey {
        case access, refresh, expires
        // An app may decode the response of a server as `Tokens`, so no server may use this key.
        case login = "fetching.login"
    }

    /// Creates tokens.
    ///
    /// - Parameters:
    ///   - access: The token that is sent with requests.
    ///   - refresh: The token with which new tokens are requested, or nil if there is none.
    ///   - expires: The date on which the access token expires, or nil if it is not known. Calculate the date from the
    ///     response's `expires_in` when the response arrives.
    public init(access: String, refresh: String? = nil, expires: Date? = nil) {
        self.access = access
        self.refresh = refresh
        self.expires = expires
    }

    /// Whether two values have the same access token and the same refresh token. The dates are ignored, because a
    /// storage can round them.
    ///
    /// Tokens are opaque, so their bytes are compared.
    func haveSameTexts(as other: Tokens?) -> Bool {
        func bytes(_ tokens: Tokens?) -> [[UInt8]?] {
            [tokens?.access, tokens?.refresh].map { $0.map { Array($0.utf8) } }
        }
        return bytes(self) == bytes(other)
    }

    /// Whether two values come from the same login, as far as the storage knows.
    func isSameLogin(as other: Tokens) -> Bool {
        login == other.login || [login ?? "", other.login ?? ""].contains("")
    }

    /// Whether the access tokens, the refresh tokens and the expiry dates are equal.
    public static func == (left: Tokens, right: Tokens) -> Bool {
        left.haveSameTexts(as: right) && left.expires == right.expires
    }

    /// Hashes the tokens and the expiry date.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(access)
        hasher.combine(refresh)
        hasher.combine(expires)
    }
}

extension Tokens {
    /// Throws if the access token is empty, such as that of a response without a token. It would be saved, and each
    /// request would fail.
    func check() throws {
        if isBlank(access) { throw EmptyCredential("`Tokens.access`") }
    }
}

extension Tokens: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The expiry date, and which tokens there are. The tokens are not shown.
    public var description: String {
        let mask = SecretNames.mask
        let expiry = expires.map { "expires \($0)" } ?? "no expiry date"
        return "Tokens(access: \(mask), refresh: \(refresh == nil ? "nil" : mask), \(expiry))"
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror without children, because the tokens are secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
