#if os(Linux)
    import Foundation
    import Synchronization

    /// A response as libcurl's thread collects it. A streamed body is not part of it.
    struct CurlResponse: Sendable {
        let head: CurlHead
        let body: Data
    }

    /// One request and its caller. The caller is resumed once: when the response is complete, when the head of a
    /// streamed response is complete, or at once when its task is cancelled.
    final class CurlExchange: Sendable {
        typealias Caller = CheckedContinuation<CurlResponse, any Error>

        private struct State {
            var caller: Caller?
            var isAbandoned = false
        }

        let request: CurlRequest
        /// The handle that sends the request.
        let handle: CurlHandle
        /// The time limit for the complete response, or nil if a layer limits the time.
        let limit: Duration?
        let progress: ResponseProgress?
        /// The buffer of a streamed body, or nil if the body is collected.
        let stream: BodyBuffer?
        private let start = TimeSource.system.uptime()
        private let state = Mutex(State())

        init(
            _ request: CurlRequest, _ handle: CurlHandle, limit: Duration? = nil, progress: ResponseProgress?,
            stream: BodyBuffer? = nil
        ) {
            self.request = request
            self.handle = handle
            self.limit = limit
            self.progress = progress
            self.stream = stream
        }

        /// The uptime at which the limit passes, or nil if there is no limit.
        var deadline: Duration? { limit.map { start + $0 } }

        /// Whether the time limit has passed.
        var isOverdue: Bool { deadline.map { $0 <= TimeSource.system.uptime() } ?? false }

        /// Returns the error for the time limit.
        func timedOut(_ phase: TimedOut.Phase) -> TimedOut {
            TimedOut(limit: limit ?? .zero, elapsed: TimeSource.system.uptime() - start, phase: phase)
        }

        /// Whether the caller was cancelled.
        var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

        /// Sets the caller to resume. Returns false if the exchange was abandoned before; the caller was then resumed.
        func begin(_ caller: Caller) -> Bool {
            let isAbandoned = state.withLock { state in
                if !state.isAbandoned { state.caller = caller }
                return state.isAbandoned
            }
            if isAbandoned { caller.resume(throwing: CancellationError()) }
            return !isAbandoned
        }

        /// Resumes the caller with `CancellationError`. Returns whether a transfer may have to be ended.
        func abandon() -> Bool {
            let caller = state.withLock { state in
                state.isAbandoned = true
                return state.caller.take()
            }
            caller?.resume(throwing: CancellationError())
            return caller != nil
        }

        /// Resumes the caller, unless it was resumed before, and ends a streamed body.
        func complete(_ result: Result<CurlResponse, any Error>) {
            resume(with: result)
            stream?.finish(result.map { _ in })
        }

        /// Resumes the caller of a streamed body when the head is complete.
        func receive(_ head: CurlHead) {
            progress?.setHeadHasArrived()
            if stream != nil { resume(with: .success(CurlResponse(head: head, body: Data()))) }
        }

        private func resume(with result: Result<CurlResponse, any Error>) {
            state.withLock { $0.caller.take() }?.resume(with: result)
        }
    }
#endif
