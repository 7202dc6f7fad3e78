import Fetching
import Foundation
internal import HTTPSyntax

/// A credential, such as a token or an API key, and the part of a request that contains it.
///
/// The layer ``authenticating(_:allowedOrigins:)`` adds a credential to requests.
public struct Credential: Sendable {
    /// The names of the header fields and query items that ``add`` sets.
    public let names: SecretNames
    /// A closure that returns the request with the credential.
    public let add: @Sendable (URLRequest) async throws -> URLRequest

    /// Creates a credential that is added by a closure, for example a signature, or a token that an actor keeps:
    ///
    /// ```swift
    /// let credential = Credential(declaring: SecretNames(headers: ["Authorization"])) { request in
    ///     try await Credential.bearer(account.token()).add(request)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - names: The names of the header fields and query items that `add` sets. Errors mask their values.
    ///   - add: Returns the request with the credential. If this closure throws, the request is not sent, and the error
    ///     becomes ``AppError/request(_:)``. If the credential contains a secret in another form, such as Base64, also
    ///     call `declareSecret(_:)` in this closure, so that errors mask the secret itself.
    public init(declaring names: SecretNames, add: @escaping @Sendable (URLRequest) async throws -> URLRequest) {
        self.names = names
        self.add = add
    }

    /// Returns a credential that is sent as `Authorization: Bearer …` (RFC 6750 §2.1).
    ///
    /// If the token is empty, no request is sent: each call throws ``AppError/request(_:)``.
    public static func bearer(_ token: String) -> Credential {
        header("Authorization", "Bearer \(token)")
    }

    /// Returns a credential that is sent as a header field. A field of the request with the same name is replaced.
    ///
    /// No request is sent if the value is empty or only the name of a scheme, or if the name or the value is not valid
    /// in a header field, for example because of a line break. Each call then throws ``AppError/request(_:)``.
    public static func header(_ name: String, _ value: String) -> Credential {
        Credential(declaring: SecretNames(headers: [name])) { request in
            if isBlank(tokenPart(of: value)) { throw EmptyCredential("the header field \(name)") }
            // The field is checked before it is set, because on Linux `URLRequest` drops an invalid value without an
            // error.
            guard isToken(name) else { throw RequestError.invalidHeaderName(name) }
            guard isFieldValue(value) else { throw RequestError.invalidHeaderValue(name: name) }
            var request = request
            request.setValue(value, forHTTPHeaderField: name)
            return request
        }
    }

    /// Returns a credential that is sent as a query item. Items of the request with the same name are removed.
    ///
    /// Prefer a header field if the server accepts one: servers and proxies often write URLs to their logs. If the
    /// value is empty, no request is sent: each call throws ``AppError/request(_:)``.
    public static func query(_ name: String, _ value: String) -> Credential {
        Credential(declaring: SecretNames(queryItems: [name])) { request in
            if isBlank(value) { throw EmptyCredential("the query item \(name)") }
            guard let url = request.url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
            else { throw RequestError.invalidURL(masked(request.url?.absoluteString ?? "")) }
            let others = (components.percentEncodedQuery ?? "").utf8.split(separator: UInt8(ascii: "&"))
                .filter { item in
                    Substring(item.prefix { $0 != UInt8(ascii: "=") }).removingPercentEncoding != name
                }
            let item = "\(percentEncoded(name))=\(percentEncoded(value))"
            components.percentEncodedQuery = (others.map { String(Substring($0)) } + [item]).joined(separator: "&")
            var request = request
            request.url = components.url
            return request
        }
    }
}

extension Credential: CustomReflectable {
    /// A mirror without children, because the closure contains a secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Returns the text after a name of an authentication scheme and a space, as in `Token abc`, or else `value`.
private func tokenPart(of value: String) -> Substring {
    let parts = value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2,
        ["bearer", "basic", "token", "apikey", "key"].contains(String(Substring(parts[0])).lowercased())
    else { return Substring(value) }
    return Substring(parts[1])
}

/// An error for a credential without a value. The layers and the credentials are created without `throws`, so that the
/// first request throws this error and is not sent.
struct EmptyCredential: Error, CustomStringConvertible {
    let description: String

    /// - Parameter place: The part of a request that would contain the credential, or the name of the value.
    init(_ place: String) {
        description =
            "the credential for \(place) is empty; check where its value comes from, such as an environment variable or the response to a login"
    }
}
