import Fetching
import Foundation
internal import HTTPSyntax

/// The parts of a URL that rules compare, normalized as RFC 3986 (§6.2.2, §6.2.3) describes.
///
/// - The scheme and the host are in lower case, and an international host is in its ASCII form (RFC 5890):
///   `bücher.example` is `xn--bcher-kva.example`.
/// - Percent-encoded letters, digits, `-`, `.`, `_` and `~` are decoded: `%7Ebob` is `~bob`.
/// - The dot segments `.` and `..` are resolved, and an empty path after a host is `/`.
/// - The port is nil if it is the default port of http or https.
///
/// A trailing slash is kept: `/heroes` and `/heroes/` are different paths.
public struct URLParts: Sendable {
    /// The URL, not normalized.
    public let url: URL
    /// The scheme in lower case, or nil if there is none.
    public let scheme: String?
    /// The host in lower case and in ASCII, or nil if there is none.
    public let host: String?
    /// The port, or nil if there is none or if it is the default port of the scheme.
    public let port: Int?
    /// The path, percent-encoded.
    package let path: String
    /// The components of the path, percent-encoded.
    let segments: [String]
    /// The path pattern of the rule whose closure receives these parts, or nil if the rule has none.
    var pattern: PathPattern?

    /// Creates the parts of a URL.
    public init(_ url: URL) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
        self.url = url
        scheme = components.scheme?.lowercased()
        host = normalizedHost(components)
        let defaultPort = ["http": 80, "https": 443][scheme ?? ""]
        port = components.port == defaultPort ? nil : components.port
        let path = withoutDotSegments(normalizingPercentEncoding(components.percentEncodedPath))
        self.path = path.isEmpty && host != nil ? "/" : path
        segments = self.path.trimmingPrefix("/").split(separator: "/", omittingEmptySubsequences: false).map(
            String.init)
    }

    /// The components of the path, percent-decoded and without empty components: `/ada/` and `//ada` have the component
    /// `ada`, and `music-app://tag` has none.
    ///
    /// A component that is not valid UTF-8 after decoding stays encoded.
    public var pathComponents: [String] { segments.filter { !$0.isEmpty }.map { percentDecodedIfUTF8($0) } }

    /// The items of the query, percent-decoded. A `+` is not a space (RFC 3986 §3.4).
    ///
    /// A name or a value that is not valid UTF-8 after decoding stays encoded.
    public var queryItems: [URLQueryItem] {
        decodedQueryItems(url.absoluteURL.query(percentEncoded: true) ?? "").map(URLQueryItem.init)
    }

    /// Returns the path component for a name in the pattern of the rule, such as `id` in `/heroes/{id: Int}`.
    ///
    /// Throws ``RuleMismatch`` if the pattern has no such name. If the test target depends on `FetchingTestSupport`,
    /// such a call also fails the current test.
    public func value(forPathComponent name: String) throws(RuleMismatch) -> String {
        guard let position = pattern?.positions[name] else {
            let path =
                pattern.map { "the rule's path “\(Redactor().redacted($0.text))”" } ?? "the rule has no path, so it"
            let mismatch = RuleMismatch("\(path) has no component “\(name)” in braces")
            failTest("\(mismatch)")
            throw mismatch
        }
        return percentDecodedIfUTF8(segments[position])
    }

    /// Returns the path component for a name, converted to a type such as `Int`. Throws ``RuleMismatch`` if the pattern
    /// has no such name (this also fails a test), or if the text cannot be converted.
    public func value<Value: LosslessStringConvertible>(forPathComponent name: String) throws(RuleMismatch) -> Value {
        try value(forPathComponent: name) { Value($0) }
    }

    /// Returns the path component for a name, converted by a closure such as `UUID.init(uuidString:)`. Throws
    /// ``RuleMismatch`` if the pattern has no such name (this also fails a test), or if the closure returns nil.
    public func value<Value>(
        forPathComponent name: String, _ convert: (String) -> Value?
    ) throws(RuleMismatch) -> Value {
        try converted(value(forPathComponent: name), "path component “\(name)”", name, convert)
    }

    /// Returns the value of the first query item with a name. An item without a value has an empty value.
    ///
    /// Throws ``RuleMismatch`` if there is no such item. If the item is optional, use `try?`.
    public func value(forQueryItem name: String) throws(RuleMismatch) -> String {
        guard let item = queryItems.first(where: { $0.name == name }) else {
            throw RuleMismatch("query item “\(name)” is missing")
        }
        return item.value ?? ""
    }

    /// Returns the value of the first query item with a name, converted to a type such as `Int`. Throws
    /// ``RuleMismatch`` if there is no such item or if the text cannot be converted.
    public func value<Value: LosslessStringConvertible>(forQueryItem name: String) throws(RuleMismatch) -> Value {
        try value(forQueryItem: name) { Value($0) }
    }

    /// Returns the value of the first query item with a name, converted by a closure such as
    /// `UUID.init(uuidString:)`. Throws ``RuleMismatch`` if there is no such item or if the closure returns nil.
    public func value<Value>(forQueryItem name: String, _ convert: (String) -> Value?) throws(RuleMismatch) -> Value {
        try converted(value(forQueryItem: name), "query item “\(name)”", name, convert)
    }

    private func converted<Value>(
        _ text: String, _ part: String, _ name: String, _ convert: (String) -> Value?
    ) throws(RuleMismatch) -> Value {
        guard let value = convert(text) else {
            throw RuleMismatch("\(part) has “\(shown(text, name) ?? "")”, which is not a valid \(Value.self)")
        }
        return value
    }
}

/// Returns the host in lower case and in ASCII.
///
/// Foundation converts an international host to ASCII, but only if its letters are not percent-encoded.
func normalizedHost(_ components: URLComponents) -> String? {
    guard let host = components.encodedHost, !host.isEmpty else { return nil }
    guard host.utf8.contains(UInt8(ascii: "%")), !host.hasPrefix("["), let decoded = components.host else {
        return host.lowercased()
    }
    var components = URLComponents()
    components.scheme = "https"
    components.host = decoded.lowercased()
    return (components.encodedHost ?? host).lowercased()
}
