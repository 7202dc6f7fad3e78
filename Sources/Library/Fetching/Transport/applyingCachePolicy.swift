import Foundation

/// Returns the request with the `Cache-Control` field that its cache policy requires (RFC 9111 §5.2.1). A field of the
/// request itself is kept.
///
/// A live store has no cache, but there can be caches between it and the server. Only two policies concern them. With
/// `.returnCacheDataDontLoad`, the network must not be used, so this function throws.
func applyingCachePolicy(_ request: URLRequest) throws -> URLRequest {
    let directive: String
    switch request.cachePolicy {
    case .reloadIgnoringLocalAndRemoteCacheData: directive = "no-cache"
    case .reloadRevalidatingCacheData: directive = "max-age=0"
    case .returnCacheDataDontLoad: throw URLError(.cannotLoadFromNetwork)
    case .useProtocolCachePolicy, .reloadIgnoringLocalCacheData, .returnCacheDataElseLoad: return request
    @unknown default: return request
    }
    if request.value(forHTTPHeaderField: "Cache-Control") != nil { return request }
    var request = request
    request.setValue(directive, forHTTPHeaderField: "Cache-Control")
    return request
}
