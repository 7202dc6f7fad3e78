#if os(Linux)
    import Foundation
    internal import HTTPSyntax

    /// Returns the options with the pinned hosts in canonical form. Throws an error with the reason if a pinned
    /// host is invalid.
    public func checkedOptions(_ options: CurlOptions) throws -> CurlOptions {
        var options = options
        options.pinnedPublicKeys = try Dictionary(
            options.pinnedPublicKeys.map { (try pinnedHost($0.key), $0.value) }, uniquingKeysWith: { $0.union($1) })
        return options
    }

    /// Returns the canonical form of a key of ``CurlOptions/pinnedPublicKeys``.
    private func pinnedHost(_ key: String) throws -> String {
        // In a URL, an IPv6 address is in brackets.
        let isBare = key.utf8.count { $0 == UInt8(ascii: ":") } > 1 && !key.utf8.starts(with: "[".utf8)
        let text = isBare ? "[\(key)]" : key
        guard let url = parsedURL("https://\(text)"), let host = canonicalHost(url), isOnlyHost(url),
            text.utf8.last != UInt8(ascii: ":"), !host.utf8.contains(UInt8(ascii: "*"))
        else {
            throw CurlUnavailable(
                reason: "“\(oneLine(key, limit: 100))” in pinnedPublicKeys is not a host; use a name or an IP "
                    + "address without a scheme, port or wildcard, such as “api.example.com”")
        }
        return host
    }

    private func isOnlyHost(_ url: URL) -> Bool {
        url.port == nil && url.user == nil && url.path().isEmpty && url.query() == nil && url.fragment() == nil
    }

    /// Returns the canonical host of a URL, or nil if the URL has no host. A name is lowercase, in Punycode and without
    /// a final dot.
    func canonicalHost(_ url: URL) -> String? {
        guard let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty else { return nil }
        return canonicalAddress(host) ?? (host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host)
    }
#endif
