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
#endif
