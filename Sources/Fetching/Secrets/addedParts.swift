import Foundation

/// Returns the header fields that `signed` has and `unsigned` does not have, or has with another value. The keys are
/// the names in lower case.
package func addedHeaders(in signed: URLRequest, to unsigned: URLRequest) -> [String: String] {
    let added = (signed.allHTTPHeaderFields ?? [:]).filter {
        unsigned.value(forHTTPHeaderField: $0.key) != $0.value
    }
    return Dictionary(added.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
}

/// Returns the items of the query, such as `key=1`, that `signed` has and `unsigned` does not have.
package func addedItems(in signed: URLRequest, to unsigned: URLRequest) -> [String] {
    let text = signed.url?.absoluteString ?? ""
    let other = unsigned.url?.absoluteString ?? ""
    if text == other { return [] }
    let known = queryItems(of: other)
    return queryItems(of: text).filter { !known.contains($0) }
}

/// Returns the items of the query of `url`, such as `key=1`, without decoding them.
package func queryItems(of url: String) -> [String] {
    let text = url.utf8.prefix { $0 != UInt8(ascii: "#") }
    guard let start = text.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    return text[start...].dropFirst().split(separator: UInt8(ascii: "&")).map { String(Substring($0)) }
}
