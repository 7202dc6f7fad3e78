import Fetching
import Foundation

/// Returns the name of the fixture for a request, without the extension and without secrets.
///
/// All parts are percent-encoded, so a name has no `/` and never refers to a file outside of the folder.
func fixtureName(for request: URLRequest) -> String {
    let call = SecretScope.current?.contents
    let names = SecretNames.current.union(call?.names ?? .current)
    // The query items that signatures of the call added.
    let signed = (call?.requests ?? []).flatMap { sent in
        sent.unsigned.map { Set(queryItems(of: sent.request)).subtracting(queryItems(of: $0)) } ?? []
    }
    let items = queryItems(of: request).filter { item in
        !signed.contains(item) && !names.containsQueryItem(item.prefix { $0 != "=" })
    }
    let redactor = Redactor(request: request)
    let path = redactor.redacted(urlText: request.url?.absoluteURL.path(percentEncoded: true) ?? "")
    let query = redactor.redacted(urlText: "?" + items.joined(separator: "&")).dropFirst().split(separator: "&")
    let segments = path.trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false)
    let name = ([percentEncoded(request.httpMethod ?? "GET")] + segments.map(encoded)).joined(separator: "+")
    let encodedItems = query.map { item in
        item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(encoded).joined(separator: "=")
    }
    return query.isEmpty ? name : "\(name)@\(encodedItems.sorted().joined(separator: ","))"
}

private func queryItems(of request: URLRequest) -> [Substring] {
    (request.url?.absoluteURL.query(percentEncoded: true) ?? "").split(separator: "&")
}

/// Returns a part of a URL with all special characters percent-encoded, even if it is encoded in another way.
private func encoded(_ part: Substring) -> String { percentEncoded(part.removingPercentEncoding ?? String(part)) }
