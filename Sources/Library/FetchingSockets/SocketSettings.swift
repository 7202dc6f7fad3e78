/// The limits of a WebSocket. The lengths are numbers of bytes.
struct SocketSettings: Sendable {
    /// The maximum length of a message from the server. A longer one closes the connection with the code 1009.
    var maximumMessageBytes = 16 << 20
    /// The length of the messages that wait for the app. If they have more, no bytes are read until the app takes some.
    var inboundBytes = 4 << 20
    /// The length of the messages that wait to be sent. If they have more, `send` suspends.
    var outboundBytes = 1 << 20
    /// The time without a byte from the server after which a ping is sent, or nil for no pings.
    var keepAlive: Duration? = .seconds(25)
    /// The maximum time from a ping to its pong.
    var pongLimit: Duration = .seconds(10)
    /// The maximum time that closing waits for the server.
    var closeLimit: Duration = .seconds(5)
}

/// The time, the randomness and the listener of a WebSocket, which come from the context of the call.
struct SocketSurroundings: Sendable {
    /// Returns the time since a fixed moment.
    var uptime: @Sendable () -> Duration
    /// Waits for a duration. Throws `CancellationError` when the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void
    /// Returns the mask of a frame. A server must not be able to predict it (RFC 6455 §10.3).
    var mask: @Sendable () -> UInt32 = randomMask
    /// Receives what happens to the socket, or nil.
    var listener: (@Sendable (SocketEvent) -> Void)?
}

@Sendable private func randomMask() -> UInt32 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
}

/// What happens to a WebSocket, for logs and statistics. Events contain no content of messages.
enum SocketEvent: Sendable {
    case opened
    case received(bytes: Int)
    case sent(bytes: Int)
    /// A pong for a ping of the app or of the keep-alive has arrived.
    case ponged(after: Duration)
    /// The connection has ended, with the close frame of the server and the error of the messages, or nil.
    case closed(SocketClose?, SocketError?)
}
