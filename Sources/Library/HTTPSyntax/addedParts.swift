import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Returns the header fields that `signed` has and `unsigned` does not have, or has with another value. The keys are
/// the names in lower case.
public func addedHeaders(in signed: URLRequest, to unsigned: URLRequest) -> [String: String] {
    let added = (signed.allHTTPHeaderFields ?? [:]).filter {
        unsigned.value(forHTTPHeaderField: $0.key) != $0.value
    }
    return Dictionary(added.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
}

/// Returns the items of the query, such as `key=1`, that `signed` has and `unsigned` does not have.
public func addedItems(in signed: URLRequest, to unsigned: URLRequest) -> [String] {
    let text = signed.url?.absoluteString ?? ""
    let other = unsigned.url?.absoluteString ?? ""
    if text == other { return [] }
    let known = queryItems(of: other)
    return queryItems(of: text).filter { !known.contains($0) }
}
