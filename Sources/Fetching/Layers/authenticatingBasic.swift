import Foundation

/// Returns a layer that adds a user name and a password to each request, with the scheme `Basic` (RFC 7617).
///
/// The credentials are sent in UTF-8, and only to the declared origins. Everyone who can read the request can read the
/// password, so use https. A request that already has an `Authorization` field is sent unchanged.
///
/// ```swift
/// let store = NetworkStore.live.layered(
///     authenticatingBasic(user: "ada", password: password, allowedOrigins: [apiURL]))
/// ```
///
/// - Parameters:
///   - user: The user name. With a colon or a control character in it, requests fail with ``CredentialsError``.
///   - password: The password. With a control character in it, requests fail with ``CredentialsError``.
///   - origins: The origins that receive the credentials, such as `https://api.example.com`. Paths are ignored. A
///     request to another origin is sent without credentials.
public func authenticatingBasic(user: String, password: String, allowedOrigins origins: [URL]) -> StoreLayer {
    signing(declaring: SecretNames(headers: ["Authorization"])) { request, _ in
        guard acceptingOrigin(of: request, in: origins) != nil else { return request }
        declareSecret(password)
        var request = request
        request.setValue(try basicCredentials(user: user, password: password), forHTTPHeaderField: "Authorization")
        return request
    }
}

/// Returns the value of an `Authorization` field for a user name and a password (RFC 7617 §2).
func basicCredentials(user: String, password: String) throws(CredentialsError) -> String {
    if user.utf8.contains(UInt8(ascii: ":")) { throw .colonInUserName }
    if !isPrintable(user) || !isPrintable(password) { throw .controlCharacter }
    return "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
}

private func isPrintable(_ text: String) -> Bool { !text.utf8.contains(where: \.isASCIIControl) }

/// Returns the index of a request's origin in `origins`. Returns nil if the origin is not in `origins`, or if the
/// request already has credentials.
func acceptingOrigin(of request: URLRequest, in origins: [URL]) -> Int? {
    guard let url = request.url, request.value(forHTTPHeaderField: "Authorization") == nil else { return nil }
    return origins.firstIndex { haveSameOrigin($0, url) }
}

/// The reason why a user name and a password cannot be sent.
public enum CredentialsError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The user name contains a colon, which separates the user name from the password (RFC 7617 §2).
    case colonInUserName
    /// The user name or the password contains a control character (RFC 7617 §2).
    case controlCharacter

    /// The fault, and the way to correct it.
    public var description: String {
        switch self {
        case .colonInUserName: "the user name contains a colon, which Basic authentication does not allow; check it"
        case .controlCharacter:
            "the user name or the password contains a control character, such as a line break; remove it"
        }
    }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
