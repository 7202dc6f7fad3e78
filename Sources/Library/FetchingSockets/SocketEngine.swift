import Foundation

/// An open WebSocket over a connection.
///
/// One task reads and one task writes, independently of the app. So a pong is sent for the server's ping while `send`
/// waits, and while no message is taken, until the inbound queue is full. ``SocketSettings`` limits the messages that
/// wait in both directions. Releasing this object ends the connection and its tasks at once.
final class SocketEngine: Sendable {
    private let core: SocketCore

    /// Creates a socket, and starts reading and writing.
    init(over channel: SocketChannel, settings: SocketSettings, environment: SocketEnvironment) {
        core = SocketCore(channel, settings, environment)
        core.start()
    }

    /// Creates a socket over a connection of bytes, and starts reading and writing.
    ///
    /// - Parameters:
    ///   - connection: A connection after the handshake.
    ///   - rest: Bytes that arrived after the head of the response.
    convenience init(
        over connection: ByteConnection, rest: Data = Data(), settings: SocketSettings = SocketSettings(),
        environment: SocketEnvironment
    ) {
        let channel = SocketChannel(
            over: connection, rest: rest, maximumMessageBytes: settings.maximumMessageBytes, mask: environment.mask)
        self.init(over: channel, settings: settings, environment: environment)
    }

    deinit { core.socketWasReleased() }

    /// The number of `send` calls that wait because the buffer is full.
    var waitingSenders: Int { core.update { state, _ in state.senders.count } }

    /// Returns the next message, or nil after a normal end: the codes 1000 and 1001, no code, or `close` of the app.
    ///
    /// - Throws: ``SocketError`` at any other end, after the messages that arrived before it. `CancellationError` when
    ///   the task is cancelled; the socket stays open.
    func next(isolation: isolated (any Actor)? = #isolation) async throws -> SocketMessage? { try await core.next() }

    /// Queues a message, and suspends while the buffer is full. Messages are sent in the order of the calls.
    ///
    /// - Throws: ``SocketError`` if the socket is closed. `CancellationError` when the task is cancelled before the
    ///   message was queued; then no part of it is sent.
    func send(_ message: SocketMessage, isolation: isolated (any Actor)? = #isolation) async throws {
        try await core.send(message)
    }

    /// Sends a ping, and returns the time until the server's pong has arrived.
    ///
    /// - Throws: ``SocketError/noPong(within:)`` after ``SocketSettings/pongLimit``; the socket stays open.
    func ping() async throws -> Duration { try await core.ping() }

    /// Sends the queued messages and a close frame, waits for that of the server, and ends the connection. Returns the
    /// server's close frame, or nil if none has arrived within ``SocketSettings/closeLimit``. When the task is
    /// cancelled, the connection ends at once.
    ///
    /// - Throws: ``SocketError/invalidClose(_:)`` if the code or the reason must not be sent; then nothing happens.
    @discardableResult
    func close(_ close: SocketClose = SocketClose()) async throws -> SocketClose? { try await core.close(close) }
}
