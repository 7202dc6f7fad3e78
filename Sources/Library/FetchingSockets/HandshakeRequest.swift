import Foundation
internal import HTTPSyntax

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request that opens a WebSocket (RFC 6455 §4.1).
struct HandshakeRequest: Sendable {
    /// The head of the request.
    let bytes: Data
    /// The value of `Sec-WebSocket-Key`.
    let key: String
    /// The subprotocols that the request offers.
    let subprotocols: [String]

    /// Creates the head of the request.
    ///
    /// - Parameters:
    ///   - request: The URL and the header fields of the app. The scheme can be `http`, `https`, `ws` or `wss`.
    ///   - subprotocols: The names of the subprotocols that the app knows, the preferred one first.
    ///   - random: Returns random bits, which must not be predictable. The key consists of 128 of them.
    /// - Throws: ``SocketError/invalidRequest(_:)`` if the request cannot open a WebSocket.
    init(_ request: URLRequest, subprotocols: [String], random: () -> UInt64) throws {
        guard request.httpMethod ?? "GET" == "GET", request.httpBody == nil, request.httpBodyStream == nil else {
            throw SocketError.invalidRequest(
                """
                a WebSocket is opened with a GET request without a body; remove the method and the body \
                (RFC 6455 §4.1)
                """)
        }
        guard let url = request.url, let scheme = url.scheme?.lowercased(), let host = hostField(url, scheme: scheme)
        else {
            throw SocketError.invalidRequest(
                "a WebSocket needs a URL with a host and the scheme wss, ws, https or http (RFC 6455 §3)")
        }
        let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
        for (name, value) in fields { try checkField(name, value) }
        try checkSubprotocols(subprotocols)
        let key = Data((0..<2).flatMap { _ in randomBytes(random()) }).base64EncodedString()

        var lines = ["GET \(try target(url)) HTTP/1.1"]
        if !fields.contains(where: { $0.key.lowercased() == "host" }) { lines.append("Host: \(host)") }
        lines += [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)",
        ]
        if !subprotocols.isEmpty { lines.append("Sec-WebSocket-Protocol: \(subprotocols.joined(separator: ", "))") }
        lines += fields.map { "\($0.key): \($0.value)" }
        bytes = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        (self.key, self.subprotocols) = (key, subprotocols)
    }

    /// The value of `Sec-WebSocket-Accept` that a valid response has (RFC 6455 §1.3).
    var acceptValue: String {
        Data(sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
    }
}

/// The fields that an app must not set, by name in lower case, with the reason.
private let handshakeFields = [
    "sec-websocket-key": "each connection has a new key",
    "sec-websocket-version": "the version is 13",
    "sec-websocket-accept": "only a response has this field",
    "sec-websocket-extensions": "extensions are not supported",
    "sec-websocket-protocol": "pass the names as `subprotocols`",
    "upgrade": "the handshake sets it",
    "connection": "the handshake sets it",
]

private func checkField(_ name: String, _ value: String) throws {
    guard let lowercased = lowercasedToken(name), isFieldValue(value) else {
        throw SocketError.invalidRequest(
            "the header field “\(oneLine(name, limit: 50))” has a name or a value that is not valid (RFC 9110 §5)")
    }
    if let reason = handshakeFields[lowercased] ?? transportHeaders[lowercased] {
        throw SocketError.invalidRequest("remove the header field “\(name)” from the request: \(reason)")
    }
}

private func checkSubprotocols(_ names: [String]) throws {
    for (index, name) in names.enumerated() {
        guard isToken(name) else {
            throw SocketError.invalidRequest(
                "the subprotocol “\(oneLine(name, limit: 50))” is not a token of ASCII characters (RFC 6455 §4.1)")
        }
        guard !names[..<index].contains(name) else {
            throw SocketError.invalidRequest("the subprotocol “\(name)” is offered twice (RFC 6455 §4.1)")
        }
    }
}

/// Returns the value of `Host`: the host, and the port if it is not that of the scheme (RFC 6455 §4.1). Returns nil if
/// the URL is not that of a WebSocket.
private func hostField(_ url: URL, scheme: String) -> String? {
    guard let defaultPort = ["ws": 80, "http": 80, "wss": 443, "https": 443][scheme],
        let host = url.host(percentEncoded: true), !host.isEmpty,
        host.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return nil }
    // The brackets of an IPv6 address are a part of the field, but not of the URL's host. A zone is local.
    let address = host.utf8.contains(UInt8(ascii: ":")) && !host.hasPrefix("[") ? "[\(host)]" : host
    return url.port.map { $0 == defaultPort ? address : "\(address):\($0)" } ?? address
}

/// Returns the path and the query of a URL. The fragment is not sent (RFC 6455 §3).
private func target(_ url: URL) throws -> String {
    let path = url.path(percentEncoded: true)
    let target = (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
    guard target.utf8.first == UInt8(ascii: "/"), target.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
        throw SocketError.invalidRequest("the path or the query of the URL is not valid (RFC 3986 §3)")
    }
    return target
}

private func randomBytes(_ number: UInt64) -> [UInt8] {
    stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
}
