import Foundation

/// Returns the URL that `text` contains, or nil if `text` is not a URL. Use this function instead of `URL(string:)` for
/// a text from a server, a file or a user.
///
/// Only bytes that are not allowed in their part of a URL (RFC 3986 §3) are percent-encoded, for example `[`, `|`, a
/// space, and a `%` that does not begin an escape. All other bytes stay as they are: `/a%20b|c` becomes `/a%20b%7Cc`.
/// If one byte of a part is not allowed, `URL(string:)` would encode the escapes of this part again, as in
/// `/a%2520b%7Cc`. An international host becomes ASCII (RFC 5890).
public func parsedURL(_ text: String) -> URL? {
    URL(string: text, encodingInvalidCharacters: false) ?? URL(string: encodingInvalidBytes(ofURL: text))
}

/// Returns the parts of the URL that ``parsedURL(_:)`` returns for `text`. Nil if `text` is not a URL.
public func parsedComponents(_ text: String) -> URLComponents? {
    URLComponents(string: text, encodingInvalidCharacters: false)
        ?? URLComponents(string: encodingInvalidBytes(ofURL: text))
}

/// Returns bytes that contain a URL as text for ``parsedURL(_:)``. If the bytes are not UTF-8, all bytes that are not
/// ASCII are percent-encoded, so that exactly these bytes are requested: the byte E9 becomes `%E9`.
public func urlText(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
        ?? bytes.map { $0 < 0x80 ? String(UnicodeScalar($0)) : percentEncoded([$0]) }.joined()
}

/// Returns the text of a URL in which the user information, the path, the query and the fragment have only allowed
/// bytes. The host is unchanged, because only Foundation can encode it.
private func encodingInvalidBytes(ofURL text: String) -> String {
    let bytes = text.utf8
    let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let query = bytes[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
    let authority = authorityRange(in: bytes[..<query])
    // The last `@` precedes the host, as in browsers: a password can contain an `@` that is not encoded.
    let host = bytes[authority].lastIndex(of: UInt8(ascii: "@")) ?? authority.lowerBound
    return text[..<authority.lowerBound]
        + encodingInvalidBytes(of: bytes[authority.lowerBound..<host], except: ":")
        + text[host..<authority.upperBound]
        + encodingInvalidBytes(of: bytes[authority.upperBound..<query], except: ":@/")
        + (query < fragment ? "?" : "") + encodingInvalidBytes(of: bytes[query..<fragment].dropFirst(), except: ":@/?")
        + (fragment < bytes.endIndex ? "#" : "")
        + encodingInvalidBytes(of: bytes[fragment...].dropFirst(), except: ":@/?")
}

/// Returns the range of the user information, the host and the port in the text of a URL before its query. The range is
/// empty if there is no host.
private func authorityRange(in bytes: Substring.UTF8View) -> Range<String.Index> {
    let scheme = bytes.prefix { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
    let hasScheme = scheme.first?.isASCIILetter == true && bytes[scheme.endIndex...].first == UInt8(ascii: ":")
    let rest = hasScheme ? bytes[scheme.endIndex...].dropFirst() : bytes
    guard rest.starts(with: "//".utf8) else { return rest.startIndex..<rest.startIndex }
    let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
    return authority.startIndex..<authority.endIndex
}

/// Returns a text that is not a valid URL with `***` in place of all text before the last `@`, because such a text may
/// have user information anywhere.
public func withoutUserInformation(_ text: String) -> String {
    text.utf8.lastIndex(of: UInt8(ascii: "@")).map { "***" + text[$0...] } ?? text
}
