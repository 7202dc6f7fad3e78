import Foundation

extension LoopbackServer {
    /// A request as the client sent it.
    public struct Request: Sendable {
        /// The method, such as `GET`.
        public let method: String

        /// The request target, such as `/v1/characters?limit=5`.
        ///
        /// A client that uses the server as a proxy sends a complete URL, such as `http://example.com/v1/characters`.
        public let target: String

        /// The path of the target, with its percent-encoding.
        public let path: String

        /// The query of the target, with its percent-encoding and without the `?`. Nil if the target has no `?`.
        public let query: String?

        /// The header fields in the order in which the client sent them. The case of the names is kept.
        public let headers: [(name: String, value: String)]

        /// The complete body, without the framing of chunks. It is empty if the request has no body, or if a closure
        /// has received the body in parts.
        public internal(set) var body: Data

        let isHTTP10: Bool

        /// Creates a request without a connection, for a test that calls a handler directly.
        ///
        /// - Parameters:
        ///   - method: The method.
        ///   - target: The path. If there is a query, `?` and the query follow the path.
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
    /// The value of a header field, or nil if the request doesn't have the field.
    ///
    /// If several fields have the name, their values are joined with `", "`.
    ///
    /// - Parameter name: The field's name. Case is ignored.
    public subscript(header name: String) -> String? {
        let values = headers.values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The decoded value of the first query item with the given name, or nil if no item has this name.
    ///
    /// - Parameter name: The item's decoded name.
    public subscript(query name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// The decoded names and values of the query items, in order. As in a form, `+` is decoded as a space.
    ///
    /// An item without `=` has an empty value.
    public var queryItems: [(name: String, value: String)] {
        (query ?? "").utf8.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                .map(decoded)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// Whether the request is for a loopback address or `localhost`, with any port. Checks the `Host`, and the host in
    /// the target if there is one. A request without a `Host`, which only HTTP/1.0 allows, is accepted.
    var hasLoopbackHost: Bool {
        let authority = method == "CONNECT" ? target[...] : split(target: target).authority
        return [self[header: "Host"], authority.map(String.init)].compactMap { $0?.lowercased() }.allSatisfy { host in
            host.wholeMatch(of: /(localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]*)?/.matchingSemantics(.unicodeScalar))
                != nil
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
    /// Returns the values of the header fields with the given name. The case of the name is ignored.
    func values(of name: String) -> [String] {
        let name = name.lowercased()
        return filter { $0.name.lowercased() == name }.map(\.value)
    }
}

/// Splits a target into its path and its query. Removes the scheme and the host of a URL such as `http://host/path`.
private func pathAndQuery(of target: String) -> (path: String, query: String?) {
    let rest = split(target: target).rest
    let parts = rest.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
    return (parts[0].isEmpty ? "/" : parts[0], parts.count > 1 ? parts[1] : nil)
}

/// Splits a target such as `http://host/path` into the host and the rest. If the target is a path, the host is nil.
private func split(target: String) -> (authority: Substring?, rest: Substring) {
    guard target.utf8.first != UInt8(ascii: "/"), let scheme = target.utf8.firstRange(of: "://".utf8) else {
        return (nil, target[...])
    }
    let url = target[scheme.upperBound...]
    let end = url.utf8.firstIndex { "/?".utf8.contains($0) } ?? url.endIndex
    return (url[..<end], url[end...])
}

/// Decodes `+` and percent-encoding. Decodes only `+` if the percent-encoding is invalid.
private func decoded(_ text: Substring.UTF8View) -> String {
    let spaced = String(decoding: text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    return spaced.removingPercentEncoding ?? spaced
}
