public import Fetching

/// An open WebSocket (RFC 6455), the model of
/// `socketFetcher`.
///
/// ```swift
/// let socket = try await chat(room).get()
/// try await socket.send(.text("hello"))
/// for try await message in socket.messages { print(message) }
/// ```
///
/// The connection ends when ``close`` returns, or when the last copy of the socket and of its messages is released.
/// Pings of the server are answered while the app neither reads nor sends.
///
/// All closures throw an ``AppError``: ``AppError/server(_:)`` with the code and the reason if the server has closed
/// the connection with a code other than 1000 and 1001, ``AppError/network(_:)`` if the connection was lost, for
/// example without a close frame or without a pong, and ``AppError/parsing(_:)`` if the server did not follow the
/// protocol.
public struct WebSocket: Sendable {
    /// The subprotocol that the server has chosen, or nil for none.
    public let subprotocol: String?
    /// The messages of the server. They end after the codes 1000 and 1001, after a close frame without a code, and
    /// after ``close``. Any other end is an error. Each message is delivered once, also to several iterators.
    ///
    /// While up to 4 MiB of messages wait for the consumer, no more bytes are read, so that the server has to wait.
    public let messages: ElementStream<SocketMessage>
    /// Sends a message. Returns when the message has a place in the buffer of 1 MiB, and waits while the buffer is
    /// full. If the task is cancelled before, no part of the message is sent.
    public let send: @Sendable (SocketMessage) async throws -> Void
    /// Sends a ping, and returns the time until the pong has arrived. Throws if no pong arrives within the limit of
    /// the endpoint.
    public let ping: @Sendable () async throws -> Duration
    /// Sends the messages in the buffer and then a close frame, waits for that of the server, and ends the connection.
    /// Returns the close frame of the server, or nil if none arrives within the limit of the endpoint. Throws if the
    /// code or the reason must not be sent (RFC 6455 §7.4); the socket then stays open.
    public let close: @Sendable (SocketClose) async throws -> SocketClose?

    /// Creates a socket from closures, for example for a test.
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
