import Foundation

extension LoopbackServer {
    /// A response and the way in which the server sends it.
    ///
    /// Static functions create a response, and modifiers change a response:
    ///
    /// ```swift
    /// .json(#"{"id":1}"#, headers: ["ETag": "abc"])
    /// .text("slow").delayed(by: .milliseconds(200))
    /// .data(megabyte).chunked(by: 4096).resetting(after: 100_000)
    /// ```
    ///
    /// The server writes `Content-Length`, `Transfer-Encoding` and `Connection` itself, so these fields are ignored in
    /// `headers`. There is one exception: `Connection: close` closes the connection after the response. To send a
    /// wrong length, use ``truncated(after:)`` or `raw`.
    public struct Response: Sendable {
        enum Content: Sendable {
            case response(status: Int, headers: [(name: String, value: String)], body: Data)
            case stream(
                status: Int, headers: [(name: String, value: String)], length: Int64?,
                next: @Sendable () async throws -> Data?)
            case raw(Data)
            case script([Step])
            case webSocket(
                status: Int, headers: [String: String?], serve: @Sendable (LoopbackServer.WebSocket) -> Void)
        }

        enum Ending: Equatable, Sendable {
            case asRequested
            case truncated(after: Int)
            case reset(after: Int)
        }

        var content: Content
        var delay = Duration.zero
        var chunkBytes: Int?
        var drip: (interval: Duration, bytes: Int)?
        var ending = Ending.asRequested
    }

    /// One step of a response.
    public enum Step: Equatable, Sendable {
        /// Sends bytes without changing them.
        case send(Data)
        /// Waits for a duration, at most one day. The wait ends early if the client disconnects or the server stops.
        case wait(Duration)
        /// Resets the connection. The client's next read or write fails with "connection reset by peer".
        case reset
        /// Closes the connection without an error.
        case close
    }
}

extension LoopbackServer.Response {
    /// Creates a response from its parts.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields in order, including `Content-Type`; several may have the same name.
    ///   - body: The body. As HTTP requires, it is not sent after a HEAD request or with status 1xx, 204 or 304.
    public init(status: Int = 200, headers: [(name: String, value: String)], body: Data = Data()) {
        content = .response(status: status, headers: headers, body: body)
    }

    /// Returns a response with a body of any type.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - type: The `Content-Type`. A `Content-Type` in `headers` takes precedence.
    ///   - status: The status code.
    ///   - headers: Additional header fields.
    public static func data(
        _ body: Data, type: String = "application/octet-stream", status: Int = 200,
        headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        var fields = headers.map { (name: $0.key, value: $0.value) }
        if fields.values(of: "Content-Type").isEmpty {
            fields.insert(("Content-Type", type), at: 0)
        }
        return Self(status: status, headers: fields, body: body)
    }

    /// Returns a response with plain text, encoded as UTF-8.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Additional header fields.
    public static func text(
        _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        .data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status, headers: headers)
    }

    /// Returns a response with JSON text, encoded as UTF-8.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Additional header fields.
    public static func json(
        _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        .data(Data(text.utf8), type: "application/json", status: status, headers: headers)
    }

    /// Returns a response whose body comes from a closure, and is sent as fast as the client reads it.
    ///
    /// Of the modifiers, only ``header(_:_:)`` and ``delayed(by:)`` have an effect.
    ///
    /// ```swift
    /// .stream(length: nil, type: "text/event-stream") {
    ///     try await Task.sleep(for: .seconds(1))
    ///     return Data("data: tick\n\n".utf8)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - length: The `Content-Length`, or nil to send the body in chunks. If the body is shorter, the connection is
    ///     closed. Bytes after this length are not sent.
    ///   - type: The `Content-Type`. A `Content-Type` in `headers` takes precedence.
    ///   - status: The status code.
    ///   - headers: Additional header fields.
    ///   - next: Returns the next bytes, or nil at the end. If it throws, the connection is reset. The task that calls
    ///     it is cancelled when the client closes the connection or the server stops.
    public static func stream(
        length: Int64?, type: String = "application/octet-stream", status: Int = 200,
        headers: KeyValuePairs<String, String> = [:], next: @escaping @Sendable () async throws -> Data?
    ) -> Self {
        let fields = data(Data(), type: type, status: status, headers: headers)
        guard case .response(_, let headers, _) = fields.content else { return fields }
        return Self(
            content: .stream(status: status, headers: headers, length: length.map { max(0, $0) }, next: next))
    }

    /// Returns a response without a body.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields.
    public static func status(_ status: Int, headers: KeyValuePairs<String, String> = [:]) -> Self {
        Self(status: status, headers: headers.map { (name: $0.key, value: $0.value) })
    }

    /// Returns a response that consists of `bytes`, which need not be HTTP. The connection is then closed.
    ///
    /// The modifiers ``header(_:_:)`` and ``chunked(by:)`` have no effect.
    ///
    /// - Parameter bytes: All bytes that the client receives.
    public static func raw(_ bytes: Data) -> Self {
        Self(content: .raw(bytes))
    }

    /// Returns a response that consists of `text`, which need not be HTTP. The connection is then closed.
    ///
    /// The modifiers ``header(_:_:)`` and ``chunked(by:)`` have no effect.
    ///
    /// - Parameter text: The complete text that the client receives, encoded as UTF-8. Write line ends as `\r\n`.
    public static func raw(_ text: String) -> Self {
        .raw(Data(text.utf8))
    }

    /// Returns a response that performs `steps` in order and then closes the connection.
    ///
    /// Use a script if no other response fits. Of the modifiers, only ``delayed(by:)`` has an effect.
    ///
    /// - Parameter steps: The steps in order.
    public static func script(_ steps: [LoopbackServer.Step]) -> Self {
        Self(content: .script(steps))
    }

    /// A response that resets the connection without sending a byte.
    public static var reset: Self { .script([.reset]) }

    /// A response that closes the connection without sending a byte.
    public static var closed: Self { .script([.close]) }

    /// A response that never begins.
    ///
    /// The connection stays open for one day, or until the client disconnects or the server stops.
    public static var hanging: Self { .script([.wait(.seconds(86_400))]) }
}
