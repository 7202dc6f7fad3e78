import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Values that are calculated once for an entry, and are kept in memory as long as the entry.
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

    /// Returns the response of an entry to a request, with the field `Age` (RFC 9111 §5.1).
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
