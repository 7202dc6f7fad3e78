import Fetching
import Foundation
internal import HTTPSyntax

/// The parts of a request that the sandbox reads.
struct SandboxRequest: Sendable {
    /// The method, such as `GET`. It is case-sensitive.
    var method: String

    /// The percent-encoded path.
    var path: String

    /// The decoded names and values of the query, in order. A name without a value has an empty value.
    var queryItems: [URLQueryItem]

    /// The header fields.
    var headers: [String: String]

    /// Creates a request from its parts.
    init(
        method: String = "GET", path: String, queryItems: [URLQueryItem] = [], headers: [String: String] = [:]
    ) {
        self.method = method
        self.path = path
        self.queryItems = queryItems
        self.headers = headers
    }

    /// Creates a request from the target of a request line: a path with or without a query.
    init(method: String = "GET", target: String, headers: [String: String] = [:]) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: method, path: String(parts.first ?? ""),
            queryItems: parts.count > 1 ? SandboxRequest.queryItems(String(parts[1])) : [], headers: headers)
    }

    /// Returns the value of a header field, or nil if it is missing. The case of `name` is ignored.
    subscript(header name: String) -> String? {
        headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// Returns the decoded names and values of a query. As in HTML forms, `+` means a space.
    static func queryItems(_ query: String) -> [URLQueryItem] {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { percentDecoded($0.replacing("+", with: " ")) }
            return URLQueryItem(name: decoded[0], value: decoded.count > 1 ? decoded[1] : "")
        }
    }

    /// The query's values by name. If a name is repeated, the last value is used.
    var parameters: [String: String] {
        Dictionary(queryItems.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { _, last in last })
    }
}
