import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the name of the fixture for a request, without the extension and without secrets.
///
/// All parts are percent-encoded, so a name has no `/` and never refers to a file outside of the folder. A name of more
/// than 250 bytes ends with a digest, because file systems allow 255 bytes with the extension.
func fixtureName(for request: URLRequest) -> String {
    let names = SecretNames.current
    // The query items that signatures of the call added.
    let signed = CallContext.current.addedQueryItems
    let items = queryItems(of: request).filter { item in
        !signed.contains(String(item)) && !names.contains(item.prefix { $0 != "=" })
    }
    let redactor = Redactor(request: request)
    let path = redactor.redacted(request.url?.absoluteURL.path(percentEncoded: true) ?? "")
    let query = redactor.redacted("?" + items.joined(separator: "&")).dropFirst().split(separator: "&")
    let segments = path.trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false)
    let name = ([percentEncoded(request.httpMethod ?? "GET")] + segments.map(encoded)).joined(separator: "+")
    let encodedItems = query.map { item in
        item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(encoded).joined(separator: "=")
    }
    let full = query.isEmpty ? name : "\(name)@\(encodedItems.sorted().joined(separator: ","))"
    return full.utf8.count > 250 ? "\(full.prefix(233))~\(sha256(full.utf8).prefix(16))" : full
}

private func queryItems(of request: URLRequest) -> [Substring] {
    (request.url?.absoluteURL.query(percentEncoded: true) ?? "").split(separator: "&")
}

/// Returns a part of a URL with all special characters percent-encoded. Decodes an existing percent-encoding first.
private func encoded(_ part: Substring) -> String { percentEncoded(percentDecodedBytes(part)) }
