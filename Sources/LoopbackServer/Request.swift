import Foundation

extension LoopbackServer {
    /// A request as it arrived.
    public struct Request: Sendable {
        /// The method as sent: `GET`.
        public let method: String

        /// The target as sent: `/v1/characters?limit=5`, or `http://…` from a client that takes the server for a proxy.
        public let target: String

        /// The target's path as sent, percent escapes and all.
        public let path: String

        /// What follows the first `?` of the target, as sent; nil if there is none.
        public let query: String?

        /// The header fields in the order they came in, their names spelled as sent.
        public let headers: [(name: String, value: String)]

        /// The whole body, freed of its chunks; empty if there is none.
        public internal(set) var body: Data

        let isHTTP10: Bool

        /// Makes a request without a connection, to call an answering closure with.
        ///
        /// - Parameters:
        ///   - method: The method.
        ///   - target: The path, with the query if there is one.
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
    /// The value of a header field, whatever the case of its name; values of several are joined with `", "`.
    ///
    /// - Parameter name: The field's name.
    public subscript(header name: String) -> String? {
        let values = headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The names and values of the query in order, decoded as servers do it: `+` is a space.
    public var queryItems: [(name: String, value: String)] {
        (query ?? "").split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// The decoded value of the first query item of that name; nil if there is none.
    ///
    /// - Parameter name: The decoded name.
    public func queryValue(_ name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// Whether the client expects the connection to stay open after the answer.
    var keepsAlive: Bool {
        let options = (self[header: "Connection"] ?? "").lowercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return isHTTP10 ? options.contains("keep-alive") : !options.contains("close")
    }
}

/// The absolute form, `http://host/path`, loses its origin.
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

/// What cannot be decoded stays as it was sent.
private func decoded(_ text: Substring) -> String {
    let spaced = text.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
}
