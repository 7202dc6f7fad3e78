/// The limits of a WebSocket. The lengths are numbers of bytes.
struct SocketSettings: Sendable {
    /// The maximum length of a message from the server. A longer one closes the connection with the code 1009.
    var maximumMessageBytes = 16 << 20
    /// The maximum length of all messages that wait for the app. At this length, no more bytes are read until the app
    /// has taken half of it.
    var inboundBytes = 4 << 20
    /// The maximum length of all messages that wait to be sent. `send` suspends while its message would exceed it.
    var outboundBytes = 1 << 20
    /// The time without a byte from the server after which a ping is sent, or nil for no pings.
    var keepAlive: Duration? = .seconds(25)
    /// The maximum time from a ping to its pong. For a ping of the keep-alive, any byte from the server counts.
    var pongLimit: Duration = .seconds(10)
    /// The maximum time of the closing handshake, which begins with the messages that wait to be sent.
    var closeLimit: Duration = .seconds(5)
}

/// The time, the random numbers and the listener of a WebSocket.
struct SocketEnvironment: Sendable {
    /// Returns the time since a fixed moment.
    var uptime: @Sendable () -> Duration
    /// Waits for a duration. Throws `CancellationError` when the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void
    /// Returns the mask of a frame. A server must not be able to predict it (RFC 6455 §10.3).
    var mask: @Sendable () -> UInt32 = randomMask
    /// A closure that receives each event of the socket, or nil.
    var listener: (@Sendable (SocketEvent) -> Void)?
}

@Sendable private func randomMask() -> UInt32 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
}

/// An event of a WebSocket, for logs and statistics. Events do not contain the content of messages.
enum SocketEvent: Sendable {
    case opened
    case received(bytes: Int)
    case sent(bytes: Int)
    /// A pong for a ping of the app or of the keep-alive has arrived.
    case ponged(after: Duration)
    /// The connection has ended, with the close frame of the server and the error of the messages, or nil.
    case closed(SocketClose?, SocketError?)
}
