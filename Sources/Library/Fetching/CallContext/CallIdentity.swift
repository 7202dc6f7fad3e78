import Foundation
internal import HTTPSyntax

/// The identity for which a request is sent, such as an account or an API key.
public struct CallIdentity: Sendable {
    /// Returns the identity for a request to which the credential has not been added yet. Returns nil if the request
    /// gets no credential.
    public typealias Closure = @Sendable (URLRequest) async throws -> CallIdentity?

    /// A text that differs for different identities and contains no secret.
    public let text: String
    /// The names of the header fields that the credential sets, in lower case.
    public let headers: Set<String>

    /// Creates an identity.
    ///
    /// - Parameters:
    ///   - text: A text that differs for different identities and contains no secret, such as the ID of an account. A
    ///     cache keeps it on disk, in the name of the partition: with `%25` for `%` and `%2B` for `+`, and with `+`
    ///     between the identities of several layers. An empty text is an identity too, not that of a call without one.
    ///   - headers: The names of the header fields that the credential sets.
    public init(_ text: String, headers: Set<String>) {
        self.text =
            text.isEmpty ? "%" : text.replacingScalars("%", with: "%25").replacingScalars("+", with: "%2B")
        self.headers = Set(headers.map { $0.lowercased() })
    }

    /// Creates an identity for a request to which two layers add a credential.
    init(_ first: CallIdentity, _ second: CallIdentity) {
        (text, headers) = ("\(first.text)+\(second.text)", first.headers.union(second.headers))
    }
}
