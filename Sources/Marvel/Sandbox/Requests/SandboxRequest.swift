import Foundation

/// The parts of a request that the sandbox reads.
package struct SandboxRequest: Sendable {
    /// The method, in capitals.
    package var method: String

    /// The path, with its percent-encoding.
    package var path: String

    /// The decoded names and values of the query, in order. The value of a name without one is empty.
    package var queryItems: [URLQueryItem]

    /// The header fields.
    package var headers: [String: String]

    /// Makes a request from its parts.
    package init(
        method: String = "GET", path: String, queryItems: [URLQueryItem] = [], headers: [String: String] = [:]
    ) {
        self.method = method
        self.path = path
        self.queryItems = queryItems
        self.headers = headers
    }

    /// Makes a request from the target of a request line: a path, with or without a query.
    package init(method: String = "GET", target: String, headers: [String: String] = [:]) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: method, path: String(parts.first ?? ""),
            queryItems: parts.count > 1 ? SandboxRequest.queryItems(String(parts[1])) : [], headers: headers)
    }

    /// The value of a header field. The case of `name` doesn't matter.
    subscript(header name: String) -> String? {
        headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// Splits a query as forms do, where `+` is a space.
    static func queryItems(_ query: String) -> [URLQueryItem] {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { percentDecoded($0.replacing("+", with: " ")) }
            return URLQueryItem(name: decoded[0], value: decoded.count > 1 ? decoded[1] : "")
        }
    }

    /// The query's values by name. The last value of a repeated name counts.
    var parameters: [String: String] {
        Dictionary(queryItems.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { _, last in last })
    }
}

/// Decodes percent-encoding. A `%` without two hexadecimal digits stays; bytes that aren't UTF-8 become U+FFFD.
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
