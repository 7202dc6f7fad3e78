import Foundation

/// Whether two URLs have the same scheme, host and port (RFC 6454 §5).
func haveSameOrigin(_ one: URL, _ other: URL) -> Bool {
    func origin(_ url: URL) -> [String?] {
        let scheme = url.scheme?.lowercased()
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host()?.lowercased(), String(port)]
    }
    return origin(one) == origin(other)
}

/// Whether `url` is an http or https URL with a host.
func isHTTP(_ url: URL) -> Bool { isHTTP(scheme: url.scheme) && url.host()?.isEmpty == false }

extension URL {
    /// The URL with its scheme in lower case (RFC 3986 §6.2.2.1).
    var withLowercaseScheme: URL {
        guard let scheme, scheme != scheme.lowercased(), var components = URLComponents(string: absoluteString)
        else { return self }
        components.scheme = scheme.lowercased()
        return components.url ?? self
    }
}

/// Whether `scheme` is http or https. The case of `scheme` is ignored.
func isHTTP(scheme: String?) -> Bool { ["http", "https"].contains(scheme?.lowercased()) }
