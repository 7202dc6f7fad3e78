import Foundation

/// Whether two URLs have the same scheme, host and port (RFC 6454 §5).
package func haveSameOrigin(_ one: URL, _ other: URL) -> Bool {
    func origin(_ url: URL) -> [String?] {
        let scheme = url.scheme?.lowercased()
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host()?.lowercased(), String(port)]
    }
    return origin(one) == origin(other)
}

/// Whether `url` is an http or https URL with a host.
package func isHTTP(_ url: URL) -> Bool { isHTTP(scheme: url.scheme) && url.host()?.isEmpty == false }

/// Whether `scheme` is http or https. The case of `scheme` is ignored.
package func isHTTP(scheme: String?) -> Bool { ["http", "https"].contains(scheme?.lowercased()) }
