public import Fetching

/// An open WebSocket (RFC 6455), the model of `socketFetcher`.
///
/// ```swift
/// let socket = try await chat(room).get()
/// try await socket.send(.text("hello"))
/// for try await message in socket.messages { print(message) }
/// ```
///
/// The connection ends when ``close`` returns, or when the last copy of the socket and of its messages is released.
/// Pongs for the server's pings are sent even if the app neither reads nor sends, unless 4 MiB of messages wait for the
/// app.
///
/// The messages and all closures throw an ``AppError``:
/// - ``AppError/server(_:)`` with the code and the reason, if the server has closed the connection with a code other
///   than 1000 and 1001
/// - ``AppError/network(_:)`` if the connection is lost or already closed, or if no pong arrives
/// - ``AppError/parsing(_:)`` if the server does not follow the protocol
/// - ``AppError/request(_:)`` if a close frame must not be sent
/// - ``AppError/cancelled`` if the task is cancelled
public struct WebSocket: Sendable {
    /// The subprotocol that the server has chosen, or nil for none.
    public let subprotocol: String?
    /// The messages of the server. They end after the codes 1000 and 1001, after a close frame without a code, and
    /// after ``close``. Any other end is an error. Each message is delivered once, also to several iterators.
    ///
    /// If 4 MiB of messages wait for the consumer, no more bytes are read until it has taken half of them, so the
    /// server has to wait.
    public let messages: ElementStream<SocketMessage>
    /// Sends a message. Returns when the message is in the buffer of 1 MiB, and waits while the buffer is full. If the
    /// task is cancelled before that, no part of the message is sent.
    public let send: @Sendable (SocketMessage) async throws -> Void
    /// Sends a ping, and returns the time until the pong has arrived. Throws if no pong arrives within the `pongLimit`
    /// of the endpoint, by default 10 seconds; the socket then stays open.
    public let ping: @Sendable () async throws -> Duration
    /// Sends the messages in the buffer and then a close frame, waits for that of the server, and ends the connection.
    /// Returns the close frame of the server, or nil if none arrives within the `closeLimit` of the endpoint, by
    /// default 5 seconds. Messages that were not sent by then are lost. If the task is cancelled, the connection ends
    /// at once.
    ///
    /// Throws if the code or the reason must not be sent (RFC 6455 §7.4); the socket then stays open. On Apple
    /// platforms, a close frame without a code cannot be sent.
    public let close: @Sendable (SocketClose) async throws -> SocketClose?

    /// Creates a socket from closures, for example for a test. By default, `ping` returns zero, and `close` returns its
    /// argument.
    public init(
        subprotocol: String? = nil, messages: ElementStream<SocketMessage>,
        send: @escaping @Sendable (SocketMessage) async throws -> Void,
        ping: @escaping @Sendable () async throws -> Duration = { .zero },
        close: @escaping @Sendable (SocketClose) async throws -> SocketClose? = { $0 }
    ) {
        self.subprotocol = subprotocol
        self.messages = messages
        self.send = send
        self.ping = ping
        self.close = close
    }
}

extension WebSocket: CustomStringConvertible {
    /// The type and the subprotocol. The messages are not read.
    public var description: String { "WebSocket" + (subprotocol.map { "(\($0))" } ?? "") }
}
