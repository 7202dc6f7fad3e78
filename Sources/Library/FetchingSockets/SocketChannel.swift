import Foundation

/// The functions of a connection that an open WebSocket needs. A channel over bytes reads and writes frames itself;
/// over a session, the system does.
struct SocketChannel: Sendable {
    /// Passes the events of the connection to `receive`, and returns at the end of the connection. Reads no further
    /// bytes until `receive` returns.
    var read: @Sendable (_ receive: @Sendable ([FrameEvent]) async -> Void) async throws -> Void
    /// Sends frames, and returns when the system has all of them. Calls `wrote` after each part, with true if the part
    /// includes a ping. Must not be called again before it returns.
    var write: @Sendable (OutboundQueue.Batch, _ wrote: @Sendable (_ includesPing: Bool) -> Void) async throws -> Void
    /// Throws ``SocketError/invalidClose(_:)`` if the connection cannot send a close frame.
    var checkClose: @Sendable (SocketClose) throws -> Void = { try $0.checkSendable() }
    /// Ends the connection at once. `read` and `write` then throw. Can be called several times and on any thread.
    var end: @Sendable () -> Void
    /// The number of bytes from the server if `read` delivers only complete messages, and otherwise 0.
    var receivedBytes: @Sendable () -> Int64 = { 0 }
}

extension SocketChannel {
    /// Creates a channel over bytes.
    ///
    /// - Parameters:
    ///   - connection: A connection after the handshake.
    ///   - rest: Bytes that arrived after the head of the response.
    ///   - maximumMessageBytes: The maximum length of a message from the server.
    ///   - mask: Returns the mask of a frame.
    init(
        over connection: ByteConnection, rest: Data, maximumMessageBytes: Int, mask: @escaping @Sendable () -> UInt32
    ) {
        self.init(
            read: { receive in
                var parser = FrameParser(maximumMessageBytes: maximumMessageBytes)
                if !rest.isEmpty { await receive(parser.read([UInt8](rest))) }
                while let bytes = try await connection.receive() { await receive(parser.read([UInt8](bytes))) }
            },
            write: { batch, wrote in
                var encoder = BatchEncoder(batch, mask: mask)
                var isFirst = true
                while let piece = encoder.next() {
                    try await connection.send(piece)
                    wrote(isFirst && batch.includesPing)
                    isFirst = false
                }
            },
            end: connection.end)
    }
}
