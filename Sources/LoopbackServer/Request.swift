import Foundation

extension LoopbackServer {
    /// A request as the client sent it.
    public struct Request: Sendable {
        /// The method: `GET`.
        public let method: String

        /// The request target: `/v1/characters?limit=5`, or `http://…` from a client that uses the server as a proxy.
        public let target: String

        /// The target's path, with its percent-encoding.
        public let path: String

        /// The target's query, with its percent-encoding and without the `?`; nil if the target has no `?`.
        public let query: String?

        /// The header fields in order, with their names as sent.
        public let headers: [(name: String, value: String)]

        /// The whole body, without the framing of chunks; empty if the request has none.
        public internal(set) var body: Data

        let isHTTP10: Bool

        /// Makes a request without a connection, to call a handler in a test.
        ///
        /// - Parameters:
        ///   - method: The method.
        ///   - target: The path, followed by `?` and the query if it has one.
        ///   - headers: The header fields in order.
        ///   - body: The body.
        public init(
            method: String = "GET", target: String, headers: [(name: String, value: String)] = [], body: Data = Data()
        ) {
            self.init(method: method, target: target, headers: headers, body: body, isHTTP10: false)
        }

        init(method: String, target: String, headers: [(name: String, value: String)], body: Data, isHTTP10: Bool) {
            self.method = method
            self.target = target
            (path, query) = pathAndQuery(of: target)
            self.headers = headers
            self.body = body
            self.isHTTP10 = isHTTP10
        }
    }
}

extension LoopbackServer.Request {
    /// The value of a header field, or nil if the request doesn't have it; several values are joined with `", "`.
    ///
    /// - Parameter name: The field's name, in upper or lower case.
    public subscript(header name: String) -> String? {
        let values = headers.values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The decoded value of the first query item with a name, or nil if there is none.
    ///
    /// - Parameter name: The item's decoded name.
    public subscript(query name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// The decoded names and values of the query in order; `+` is decoded as a space, as in a form.
    public var queryItems: [(name: String, value: String)] {
        (query ?? "").split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// Whether the client expects the connection to stay open after the response.
    var keepsAlive: Bool {
        let options = (self[header: "Connection"] ?? "").lowercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return isHTTP10 ? options.contains("keep-alive") : !options.contains("close")
    }
}

extension [(name: String, value: String)] {
    /// Returns the values of the header fields with a name, in upper or lower case.
    func values(of name: String) -> [String] {
        let name = name.lowercased()
        return filter { $0.name.lowercased() == name }.map(\.value)
    }
}

/// Splits a target; the scheme and host of an absolute one, `http://host/path`, are left out.
private func pathAndQuery(of target: String) -> (path: String, query: String?) {
    var rest = target[...]
    if !rest.hasPrefix("/"), let scheme = rest.range(of: "://") {
        rest = rest[scheme.upperBound...]
        rest = rest[(rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex)...]
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? "/" : String(parts[0])
    return (path, parts.count > 1 ? String(parts[1]) : nil)
}

/// Returns the text without its percent-encoding, or with it if it is invalid.
private func decoded(_ text: Substring) -> String {
    let spaced = text.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
}
