#if os(Linux)
    import Foundation

    /// An open connection that carries bytes. It ends when the object is released.
    ///
    /// One task at a time may receive, and one task at a time may send. The call of a second task throws an error.
    public final class CurlConnection: Sendable {
        private let socket: CurlSocket

        init(_ socket: CurlSocket) { self.socket = socket }

        deinit { socket.end(with: CancellationError()) }

        /// Returns the next bytes, at most 64 KiB, or nil after the server's last byte. The end of the TCP connection
        /// is the end of the bytes, even if TLS was not ended before. Afterwards, bytes can still be sent.
        ///
        /// Up to 64 KiB are received before this method is called. Further bytes stay in the buffer of the system, so a
        /// server that sends too fast has to wait.
        ///
        /// - Throws: `URLError` if the connection is lost, usually with the code `networkConnectionLost`.
        ///   `CancellationError` if the task is cancelled; then no byte is lost, and the connection can still be used.
        ///   `CancellationError` after the connection has ended on this side.
        public func receive() async throws -> Data? { try await socket.receive() }

        /// Sends bytes. Returns when the system has all of them. There is no time limit if the server does not read.
        ///
        /// If the task is cancelled before the system has the first byte, no byte is sent, and the connection can still
        /// be used. If it is cancelled later, a part of the bytes may have been sent, so the connection ends.
        ///
        /// - Throws: `URLError` if the connection is lost, usually with the code `networkConnectionLost`. After the
        ///   server has closed the connection, the first bytes are often sent without an error. `CancellationError` if
        ///   the task is cancelled, or after the connection has ended on this side.
        public func send(_ bytes: Data) async throws { try await socket.send(bytes) }

        /// Ends the connection at once. Bytes that were not received are lost, and the calls of waiting tasks throw
        /// `CancellationError`. Can be called on any thread and several times.
        public func end() { socket.end(with: CancellationError()) }
    }

    /// An error for a second task that receives or sends at the same time.
    struct CurlConnectionInUse: Error, CustomStringConvertible {
        /// The verb for what the other task does: “receives” or “sends”.
        let use: String

        var description: String { "another task \(use) over this connection; only one task at a time may do so" }
    }
#endif
