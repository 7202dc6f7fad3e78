import Fetching
import Foundation
import Synchronization

/// A stored response (RFC 9111 §3).
public struct CacheEntry: Sendable {
    /// The key of the request: its partition and its URL. It may contain secrets.
    public let key: String
    /// A text that differs for requests with different values of the header fields in ``vary``. Empty if the response
    /// does not depend on header fields.
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

/// Values that are calculated once for an entry in memory.
final class CachedValues: Sendable {
    private struct State {
        var freshness: Freshness?
        var response: (age: Int, HTTPURLResponse)?
    }

    private let state = Mutex(State())

    func freshness(_ calculate: () -> Freshness) -> Freshness {
        if let known = state.withLock({ $0.freshness }) { return known }
        let freshness = calculate()
        state.withLock { $0.freshness = freshness }
        return freshness
    }

    /// Returns the response of an entry to a request. It has the field `Age` (RFC 9111 §5.1).
    func response(_ entry: CacheEntry, _ request: URLRequest, age: Int) -> URLResponse? {
        let known = state.withLock { $0.response }
        if let known, known.age == age, known.1.url == request.url { return known.1 }
        var headers = entry.headers
        for name in headers.keys where isName(name, "age") { headers[name] = nil }
        headers["Age"] = String(age)
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: entry.status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return nil }
        state.withLock { $0.response = (age, response) }
        return response
    }
}
