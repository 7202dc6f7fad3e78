import Fetching
import Foundation

/// A stored response (RFC 9111 §3).
public struct CacheEntry: Sendable {
    /// The key of the request: its partition and its URL. It may contain secrets.
    public let key: String
    /// The values of the request's header fields in ``vary``, as one text. Secret values are hashed. Empty if the
    /// response does not depend on header fields.
    public let variant: String
    /// The URL of the request, in which secrets are masked.
    public let url: String
    /// The partition, such as the identity of an account. Empty for requests without credentials.
    public let partition: String
    /// The names of the request's header fields on which the response depends, in lower case and sorted, from `Vary`.
    public let vary: [String]
    /// The status of the response.
    public let status: Int
    /// The header fields of the response.
    public let headers: [String: String]
    /// The body of the response.
    public let body: Data
    /// The date on which the request was sent.
    public let requestDate: Date
    /// The date on which the response arrived.
    public let responseDate: Date
    let cached = CachedValues()

    /// Creates an entry.
    public init(
        key: String, variant: String, url: String, partition: String, vary: [String], status: Int,
        headers: [String: String], body: Data, requestDate: Date, responseDate: Date
    ) {
        self.key = key
        self.variant = variant
        self.url = url
        self.partition = partition
        self.vary = vary
        self.status = status
        self.headers = headers
        self.body = body
        self.requestDate = requestDate
        self.responseDate = responseDate
    }
}
