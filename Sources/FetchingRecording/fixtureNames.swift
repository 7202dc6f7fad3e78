import Fetching
import Foundation

/// The length in bytes of the longest name that is not shortened. With a hash and an extension, a name then has at most
/// 222 bytes. File systems allow 255.
private let maximumBytes = 200

/// Returns the possible names of the fixture for a request, without the extension, in the order of preference.
///
/// A name has no `/`, doesn't start with a `.`, and consists of ASCII characters only. So it never refers to a file
/// outside of the folder, and Unicode normalization by a file system doesn't change it.
func fixtureNames(for request: URLRequest) -> [String] {
    let name = fixtureName(for: request)
    let hash = "~" + sha256(name.utf8).prefix(16)
    // `~` occurs in no other name, because it is always encoded.
    return name.utf8.count <= maximumBytes ? [name, name + hash] : [name.prefix(maximumBytes - hash.utf8.count) + hash]
}

/// Returns the method, the path and the query of a request as a file name, without secrets.
private func fixtureName(for request: URLRequest) -> String {
    let (path, query) = publicTarget(of: request)
    let segments = path.trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false)
    var name = encoded(Substring(request.httpMethod ?? "GET"), keepsPunctuation: false)
    for segment in segments { name += "+" + encoded(segment) }
    if !query.isEmpty {
        let items = query.map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: encoded(parts[0]), value: parts.dropFirst().map { "=" + encoded($0) }.joined())
        }
        // Items with the same name keep their order. `sorted` is stable.
        name += "@" + items.sorted { $0.name < $1.name }.map { $0.name + $0.value }.joined(separator: ",")
    }
    return name
}

/// Returns the path and the query items of a request without secrets and without the query items of signatures. A
/// secret in the path is masked. So two calls that differ only in their credentials have the same target.
private func publicTarget(of request: URLRequest) -> (path: Substring, query: [Substring]) {
    let call = SecretScope.current?.contents
    let names = call.map { SecretNames.current.union($0.names) } ?? .current
    let signed = call?.signedQueryItems ?? []
    let url = request.url?.absoluteURL
    let items = (url?.query(percentEncoded: true) ?? "").split(separator: "&").filter { item in
        !signed.contains(item) && !names.containsQueryItem(item.prefix { $0 != "=" })
    }
    let target = (url?.path(percentEncoded: true) ?? "") + "?" + items.joined(separator: "&")
    let parts = Redactor(request: request).redacted(urlText: target).split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.dropFirst().flatMap { $0.split(separator: "&") })
}

extension SecretScope.Contents {
    /// The query items that signatures of the call added, as they are written in the URL.
    fileprivate var signedQueryItems: Set<Substring> {
        func items(_ request: URLRequest) -> Set<Substring> {
            Set((request.url?.query(percentEncoded: true) ?? "").split(separator: "&"))
        }
        return requests.reduce(into: []) { all, sent in
            if let unsigned = sent.unsigned { all.formUnion(items(sent.request).subtracting(items(unsigned))) }
        }
    }
}

/// Decodes the percent-encoding of a part of a URL, and encodes all bytes except letters, digits and, if
/// `keepsPunctuation` is true, `-`, `.` and `_`. So equivalent parts become equal (RFC 3986 §6.2.2.2).
private func encoded(_ part: Substring, keepsPunctuation: Bool = true) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    var rest = part.utf8
    while let byte = rest.popFirst() {
        var byte = byte
        if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue,
            let low = rest.dropFirst().first?.hexDigitValue
        {
            byte = UInt8(high << 4 | low)
            rest = rest.dropFirst(2)
        }
        if byte.isASCIIAlphanumeric || keepsPunctuation && "-._".utf8.contains(byte) {
            result.append(byte)
        } else {
            result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: result, as: UTF8.self)
}
