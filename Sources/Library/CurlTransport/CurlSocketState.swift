#if os(Linux)
    import Foundation

    /// The state of a connection: the waiting callers, the bytes, and the end.
    struct CurlSocketState {
        typealias Waiter = CheckedContinuation<Void, any Error>

        /// The bytes of a caller, and the number of bytes that were sent.
        private struct Sending {
            var bytes: Data
            var sent = 0
            /// Whether the thread has taken a part of the bytes.
            var hasBegun = false
            let waiter: Waiter
        }

        /// The maximum number of bytes that are sent together.
        static let pieceBytes = 64 * 1024

        /// The error that ended the connection on this side, or nil.
        private(set) var end: (any Error)?
        var opener: Waiter?
        var reader: CheckedContinuation<Data?, any Error>?
        private var sending: Sending?
        /// Bytes that were received before a call of `receive`.
        private var chunk: Data?
        /// The end of the bytes that are received: success after the server's last byte, or an error.
        private var receiveEnd: Result<Void, any Error>?
        /// The error because of which bytes can no longer be sent.
        private var sendError: (any Error)?
        /// Whether the thread waits until a caller takes `chunk`.
        private var waitsForCaller = false

        /// Records the caller of a new connection. Returns an error if the connection was ended.
        mutating func open(_ waiter: Waiter) -> (any Error)? {
            if let end { return end }
            opener = waiter
            return nil
        }

        /// Records a caller that wants bytes. Returns the result if it is known, and whether the thread must continue.
        mutating func receive(
            _ waiter: CheckedContinuation<Data?, any Error>
        ) -> (result: Result<Data?, any Error>?, continues: Bool) {
            if let end { return (.failure(end), false) }
            if reader != nil { return (.failure(CurlConnectionInUse(use: "receives")), false) }
            if let chunk = chunk.take() {
                defer { waitsForCaller = false }
                return (.success(chunk), waitsForCaller)
            }
            if let receiveEnd { return (receiveEnd.map { nil }, false) }
            reader = waiter
            return (nil, false)
        }

        /// Records a caller that has bytes to send. Returns the result if it is known.
        mutating func send(_ bytes: Data, _ waiter: Waiter) -> Result<Void, any Error>? {
            if let error = end ?? sendError { return .failure(error) }
            if sending != nil { return .failure(CurlConnectionInUse(use: "sends")) }
            if bytes.isEmpty { return .success(()) }
            sending = Sending(bytes: bytes, waiter: waiter)
            return nil
        }

        /// Removes the caller that sends. Returns it, and whether the thread has taken a part of its bytes.
        mutating func cancelSending() -> (Waiter?, hasBegun: Bool) {
            let sending = sending.take()
            return (sending?.waiter, sending?.hasBegun ?? false)
        }

        /// Ends the connection, and returns the callers that wait. Returns nil if it was ended before.
        mutating func end(with error: any Error) -> Waiting? {
            if end != nil { return nil }
            end = error
            chunk = nil
            return Waiting(callers: [opener.take(), sending.take()?.waiter], reader: reader.take())
        }

        /// Callers that are resumed together.
        struct Waiting {
            fileprivate let callers: [Waiter?]
            fileprivate let reader: CheckedContinuation<Data?, any Error>?

            func resume(throwing error: any Error) {
                for caller in callers { caller?.resume(throwing: error) }
                reader?.resume(throwing: error)
            }
        }

    }

    // The methods that the thread of the queue calls.
    extension CurlSocketState {
        /// Returns whether bytes should be received. If not, the next call of ``receive(_:)`` lets the thread continue.
        mutating func wantsBytes() -> Bool {
            let wantsBytes = end == nil && receiveEnd == nil && chunk == nil
            waitsForCaller = chunk != nil
            return wantsBytes
        }

        /// Records received bytes and the end. Returns the caller to resume, with its result, or nil.
        mutating func deliver(
            _ bytes: Data, end receiveEnd: Result<Void, any Error>?
        ) -> (CheckedContinuation<Data?, any Error>?, Result<Data?, any Error>?) {
            if end != nil { return (nil, nil) }
            if let receiveEnd {
                self.receiveEnd = receiveEnd
                if case .failure(let error) = receiveEnd, sendError == nil { sendError = error }
            }
            if bytes.isEmpty {
                guard let receiveEnd else { return (nil, nil) }
                return (reader.take(), receiveEnd.map { nil })
            }
            if let reader = reader.take() { return (reader, .success(bytes)) }
            chunk = bytes
            return (nil, nil)
        }

        /// Returns the next bytes to send, or nil if there are none.
        mutating func nextPiece() -> Data? {
            guard let all = sending?.bytes, let sent = sending?.sent else { return nil }
            sending?.hasBegun = true
            return all.dropFirst(sent).prefix(Self.pieceBytes)
        }

        /// Returns the caller if all its bytes are sent.
        mutating func setSent(_ count: Int) -> Waiter? {
            sending?.sent += count
            guard let sending, sending.sent >= sending.bytes.count else { return nil }
            self.sending = nil
            return sending.waiter
        }

        /// Records that bytes can no longer be sent. Returns the caller that sends.
        mutating func failSending(_ error: any Error) -> Waiter? {
            sendError = sendError ?? error
            return sending.take()?.waiter
        }
    }
#endif
