import Fetching
import Foundation
internal import HTTPSyntax

/// What a cache does with a request (RFC 9111 §4).
enum CacheDecision: Sendable {
    /// Use the stored response.
    case serve(CacheEntry, age: TimeInterval)
    /// Use the stored response, and revalidate it in the background (RFC 5861 §3).
    case serveAndRevalidate(CacheEntry, age: TimeInterval)
    /// Ask the server whether the stored response is still valid. If the server fails and `mayServe` is true, use the
    /// stored response (RFC 5861 §4).
    case revalidate(CacheEntry, age: TimeInterval, mayServe: Bool)
    /// Send the request unchanged.
    case forward
    /// Return status 504, because the request allows only a stored response (RFC 9111 §5.2.1.7).
    case gatewayTimeout
}

/// Decides what a cache does with a request.
///
/// - Parameters:
///   - entries: The stored responses with the key of the request.
///   - freshness: Returns the freshness of a stored response.
func cacheDecision(
    _ now: @autoclosure () -> Date, _ headers: [String: String], _ directives: RequestDirectives,
    _ entries: [CacheEntry],
    freshness: (CacheEntry) -> Freshness
) -> CacheDecision {
    // A response to a condition or to a range of the app is not stored.
    if directives.isConditional { return directives.onlyIfCached ? .gatewayTimeout : .forward }
    // RFC 9111 §4.1: of several responses that match, the newest is used.
    let matching = entries.filter { $0.variant == variant(of: headers, $0.vary) }
    guard let entry = matching.max(by: { $0.responseDate < $1.responseDate }) else {
        return directives.onlyIfCached ? .gatewayTimeout : .forward
    }
    let fresh = freshness(entry)
    let age = fresh.age(now(), since: entry.responseDate)
    let staleness = age - fresh.lifetime
    var isUsable = staleness < -directives.minimumFreshness
    if !isUsable, !fresh.mustRevalidate, directives.minimumFreshness == 0 {
        isUsable = staleness <= directives.maximumStaleness && directives.maximumStaleness > 0
    }
    // RFC 8246 §2: an immutable response that is fresh is also used for a reload, which sends `max-age=0`.
    if let maximum = directives.maximumAge, age > maximum || maximum == 0, !(fresh.isImmutable && staleness < 0) {
        isUsable = false
    }
    if directives.noCache || fresh.needsRevalidation { isUsable = false }
    if isUsable { return .serve(entry, age: age) }
    if directives.onlyIfCached { return .gatewayTimeout }
    let mayBeStale = !directives.noCache && !fresh.mustRevalidate
    let isWanted = directives.maximumAge == nil && directives.minimumFreshness == 0
    if mayBeStale, isWanted, staleness < fresh.staleWhileRevalidate { return .serveAndRevalidate(entry, age: age) }
    let limit = max(fresh.staleIfError, directives.staleIfError)
    return .revalidate(entry, age: age, mayServe: mayBeStale && limit > 0 && staleness <= limit)
}

/// Returns a text for the values of the header fields that `Vary` names (RFC 9111 §4.1). The values of secret fields
/// are replaced with their hashes. Returns an empty text if there are no names.
func variant(of headers: [String: String], _ names: [String]) -> String {
    if names.isEmpty { return "" }
    let fields = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    return names.map { name in
        guard let value = fields[name] else { return name }
        let normal = value.split(separator: ",").map { String($0.trimmingWhitespace()) }.joined(separator: ",")
        return "\(name): \(SecretNames.current.contains(name) ? sha256(normal.utf8) : comparedByBytes(normal))"
    }.joined(separator: "\n")
}

/// Returns the names of `Vary` in lower case and sorted, or nil for `*`, which matches no request. Names that are not
/// tokens are ignored, because no request has such a field.
func varyNames(_ text: String?) -> [String]? {
    guard let text else { return [] }
    let names = Set(listElements(text).compactMap(lowercasedToken))
    // Comparing each name for each request would take too long.
    return names.contains("*") || names.count > 100 ? nil : names.sorted()
}

/// Returns the request that asks the server whether a stored response is still valid (RFC 9111 §4.3.1). Returns nil if
/// the response has neither an entity tag nor a date of its last modification.
func revalidation(of entry: CacheEntry, _ request: URLRequest) -> URLRequest? {
    let fields = CacheFields(entry.headers)
    var request = request
    if let etag = fields.etag, !etag.isEmpty {
        request.setValue(etag, forHTTPHeaderField: "If-None-Match")
    } else if let modified = fields.lastModified, !modified.isEmpty {
        request.setValue(modified, forHTTPHeaderField: "If-Modified-Since")
    } else {
        return nil
    }
    switch request.cachePolicy {
    // The transport sends these policies to the caches of other servers.
    case .reloadRevalidatingCacheData, .reloadIgnoringLocalAndRemoteCacheData: break
    // The cache has already applied the policy of the request. A session must not apply it again.
    default: request.cachePolicy = .reloadIgnoringLocalCacheData
    }
    return request
}
