import Foundation
internal import HTTPSyntax
import Synchronization

/// The names of header fields and query items whose values are secret.
///
/// Texts such as the description of an error show `***` in place of these values. The header fields `Authorization`,
/// `Authentication`, `Cookie` and `ApiKey` and the query item `key` are always secret. So are names whose last word is
/// a word for a secret, such as `newPassword`, `user[password]` or `X-Vault-Token`. A layer that adds credentials
/// declares its own names with ``declaring(_:_:)``. For a value that has no name, use ``declareSecret(_:)``.
public struct SecretNames: Hashable, Sendable {
    /// The names of header fields, in lower case.
    private(set) var headers: Set<String>
    /// The names of query items and of fields in forms and JSON, in lower case.
    private(set) var queryItems: Set<String>

    /// Creates a set of names. The case of a name is ignored.
    public init(headers: Set<String> = [], queryItems: Set<String> = []) {
        self.headers = Set(headers.map { $0.lowercased() })
        self.queryItems = Set(queryItems.map { $0.lowercased() })
    }

    /// The names that are always secret, in addition to the names that end with a word for a secret.
    static let standard = SecretNames(
        headers: ["Authorization", "Authentication", "Cookie", "ApiKey"], queryItems: ["key"])

    /// Runs `operation` with `names` added to the names that are secret in the current task. In a call (see
    /// ``declareSecret(_:)``), `names` stay secret until the call ends.
    public static func declaring<Success>(
        _ names: SecretNames, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        SecretScope.current?.add(names)
        return try await withCall({ $0[secretNamesKey] = declared.union(names) }, operation)
    }

    /// The names that are secret in the current call.
    public static var current: SecretNames { SecretScope.currentContents.names }

    /// Returns these names and those of `other`.
    public func union(_ other: SecretNames) -> SecretNames {
        SecretNames(headers: headers.union(other.headers), queryItems: queryItems.union(other.queryItems))
    }

    /// These names without `key`, for the JSON bodies of a recording.
    ///
    /// In JSON, a field with this name usually contains ordinary data, which a recording needs. Errors mask its value
    /// even in JSON.
    public var inJSON: SecretNames {
        SecretNames(headers: headers, queryItems: queryItems.subtracting(Self.standard.queryItems))
    }

    /// Whether the value of a header field, a query item or another field with this name is secret. The name may be
    /// percent-encoded.
    public func contains(_ name: some StringProtocol) -> Bool {
        // The bytes of a `String` are searched faster than the bytes of a generic `StringProtocol`.
        let text = String(name)
        let isEncoded = text.utf8.contains(UInt8(ascii: "%"))
        let name = (isEncoded ? text.removingPercentEncoding ?? text : text).lowercased()
        // Hashing a text with many combining marks in a row takes quadratic time.
        let isListed = name.utf8.count <= 1024 && (headers.contains(name) || queryItems.contains(name))
        return isListed || endsWithSecretWord(name.utf8)
    }

    /// The text in place of a secret value.
    public static let mask = "***"
}

/// Whether a name ends with a word for a secret, as in `newPassword`, `db.password`, `user[password]` and
/// `X-Vault-Token`. Only letters and digits are compared, ignoring case. Digits at the end are ignored. The result is
/// false for the usual names of page tokens, such as `nextPageToken`.
func endsWithSecretWord(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard let last = name.lastIndex(where: { $0.isASCIILetter }) else { return false }
    let letters = name[...last].lazy.reversed().filter { $0.isASCIIAlphanumeric }.map { $0 | 0x20 }
    guard reversedWords[name[last] | 0x20]?.contains(where: { letters.starts(with: $0) }) == true else { return false }
    return !reversedPageTokens.contains { letters.elementsEqual($0) }
}

private let reversedPageTokens = """
    pagetoken nextpagetoken previouspagetoken prevpagetoken nexttoken paginationtoken nextcontinuationtoken skiptoken \
    deltatoken synctoken nextsynctoken resumptiontoken
    """.utf8.split(separator: UInt8(ascii: " ")).map { Array($0.reversed()) }

/// The words for secrets as bytes in reverse order, grouped by the last letter of the word. The word `key` is not in
/// the list, because ordinary names such as `primary_key` and `sort_key` end with it.
private let reversedWords = Dictionary(
    grouping: """
        token secret password passwd passphrase passcode authorization signature credential credentials cookie cookies \
        jwt apikey accesskey accesskeyid secretkey privatekey signingkey encryptionkey subscriptionkey accountkey \
        sharedkey masterkey clientkey consumerkey authkey appkey userkey licensekey functionskey sessionid sessid \
        passwordconfirmation passwordhash passworddigest clientassertion auth sig pwd otp session csrf xsrf hmac bearer
        """.utf8.split(separator: UInt8(ascii: " ")).map { Array($0.reversed()) }, by: { $0[0] })

/// Declares a value as secret in the current call. Errors show `***` in place of the value, wherever it occurs.
///
/// Call this function in a layer or in a request builder that adds a secret without a secret name, such as a key in the
/// path:
///
/// ```swift
/// let addingKey = intercepting("addingKey") { request, next in
///     declareSecret(key)
///     return try await next(adding(key, to: request))
/// }
/// ```
///
/// The current call is the call of a fetcher in which the current task runs. A call of the closure that
/// ``networkFetcher(store:accepting:message:)`` returns counts too. Child tasks and tasks that `Task { … }` creates
/// belong to the call, but detached tasks don't. Outside a call, the function does nothing. Values of fewer than 4
/// bytes are ignored, because masking them would make ordinary text unreadable.
public func declareSecret(_ value: String) { SecretScope.current?.add(value) }
