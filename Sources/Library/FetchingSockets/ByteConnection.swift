import Foundation

/// An open connection for bytes, with or without TLS: the seam between WebSockets and the transport.
struct ByteConnection: Sendable {
    /// Returns the next bytes, at most 64 KiB, or nil at the end of TCP. It is called by one caller at a time. It
    /// throws `CancellationError` when the task is cancelled and after `end`.
    var receive: @Sendable () async throws -> Data?
    /// Sends bytes, and returns when all of them were given to the system. It is called by one caller at a time. It
    /// throws `CancellationError` when the task is cancelled and after `end`.
    var send: @Sendable (Data) async throws -> Void
    /// Ends the connection at once. It can be called several times and on any thread.
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
