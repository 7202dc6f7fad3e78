import Foundation

extension LoopbackServer.Response {
    /// Returns a response that changes the connection to a WebSocket (RFC 6455).
    ///
    /// ```swift
    /// .webSocket { socket in
    ///     while let frame = socket.read(), frame.opcode != 8 { socket.send(opcode: frame.opcode, frame.payload) }
    ///     socket.close()
    /// }
    /// ```
    ///
    /// The connection is closed when the closure returns. Without a call of ``LoopbackServer/WebSocket/close(_:_:)``,
    /// the client receives no close frame. Of the modifiers, only ``delayed(by:)`` has an effect.
    ///
    /// - Parameters:
    ///   - status: The status code. If it is not 101, the closure is not called.
    ///   - headers: Header fields that are added, or that replace `Upgrade`, `Connection` and `Sec-WebSocket-Accept`. A
    ///     nil value removes a field. So the response can have a wrong accept value, a subprotocol or an extension.
    ///   - serve: Sends and reads frames, on the thread of the connection.
    public static func webSocket(
        status: Int = 101, headers: [String: String?] = [:],
        _ serve: @escaping @Sendable (_ socket: LoopbackServer.WebSocket) -> Void
    ) -> Self {
        Self(content: .webSocket(status: status, headers: headers, serve: serve))
    }
}

/// Returns the head of the response to a handshake.
func handshakeResponse(
    status: Int, headers: [String: String?], to request: LoopbackServer.Request
) -> Data {
    let key = request[header: "Sec-WebSocket-Key"] ?? ""
    let accept = Data(sha1(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")).base64EncodedString()
    let standard = ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept]
    let names = Set(headers.keys.map { $0.lowercased() })
    let fields =
        standard.filter { !names.contains($0.key.lowercased()) }.map { ($0.key, $0.value) }
        + headers.compactMap { name, value in value.map { (name, $0) } }
    let lines = fields.sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) \(reasonPhrase(status))\r\n\(lines)\r\n".utf8)
}
