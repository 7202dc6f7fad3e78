import Fetching
import Foundation
internal import HTTPSyntax

extension Credential {
    /// Returns a credential that is a user name and a password, sent with the scheme `Basic` (RFC 7617) in UTF-8.
    ///
    /// The password is not encrypted in the request, so use https. One of the two may be empty, because some servers
    /// take a token as the user name or as the password. If both are empty, no request is sent: each call throws
    /// ``AppError/request(_:)``.
    ///
    /// - Parameters:
    ///   - user: The user name. If it contains a colon or a control character, requests fail with ``CredentialsError``.
    ///   - password: The password. If it contains a control character, requests fail with ``CredentialsError``.
    public static func basic(user: String, password: String) -> Credential {
        Credential(declaring: SecretNames(headers: ["Authorization"])) { request in
            if isBlank(user + password) { throw EmptyCredential("Basic authentication") }
            var request = request
            request.setValue(try basicCredentials(user: user, password: password), forHTTPHeaderField: "Authorization")
            return request
        }
    }
}

/// Returns the value of an `Authorization` field for a user name and a password (RFC 7617 §2).
func basicCredentials(user: String, password: String) throws(CredentialsError) -> String {
    if user.utf8.contains(UInt8(ascii: ":")) { throw .colonInUserName }
    if !isPrintable(user) || !isPrintable(password) { throw .controlCharacter }
    return "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
}

private func isPrintable(_ text: String) -> Bool { !text.utf8.contains(where: \.isASCIIControl) }

/// The reason why a user name and a password cannot be sent.
public enum CredentialsError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The user name contains a colon, which separates the user name from the password (RFC 7617 §2).
    case colonInUserName
    /// The user name or the password contains a control character (RFC 7617 §2).
    case controlCharacter

    /// The fault, and the way to correct it.
    public var description: String {
        switch self {
        case .colonInUserName:
            "the user name contains a colon, which Basic authentication does not allow; check the user name"
        case .controlCharacter:
            "the user name or the password contains a control character, such as a line break; remove it"
        }
    }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
