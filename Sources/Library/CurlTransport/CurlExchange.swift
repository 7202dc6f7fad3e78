#if os(Linux)
    import Foundation
    import FoundationNetworking
    import Synchronization

    /// One request and its response. The caller is resumed once: when the response is complete, when the head of a
    /// streamed response is complete, or at a time limit.
    public final class CurlExchange: Sendable {
        private struct State {
            var queue: CurlQueue?
            /// See ``CurlExchange/failedHead``.
            var failedHead: CurlHead?
        }

        let request: CurlRequest
        let handle: CurlHandle
        let call: CurlCall
        /// The consumer of a streamed body, or nil if the body is collected.
        let stream: CurlStream?
        /// The uptime at which the exchange was created.
        let start = uptime()
        private let loops: CurlLoops
        private let state = Mutex(State())
        private let hasEnded = Atomic(false)
        private let hasHead = Atomic(false)

        init(_ request: CurlRequest, _ handle: CurlHandle, _ call: CurlCall, _ stream: CurlStream?, on loops: CurlLoops)
        {
            (self.request, self.handle, self.call, self.stream, self.loops) = (request, handle, call, stream, loops)
        }

        /// Sends the request, or lets it wait while too many calls are under way. Throws if a resource of the process
        /// is exhausted.
        public func begin() throws { try loops.start(self) }

        /// Continues a transfer that was paused because the consumer of the body was slow.
        public func resume() { queue?.send(.resume(self)) }

        /// Ends the wait or the transfer. The caller is not resumed.
        public func cancel() {
            hasEnded.store(true, ordering: .relaxed)
            loops.cancel(self)
        }

        /// The head of a response whose status is more important than its body, while the body is collected.
        public var failedHead: CurlHead? { state.withLock { $0.failedHead } }

        /// Whether a time limit has passed before the response was complete.
        public var isOverdue: Bool { remaining.map { $0 <= .zero } ?? false }

        /// The time until the first limit passes, or nil if the head of a streamed response has arrived.
        var remaining: Duration? { stream != nil && headHasArrived ? nil : call.remaining() }

        var headHasArrived: Bool { hasHead.load(ordering: .relaxed) }

        /// Whether the exchange is complete or was abandoned. If so, the rest of its transfer is not needed.
        var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

        /// The queue of the loop that transfers the exchange, or nil before the transfer starts and after it has ended.
        var queue: CurlQueue? {
            get { state.withLock { $0.queue } }
            set { state.withLock { $0.queue = newValue } }
        }

        /// Whether the call does not need the body of a response, because the caller follows the redirect.
        func isFollowed(_ head: CurlHead) -> Bool {
            guard stream == nil, let isFollowed = call.isFollowed, (300..<400).contains(head.status) else {
                return false
            }
            let response = try? head.response(to: request.source)
            return response.map { isFollowed($0, request.source) } ?? true
        }

        /// Resumes the caller with the error of its time limit. Returns false if the caller was resumed before.
        func timeOut() -> Bool {
            let error = call.timedOut()
            guard call.complete(.failure(error)) else { return false }
            complete(.failure(error))
            return true
        }

        /// Resumes the caller, unless it was resumed before, and ends a streamed body.
        func complete(_ result: Result<CurlResponse, any Error>) {
            hasEnded.store(true, ordering: .relaxed)
            _ = call.complete(result)
            stream?.finish(result.map { _ in })
        }

        /// Records that the head is complete, and resumes the caller of a streamed body.
        func receive(_ head: CurlHead) {
            let isCollectedFailure = stream == nil && !(200..<300).contains(head.status)
            if isCollectedFailure { state.withLock { $0.failedHead = head } }
            hasHead.store(true, ordering: .relaxed)
            call.recordHead()
            call.listener?.recordHead()
            if stream != nil { _ = call.complete(.success(CurlResponse(head: head))) }
        }
    }

    /// The caller of an exchange, as closures. They are called on the threads of the transport, which other requests
    /// need, so they must return at once.
    public struct CurlCall: Sendable {
        /// Events that only some callers want to know.
        public struct Listener: Sendable {
            let recordHead: @Sendable () -> Void
            let recordRepeat: @Sendable () -> Void
            let recordPhases: @Sendable (CurlPhases) -> Void

            /// Creates a listener.
            ///
            /// - Parameters:
            ///   - head: Called when the head of the response has arrived.
            ///   - repeated: Called when the request is sent again, because the server has closed the connection.
            ///   - phases: Receives the phases of the transfer after its end.
            public init(
                head: @escaping @Sendable () -> Void, repeated: @escaping @Sendable () -> Void,
                phases: @escaping @Sendable (CurlPhases) -> Void
            ) {
                (recordHead, recordRepeat, recordPhases) = (head, repeated, phases)
            }
        }

        /// Returns the time until the first time limit of the call.
        let remaining: @Sendable () -> Duration
        /// Returns the error for a time limit that has passed.
        let timedOut: @Sendable () -> any Error
        /// Called when bytes were sent or received. This can move a limit.
        let recordByte: @Sendable () -> Void
        /// Called when the head of the response has arrived.
        let recordHead: @Sendable () -> Void
        /// Whether the caller follows a redirect, so that it does not need the body. Nil if the caller follows none.
        let isFollowed: (@Sendable (HTTPURLResponse, URLRequest) -> Bool)?
        let listener: Listener?
        /// Resumes the caller with the response or, for a stream, with its head. Returns whether this is the first
        /// result.
        let complete: @Sendable (Result<CurlResponse, any Error>) -> Bool

        /// Creates a caller.
        ///
        /// - Parameters:
        ///   - remaining: Returns the time until the first time limit of the call. The limits apply to the complete
        ///     response or, for a stream, to its head.
        ///   - timedOut: Returns the error for a time limit that has passed.
        ///   - recordByte: Called when bytes were sent or received. This can move a limit.
        ///   - recordHead: Called when the head of the response has arrived.
        ///   - isFollowed: Returns whether the caller follows a redirect, so that it does not need the body. Nil if the
        ///     caller follows none.
        ///   - listener: Receives the events of the transfer, or nil.
        ///   - complete: Resumes the caller with the response or, for a stream, with its head. Returns whether this is
        ///     the first result. Later results are ignored.
        public init(
            remaining: @escaping @Sendable () -> Duration, timedOut: @escaping @Sendable () -> any Error,
            recordByte: @escaping @Sendable () -> Void, recordHead: @escaping @Sendable () -> Void,
            isFollowed: (@Sendable (HTTPURLResponse, URLRequest) -> Bool)?, listener: Listener?,
            complete: @escaping @Sendable (Result<CurlResponse, any Error>) -> Bool
        ) {
            (self.remaining, self.timedOut, self.recordByte) = (remaining, timedOut, recordByte)
            (self.recordHead, self.isFollowed, self.listener) = (recordHead, isFollowed, listener)
            self.complete = complete
        }
    }

    /// The consumer of a streamed body, as closures.
    public struct CurlStream: Sendable {
        let pausesIfFull: @Sendable (_ count: Int) -> Bool
        let append: @Sendable (_ append: (inout Data) -> Void) -> Void
        let finish: @Sendable (Result<Void, any Error>) -> Void

        /// Creates a consumer.
        ///
        /// - Parameters:
        ///   - pausesIfFull: Returns whether the transfer must pause, because the consumer has not read enough to take
        ///     `count` more bytes. The consumer then calls ``CurlExchange/resume()``.
        ///   - append: Calls its parameter, which adds the next bytes to those that the consumer has not read.
        ///   - finish: Receives the end of the body.
        public init(
            pausesIfFull: @escaping @Sendable (_ count: Int) -> Bool,
            append: @escaping @Sendable (_ append: (inout Data) -> Void) -> Void,
            finish: @escaping @Sendable (Result<Void, any Error>) -> Void
        ) {
            (self.pausesIfFull, self.append, self.finish) = (pausesIfFull, append, finish)
        }
    }
#endif
