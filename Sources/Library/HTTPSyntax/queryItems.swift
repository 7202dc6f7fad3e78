/// Returns the items of the query of `url`, such as `key=1`, without decoding them.
public func queryItems(of url: String) -> [String] {
    guard let query = queryRange(of: url) else { return [] }
    return url[query].utf8.split(separator: UInt8(ascii: "&")).map { String(Substring($0)) }
}

/// Returns `url` without the items of its query that satisfy `isRemoved`. The other items are not changed.
public func removingQueryItems(from url: String, where isRemoved: (String) -> Bool) -> String {
    guard let query = queryRange(of: url) else { return url }
    let rest = queryItems(of: url).filter { !isRemoved($0) }.joined(separator: "&")
    return url[..<query.lowerBound].dropLast() + (rest.isEmpty ? "" : "?" + rest) + url[query.upperBound...]
}

/// Returns the decoded name of a query item, such as `a b` for `a%20b=1`.
public func queryItemName(_ item: String) -> String {
    percentDecoded(Substring(item.utf8.prefix { $0 != UInt8(ascii: "=") }))
}

/// Returns `url` without its fragment. Two URLs that are equal without their fragments are one request, because a
/// fragment is not sent (RFC 9110 §7.1).
public func withoutFragment(_ url: String) -> Substring { Substring(url.utf8.prefix { $0 != UInt8(ascii: "#") }) }

/// Returns the range of the query, without the `?` before it, or nil if there is no query.
private func queryRange(of url: String) -> Range<String.Index>? {
    let text = withoutFragment(url).utf8
    return text.firstIndex(of: UInt8(ascii: "?")).map { text.index(after: $0)..<text.endIndex }
}
