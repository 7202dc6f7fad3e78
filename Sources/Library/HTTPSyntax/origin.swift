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

/// Returns the part of a URL before its path, in lower case and without a user and a password.
public func originText(ofURL url: String) -> String {
    let text = url.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    let start = text.index(colon, offsetBy: 3, limitedBy: text.endIndex) ?? text.endIndex
    let end =
        text[start...].firstIndex { byte in
            byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
        } ?? text.endIndex
    let at = text[start..<end].lastIndex(of: UInt8(ascii: "@"))
    let origin = at.map { String(url[..<start] + url[text.index(after: $0)..<end]) } ?? String(url[..<end])
    let isLowercase = !origin.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isLowercase ? origin : origin.lowercased()
}
