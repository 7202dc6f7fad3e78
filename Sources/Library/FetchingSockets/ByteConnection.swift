import Foundation

/// An open connection that carries bytes, with or without TLS. It is the interface between WebSockets and the
/// transport.
struct ByteConnection: Sendable {
    /// Returns the next bytes, at most 64 KiB, or nil when the server has closed the TCP connection. Must not be called
    /// again before it returns. Throws `CancellationError` when the task is cancelled, and after `end`.
    var receive: @Sendable () async throws -> Data?
    /// Sends bytes, and returns when the system has all of them. Must not be called again before it returns. Throws
    /// `CancellationError` when the task is cancelled, and after `end`.
    var send: @Sendable (Data) async throws -> Void
    /// Ends the connection at once. Can be called several times and on any thread.
    var end: @Sendable () -> Void

    init(
        receive: @escaping @Sendable () async throws -> Data?, send: @escaping @Sendable (Data) async throws -> Void,
        end: @escaping @Sendable () -> Void
    ) {
        self.receive = receive
        self.send = send
        self.end = end
    }
}
