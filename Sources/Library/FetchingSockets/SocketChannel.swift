import Foundation

/// What an open WebSocket needs of its connection: the seam between the rules for its messages and the frames, which
/// are written here over bytes, and by the system over a session.
struct SocketChannel: Sendable {
    /// Passes on the events of the connection, and returns at its end. It reads nothing further until `receive`
    /// returns.
    var read: @Sendable (_ receive: @Sendable ([FrameEvent]) async -> Void) async throws -> Void
    /// Sends frames, and returns when all of them were given to the system. It is called by one caller at a time. It
    /// calls `wrote` after each part, with whether the pings are in this part.
    var write: @Sendable (OutboundQueue.Batch, _ wrote: @Sendable (_ includesPing: Bool) -> Void) async throws -> Void
    /// Throws ``SocketError/invalidClose(_:)`` if the connection cannot send a close frame.
    var checkClose: @Sendable (SocketClose) throws -> Void = { try $0.checkSendable() }
    /// Ends the connection at once. `read` and `write` then throw. It can be called several times and on any thread.
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
