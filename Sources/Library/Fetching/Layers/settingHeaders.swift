import Foundation

/// Returns a layer that sets header fields of each request.
///
/// ```swift
/// let store = NetworkStore.live.layered(settingHeaders(["Accept-Language": "de", "X-Client": "app/2"]))
/// ```
///
/// A field that the request already has is replaced. Header fields of one API can also be a part of its settings, where
/// a single endpoint can replace them; see ``APISettings/headers``. For a token or a key, use `authenticating` of
/// `FetchingAccess`, which sends it to the listed origins only.
///
/// After a redirect to another origin, only the fields that are known to be harmless are sent, such as `User-Agent`;
/// see ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``. The layer that follows the redirects can be
/// outside or, as in the live stores, inside this layer.
///
/// A call throws ``RequestError`` if a name or a value is invalid, if two names with a value differ only in case, or if
/// only the transport may set a field.
///
/// - Parameter headers: The values of the header fields by name. A nil value removes a field.
public func settingHeaders(_ headers: [String: String?]) -> StoreLayer {
    changingRequests { try request($0, setting: headers) }
}

/// Returns a layer that sets each of these header fields if the request does not already have it.
func settingDefaultHeaders(_ headers: [String: String?]) -> StoreLayer {
    changingRequests { original in
        try request(original, setting: headers.filter { original.value(forHTTPHeaderField: $0.key) == nil })
    }
}

func request(_ request: URLRequest, setting headers: [String: String?]) throws(RequestError) -> URLRequest {
    let set = try sortedHeaders(headers)
    // The fields are checked before they are set, because on Linux `URLRequest` drops an invalid value without an
    // error.
    try checkHead(method: request.httpMethod ?? "GET", headers: set, hasBody: false)
    var request = request
    func isChanged(_ name: String) -> Bool { !CallContext.current.redirectsHaveLeftOrigin || isForAnyOrigin(name) }
    for (name, value) in headers where value == nil || isChanged(name) {
        request.setValue(nil, forHTTPHeaderField: name)
    }
    for (name, value) in set where isChanged(name) {
        request.setValue(value, forHTTPHeaderField: name)
    }
    return request
}
