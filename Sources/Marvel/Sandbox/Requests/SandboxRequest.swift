import Foundation
import Fetching

/// What the sandbox looks at in a request.
public struct SandboxRequest: Sendable {
    /// The method, in capitals.
    public var method: String

    /// The path, with its percent escapes as they were sent.
    public var path: String

    /// The query's names and values, decoded, in their order. A name without a value has an empty one.
    public var queryItems: [URLQueryItem]

    /// The header fields.
    public var headers: [String: String]

    /// Makes a request from its parts.
    public init(
        method: String = "GET", path: String, queryItems: [URLQueryItem] = [], headers: [String: String] = [:]
    ) {
        self.method = method
        self.path = path
        self.queryItems = queryItems
        self.headers = headers
    }

    /// Makes a request from a request line's target.
    ///
    /// - Parameters:
    ///   - method: The method, in capitals.
    ///   - target: A path, with a query or without one. What is wrongly escaped stays as it is.
    ///   - headers: The header fields.
    public init(method: String = "GET", target: String, headers: [String: String] = [:]) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: method, path: String(parts.first ?? ""),
            queryItems: parts.count > 1 ? SandboxRequest.queryItems(String(parts[1])) : [], headers: headers)
    }

    /// The value of a header field, whose name is compared without regard to case.
    public subscript(header name: String) -> String? {
        headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// Splits a query as forms do: `+` is a space.
    static func queryItems(_ query: String) -> [URLQueryItem] {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { percentDecoded($0.replacing("+", with: " ")) }
            return URLQueryItem(name: decoded[0], value: decoded.count > 1 ? decoded[1] : "")
        }
    }

    /// The query as a table; of a name that comes twice the last value counts.
    var parameters: [String: String] {
        Dictionary(queryItems.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { _, last in last })
    }
}

/// `text` without its percent escapes; a `%` that starts none stays, bytes that are not UTF-8 become U+FFFD.
func percentDecoded(_ text: some StringProtocol) -> String {
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
        let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        if byte == UInt8(ascii: "%"), digits.count == 2 {
            bytes.append(UInt8(digits[0] << 4 | digits[1]))
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
