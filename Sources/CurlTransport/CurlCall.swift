#if os(Linux)
    import Foundation
    import FoundationNetworking

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
