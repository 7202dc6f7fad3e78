import Foundation

/// Returns the URL to which `reference` refers (RFC 3986 §5.2), without the dot segments `.` and `..` in its path.
///
/// Foundation does not remove the dot segments of an absolute reference, and some versions do not remove those of a
/// relative one. Percent-encoded dots, such as `%2E%2E`, are not decoded, and do not count as dot segments. An empty
/// reference refers to `base`, so the absolute URL of `base` is returned. ``parsedURL(_:)`` reads the reference. White
/// space at its ends, and tabs and line breaks in it, are ignored, as in browsers (WHATWG URL §4.4). So is a colon in
/// the first segment after a text that is not a scheme: `2024:report` is a path.
///
/// - Returns: The absolute URL, or nil if `reference` is not a valid URL.
public func resolvedURL(_ reference: String, relativeTo base: URL) -> URL? {
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    var bytes = reference.utf8.drop(while: isSpace)
    while bytes.last.map(isSpace) == true { bytes.removeLast() }
    // `URL` cannot be created from an empty string.
    guard !bytes.isEmpty else { return base.absoluteURL }
    let isIgnored: (UInt8) -> Bool = {
        $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    let reference = String(decoding: bytes.lazy.filter { !isIgnored($0) }, as: UTF8.self)
    // The text of a parsed URL has only allowed bytes, so `URL(string:relativeTo:)` keeps all of them.
    guard let text = parsedURL((hasColonInFirstSegment(reference) ? "./" : "") + reference)?.absoluteString,
        let url = URL(string: text, relativeTo: base)?.absoluteURL,
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    let path = withoutDotSegments(components.percentEncodedPath)
    guard path != components.percentEncodedPath else { return url }
    components.percentEncodedPath = path
    return components.url
}

/// Whether a reference is a relative path with a colon in its first segment. Without `./` before it, the text before
/// the colon would be read as a scheme (RFC 3986 §4.2).
private func hasColonInFirstSegment(_ reference: String) -> Bool {
    let segment = reference.utf8.prefix { !"/?#".utf8.contains($0) }
    guard let colon = segment.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = segment[..<colon]
    return name.first?.isASCIILetter != true || !name.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
}

/// Returns `path` without its dot segments `.` and `..` (RFC 3986 §5.2.4). A path that does not begin with a slash is
/// returned unchanged.
public func withoutDotSegments(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    var segments: [Substring] = []
    let written = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { Substring($0) }
    for segment in written {
        switch segment {
        case ".": break
        case "..": _ = segments.popLast()
        default: segments.append(segment)
        }
    }
    // A path that ends with a dot segment refers to a folder, so the result ends with a slash.
    if written.last == "." || written.last == ".." { segments.append("") }
    return "/" + segments.joined(separator: "/")
}

extension URL {
    /// The URL with its scheme in lower case (RFC 3986 §6.2.2.1).
    public var withLowercaseScheme: URL {
        guard let scheme, scheme != scheme.lowercased(),
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.scheme = scheme.lowercased()
        return components.url ?? self
    }
}
