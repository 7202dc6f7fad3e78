// Unsafe: libcurl has a C interface. This file, CurlLoop.swift, CurlHandle.swift and transferFunctions.swift make it
// safe to use. A piece owns the memory that OpenSSL reads until the piece is sent.

#if os(Linux)
    internal import CCurl
    import Foundation

    /// The connections that a loop has opened, and whose bytes the program sends and receives.
    extension CurlLoop {
        /// Takes over the connection that a transfer has opened, so that ``nextEvent()`` reports its events. Returns
        /// its socket, or nil if the connection was closed.
        func open(_ handle: CurlHandle, number: UInt64) -> Int32? {
            let socket = unsafe ccurl_loop_open(loop, handle.easy, number)
            return socket < 0 ? nil : socket
        }

        /// Closes a connection.
        func end(_ handle: CurlHandle, socket: Int32) { unsafe ccurl_loop_end(loop, handle.easy, socket) }

        /// Returns the next connection with an event of the last wait, or nil. An event is reported once, after
        /// ``receive(_:socket:)`` or ``send(_:_:socket:)`` has returned ``CurlProgress/blocked``.
        func nextEvent() -> (number: UInt64, mayReceive: Bool, maySend: Bool)? {
            var (mayReceive, maySend) = (false, false)
            let number = unsafe ccurl_loop_next_event(loop, &mayReceive, &maySend)
            return number == 0 ? nil : (number, mayReceive, maySend)
        }

        /// Receives up to 64 KiB. They may be followed by more only if the result is ``CurlProgress/complete``.
        func receive(_ handle: CurlHandle, socket: Int32) -> (bytes: Data, progress: CurlProgress) {
            var count = 0
            let code = unsafe ccurl_loop_receive(loop, handle.easy, socket, &count)
            guard count > 0, let bytes = unsafe ccurl_loop_received(loop) else { return (Data(), CurlProgress(code)) }
            return (unsafe Data(bytes: bytes, count: count), CurlProgress(code))
        }

        /// Sends the rest of a piece.
        func send(_ piece: CurlPiece, _ handle: CurlHandle, socket: Int32) -> CurlProgress {
            unsafe CurlProgress(ccurl_loop_send(loop, handle.easy, socket, piece.piece))
        }

        /// Starts the transfer of a handle, and works for it as long as it does not wait. The work for TLS can take 30
        /// ms. Returns whether the transfer was started.
        func start(_ handle: CurlHandle) -> Bool {
            guard add(handle) else { return false }
            unsafe ccurl_loop_run_timer(loop)
            return true
        }

        /// Whether ``transfer()`` has left work for the next turn.
        var hasEvents: Bool { unsafe ccurl_loop_has_events(loop) }

        /// Waits as ``wait(atMost:)``. If some events of other sockets are left from the last wait, does not wait, but
        /// finds new events of the connections.
        func waitAgain(atMost limit: Duration?) { unsafe ccurl_loop_wait_again(loop, milliseconds(limit)) }

        /// Shuts down the connection with which libcurl has been busy for more than a second, so that a call that reads
        /// endless data returns. After five seconds, shuts down all connections that are being opened. Can be called on
        /// any thread. Call it every ``CurlCommandQueue/longestTurn`` in a long turn.
        func shutDownBusy() { unsafe ccurl_loop_shut_down_busy(loop) }
    }

    /// How a call to receive or send bytes has ended.
    enum CurlProgress: Equatable {
        case complete
        /// The rest must wait for an event.
        case blocked
        /// The server has sent its last byte.
        case ended
        /// An error, with libcurl's code.
        case failed(Int)

        fileprivate init(_ code: Int32) {
            switch Int(code) {
            case CURLE_OK: self = .complete
            case CURLE_AGAIN: self = .blocked
            case CCURL_END: self = .ended
            default: self = .failed(Int(code))
            }
        }
    }

    /// Bytes that are sent together.
    @safe final class CurlPiece {
        let count: Int
        fileprivate let piece: OpaquePointer

        /// Creates a copy of the bytes. Throws if memory is exhausted.
        init(_ bytes: Data) throws {
            guard let piece = unsafe bytes.withUnsafeBytes({ unsafe ccurl_piece_new($0.baseAddress, $0.count) }) else {
                throw CurlUnavailable(reason: "out of memory")
            }
            unsafe self.piece = piece
            count = bytes.count
        }

        deinit { unsafe ccurl_piece_free(piece) }
    }
#endif
