import Foundation

/// Whether two URLs have the same scheme, host and port (RFC 6454 §5).
public func haveSameOrigin(_ one: URL, _ other: URL) -> Bool { origin(of: one) == origin(of: other) }

/// Returns the scheme, the host and the port of a URL in lower case, such as `https://example.com:443`.
public func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    return "\(scheme)://\(url.host()?.lowercased() ?? ""):\(url.port ?? (scheme == "https" ? 443 : 80))"
}

/// Whether `url` is an http or https URL with a host.
public func isHTTP(_ url: URL) -> Bool { isHTTP(scheme: url.scheme) && url.host()?.isEmpty == false }

/// Whether `scheme` is http or https. The case of `scheme` is ignored.
public func isHTTP(scheme: String?) -> Bool { ["http", "https"].contains(scheme?.lowercased()) }
