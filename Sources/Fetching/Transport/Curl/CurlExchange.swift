#if os(Linux)
    import Foundation
    import Synchronization

    /// A response as libcurl's thread collects it. A streamed body is not part of it.
    struct CurlResponse: Sendable {
        let head: CurlHead
        /// The body, or the last part of a compressed body.
        var body = Data()
        /// The parts of a compressed body before the last part.
        var parts: [Data] = []
    }

    /// One request and its caller. The caller is resumed once: when the response is complete, when the head of a
    /// streamed response is complete, at the time limit, or at once when its task is cancelled.
    final class CurlExchange: Sendable {
        private struct State {
            var queue: CurlQueue?
            var headHasArrived = false
        }

        let request: CurlRequest
        /// The handle that sends the request.
        let handle: CurlHandle
        /// The time limit for the complete response, or for the head of a streamed response.
        let limit: Duration
        let progress: ResponseProgress?
        /// The buffer of a streamed body, or nil if the body is collected.
        let stream: BodyBuffer?
        /// The uptime at which the exchange was created.
        let start = TimeSource.system.uptime()
        private let response = PendingResult<CurlResponse>()
        private let state = Mutex(State())
        private let hasEnded = Atomic(false)

        init(
            _ request: CurlRequest, _ handle: CurlHandle, limit: Duration, progress: ResponseProgress?,
            stream: BodyBuffer?
        ) {
            self.request = request
            self.handle = handle
            self.limit = limit
            self.progress = progress
            self.stream = stream
        }

        /// The uptime at which the limit passes, or nil if the head of a streamed response has arrived.
        var deadline: Duration? { stream != nil && headHasArrived ? nil : start + limit }

        private var headHasArrived: Bool { state.withLock { $0.headHasArrived } }

        /// Whether the time limit has passed.
        var isOverdue: Bool { deadline.map { $0 <= TimeSource.system.uptime() } ?? false }

        /// The error for the time limit.
        var timedOut: TimedOut {
            TimedOut(
                limit: limit, elapsed: TimeSource.system.uptime() - start,
                phase: headHasArrived ? .receivingBody : .waitingForResponse)
        }

        /// Whether the exchange is complete or was abandoned. Then the rest of its transfer is not needed.
        var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

        /// The queue of the loop that transfers the exchange, or nil while the exchange waits for its start.
        var queue: CurlQueue? {
            get { state.withLock { $0.queue } }
            set { state.withLock { $0.queue = newValue } }
        }

        /// Waits for the response, or for the head of a streamed response.
        ///
        /// - Parameter onCancel: Called if the task is cancelled, after the exchange has ended.
        func waitForResponse(onCancel: @Sendable () -> Void) async throws -> CurlResponse {
            try await response.value {
                hasEnded.store(true, ordering: .relaxed)
                onCancel()
            }
        }

        /// Resumes the caller with ``timedOut``. Returns false if the caller was resumed before.
        func timeOut() -> Bool {
            let error = timedOut
            guard response.complete(.failure(error)) else { return false }
            complete(.failure(error))
            return true
        }

        /// Resumes the caller, unless it was resumed before, and ends a streamed body.
        func complete(_ result: Result<CurlResponse, any Error>) {
            hasEnded.store(true, ordering: .relaxed)
            response.complete(result)
            stream?.finish(result.map { _ in })
        }

        /// Resumes the caller of a streamed body when the head is complete.
        func receive(_ head: CurlHead) {
            state.withLock { $0.headHasArrived = true }
            progress?.setHeadHasArrived()
            if stream != nil { response.complete(.success(CurlResponse(head: head))) }
        }
    }
#endif
