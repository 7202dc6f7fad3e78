#if os(Linux)
    import Foundation
    import Synchronization

    /// The queue of a thread that opens connections.
    typealias CurlSocketQueue = CurlCommandQueue<CurlSocketCommand>

    /// A command to the thread that opens connections.
    enum CurlSocketCommand: Sendable {
        case open(CurlSocket, CurlHandle)
        /// Receives or sends the next bytes of a connection.
        case serve(CurlSocket)
        case end(CurlSocket)
    }

    /// The part of a connection that tasks use. Only the thread of the queue uses libcurl.
    ///
    /// The calls of a task that is cancelled, or of an ended connection, return without waiting for the thread.
    final class CurlSocket: Sendable {
        let number: UInt64
        let url: URL
        let origin: String
        /// The uptime at which the limit for opening the connection passes, or nil.
        let openingEnd: Duration?
        private let queue: CurlSocketQueue
        private let state = Mutex(CurlSocketState())

        init(number: UInt64, _ url: URL, origin: String, end: Duration?, on queue: CurlSocketQueue) {
            (self.number, self.url, self.origin, self.queue) = (number, url, origin, queue)
            openingEnd = end
        }

        /// Opens the connection. Throws `CancellationError` if the task is cancelled.
        func open(_ handle: CurlHandle) async throws {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if let error = state.withLock({ $0.open(continuation) }) {
                        return continuation.resume(throwing: error)
                    }
                    queue.send(.open(self, handle))
                }
            } onCancel: {
                end(with: CancellationError())
            }
        }

        func receive() async throws -> Data? {
            try Task.checkCancellation()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let (result, continues) = state.withLock { $0.receive(continuation) }
                    if let result { continuation.resume(with: result) }
                    if continues { queue.send(.serve(self)) }
                    if result == nil, Task.isCancelled { cancelReceiving() }
                }
            } onCancel: {
                cancelReceiving()
            }
        }

        func send(_ bytes: Data) async throws {
            try Task.checkCancellation()
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if let result = state.withLock({ $0.send(bytes, continuation) }) {
                        return continuation.resume(with: result)
                    }
                    if Task.isCancelled { cancelSending() } else { queue.send(.serve(self)) }
                }
            } onCancel: {
                cancelSending()
            }
        }

        /// Ends the connection. The calls of all waiting tasks throw the error.
        func end(with error: any Error) {
            let waiting = state.withLock { $0.end(with: error) }
            guard let waiting else { return }
            waiting.resume(throwing: error)
            queue.send(.end(self))
        }

        private func cancelReceiving() {
            state.withLock { $0.reader.take() }?.resume(throwing: CancellationError())
        }

        private func cancelSending() {
            let (continuation, hasBegun) = state.withLock { $0.cancelSending() }
            continuation?.resume(throwing: CancellationError())
            if hasBegun { end(with: CancellationError()) }
        }
    }

    // The methods that the thread of the queue calls.
    extension CurlSocket {
        /// Whether the connection was ended.
        var hasEnded: Bool { state.withLock { $0.end != nil } }

        /// Records that the connection is open.
        func setOpen() { state.withLock { $0.opener.take() }?.resume() }

        /// Returns whether bytes should be received. If not, the next ``receive()`` sends a command.
        func wantsBytes() -> Bool { state.withLock { $0.wantsBytes() } }

        /// Passes bytes and the end of the connection to the caller of ``receive()``.
        func deliver(_ bytes: Data, end: Result<Void, any Error>?) {
            let (reader, result) = state.withLock { $0.deliver(bytes, end: end) }
            if let result { reader?.resume(with: result) }
        }

        /// Returns the next bytes to send, or nil if there are none.
        func nextPiece() -> Data? { state.withLock { $0.nextPiece() } }

        /// Records that a piece was sent.
        func setSent(_ count: Int) { state.withLock { $0.setSent(count) }?.resume() }

        /// Records that bytes can no longer be sent.
        func failSending(_ error: any Error) {
            state.withLock { $0.failSending(error) }?.resume(throwing: error)
        }
    }
#endif
