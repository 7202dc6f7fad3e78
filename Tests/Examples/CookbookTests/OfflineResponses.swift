import Fetching
import FetchingCache
import Foundation

/// A store that uses a stored response for a week if the server fails or cannot
/// be reached.
func offlineStore(_ store: NetworkStore, in cache: CacheStore) -> NetworkStore {
    store.layered(
        caching(in: cache), keepingResponses(for: .seconds(7 * 24 * 3600)))
}

/// A layer that lets a cache use a response after its lifetime, if the server
/// fails.
func keepingResponses(for duration: Duration) -> StoreLayer {
    intercepting("keeping") { request, next in
        let (body, response) = try await next(request)
        guard let response = response as? HTTPURLResponse,
            response.statusCode == 200, let url = response.url,
            var headers = response.allHeaderFields as? [String: String]
        else { return (body, response) }
        let old =
            response.value(forHTTPHeaderField: "Cache-Control") ?? "max-age=0"
        headers = headers.filter { $0.key.lowercased() != "cache-control" }
        headers["Cache-Control"] =
            "\(old), stale-if-error=\(duration.components.seconds)"
        let kept = HTTPURLResponse(
            url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1",
            headerFields: headers)
        return (body, kept ?? response)
    }
}
