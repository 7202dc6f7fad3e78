#if os(Linux)
    internal import CurlTransport
    import Foundation
    internal import HTTPSyntax
    import Synchronization

    /// A transport that sends requests with libcurl on threads of its own.
    ///
    /// The threads start with the requests. They end, and the connections are closed, when the transport is released
    /// and no request is under way.
    final class CurlTransport: Sendable {
        private let options: CurlOptions
        private let loops: CurlLoops
        /// The handles of earlier requests, which are used again. Creating and setting up a handle takes longer.
        private let handles = Mutex<[CurlHandle]>([])

        init(_ options: CurlOptions) {
            self.options = options
            loops = CurlLoops(options)
        }

        deinit { loops.close() }

        /// Sends `request` and returns the response with any status, including redirects and 401. Throws ``TimedOut``
        /// at the request's own time limit, or else at the time limit of the options.
        func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
            let exchange = try exchange(for: request)
            var response = try await response(of: exchange)
            let handle = exchange.handle
            if !options.proxy.mayBeUsed, handle.forgetRequest() {
                handles.withLock { if $0.count < options.maximumConnections { $0.append(handle) } }
            }
            do {
                let body = try await response.takeBody(atMost: response.maximumBodyBytes) {
                    if exchange.isOverdue { throw exchange.timeLimit.first.timedOut() }
                }
                return (body, try response.head.httpResponse(to: request))
            } catch let error as TimedOut where error.isDeadline { throw error } catch {
                throw response.head.bodyFailure(error, response.body, to: request)
            }
        }

        /// Sends `request` and returns the response when its head is complete. The time limit applies only until then.
        func fetchStream(_ request: URLRequest) async throws -> (ResponseBody, URLResponse) {
            let buffer = BodyBuffer()
            let exchange = try exchange(for: request, stream: buffer)
            let loops = loops
            let chunks = ResponseBody(
                next: { try await buffer.next { exchange.queue?.send(.resume(exchange)) } },
                cancel: {
                    exchange.complete(.failure(CancellationError()))
                    loops.cancel(exchange)
                })
            let head = try await response(of: exchange).head
            let body = head.coding == .none ? chunks : try chunks.decompressed(head.codings ?? [])
            return (body, try head.httpResponse(to: request))
        }

        /// Returns a handle that is ready to send `request`. It is prepared in the caller's task and not on the loop's
        /// thread, because all requests to an origin share that thread.
        private func handle(for request: CurlRequest, streamsResponse: Bool) throws -> CurlHandle {
            // Before libcurl 8.2, a proxy's response to CONNECT can corrupt the memory of a handle that is used again.
            let known = options.proxy.mayBeUsed ? nil : handles.withLock { $0.popLast() }
            let handle = try known ?? CurlHandle(options)
            try handle.prepare(request, streamsResponse: streamsResponse, options)
            return handle
        }

        private func exchange(for request: URLRequest, stream: BodyBuffer? = nil) throws -> CurlExchange {
            try checkRequest(request, sendsStreamLength: true)
            try Task.checkCancellation()
            if let reason = CurlLoop.fault { throw CurlUnavailable(reason: reason) }
            let limit =
                TimeLimit.ofAttempt(request).flatMap { $0.isInSystemTime ? $0 : nil }
                ?? TimeLimit(forExchange: request, defaultLimit: options.timeLimit)
            // The head of a redirect that led to this request may have set this flag of the limits.
            limit.setHeadHasArrived(false)
            let request = try CurlRequest(request)
            let first = limit.first
            if first.remaining <= .zero { throw first.timedOut() }
            let handle = try handle(for: request, streamsResponse: stream != nil)
            return CurlExchange(request, handle, limit, stream: stream)
        }

        private func response(of exchange: CurlExchange) async throws -> CurlResponse {
            try Task.checkCancellation()
            try loops.start(exchange)
            return try await exchange.waitForResponse { loops.cancel(exchange) }
        }
    }

    extension CurlHead {
        /// Returns the response. If its body is decompressed, the response does not have the header fields that
        /// describe a compressed body.
        fileprivate func httpResponse(to request: URLRequest, isDecoded: Bool = true) throws -> HTTPURLResponse {
            let (fields, repeated) = joinedFields(fieldLines)
            if let found = contradiction(in: repeated, status: status) {
                throw contradictionError(found, Redactor(request: request))
            }
            let isUnchanged = !isDecoded || keepsCoding || coding == .unsupported
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: nil,
                    headerFields: isUnchanged ? fields : decodedFields(fields, to: request, Data()) ?? fields)
            else { throw URLError(.cannotParseResponse) }
            return response
        }

        /// Returns an error of the body with the response and the part of the body that has arrived.
        func bodyFailure(_ error: any Error, _ body: Data = Data(), to request: URLRequest) -> any Error {
            (try? httpResponse(to: request, isDecoded: false))?.bodyFailure(error, body) ?? error
        }
    }

    /// A response that the loop's thread has collected. It does not include a streamed body.
    struct CurlResponse: Sendable {
        let head: CurlHead
        /// The body, or the last part of a compressed body.
        var body = Data()
        /// The parts of a compressed body before the last part.
        var parts: [Data] = []
        var maximumBodyBytes = Int.max
    }

    /// One request and its caller. The caller is resumed once: when the response is complete, when the head of a
    /// streamed response is complete, at the time limit, or at once when its task is cancelled.
    final class CurlExchange: Sendable {
        private struct State {
            var queue: CurlQueue?
            /// The head of a response whose status is more important than its body, while the body is collected.
            var failedHead: CurlHead?
        }

        let request: CurlRequest
        let handle: CurlHandle
        /// The time limits for the complete response, or for the head of a streamed response.
        let timeLimit: TimeLimit
        /// The uptime at which the exchange was created.
        let start = TimeSource.system.uptime()
        /// The buffer of a streamed body, or nil if the body is collected.
        let stream: BodyBuffer?
        /// The attempt whose listener receives the phases, or nil if there is no listener.
        let events = CallContext.current.events
        /// The redirects that a layer around the call follows.
        private let followed = CallContext.current.redirects.followed
        private let response = PendingResult<CurlResponse>()
        private let state = Mutex(State())
        private let hasEnded = Atomic(false)
        private let hasHead = Atomic(false)

        init(_ request: CurlRequest, _ handle: CurlHandle, _ timeLimit: TimeLimit, stream: BodyBuffer?) {
            (self.request, self.handle, self.timeLimit, self.stream) = (request, handle, timeLimit, stream)
        }

        /// The uptime at which the first limit passes, or nil if the head of a streamed response has arrived.
        var deadline: Duration? { stream != nil && headHasArrived ? nil : timeLimit.firstSystemEnd }

        var headHasArrived: Bool { hasHead.load(ordering: .relaxed) }

        var isOverdue: Bool { deadline.map { $0 <= TimeSource.system.uptime() } ?? false }

        /// Whether the exchange is complete or was abandoned. If so, the rest of its transfer is not needed.
        var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

        /// The queue of the loop that transfers the exchange, or nil before the transfer starts and after it has ended.
        var queue: CurlQueue? {
            get { state.withLock { $0.queue } }
            set { state.withLock { $0.queue = newValue } }
        }

        /// Waits for the response, or for the head of a streamed response.
        ///
        /// The watch of the loops ends the exchange at limits in the time of the system.
        ///
        /// - Parameter onEnd: Called if the caller is cancelled or a limit in another time passes, after ``isEnded``
        ///   was set.
        func waitForResponse(onEnd: @Sendable () -> Void) async throws -> CurlResponse {
            let limit = CallContext.current.timeLimit
            do {
                return try await response.value(within: limit?.isInSystemTime == false ? limit : nil) {
                    hasEnded.store(true, ordering: .relaxed)
                    onEnd()
                }
            } catch let error as TimedOut where !error.isDeadline {
                throw state.withLock { $0.failedHead }?.bodyFailure(error, to: request.source) ?? error
            }
        }

        /// Whether the call does not need the body of a response, because a layer around the call follows the redirect.
        func isFollowed(_ head: CurlHead) -> Bool {
            guard stream == nil, followed != nil, (300..<400).contains(head.status) else { return false }
            let response = try? head.httpResponse(to: request.source)
            return response.map { Fetching.isFollowed($0, of: request.source, followed) } ?? true
        }

        /// Resumes the caller with ``timedOut``. Returns false if the caller was resumed before.
        func timeOut() -> Bool {
            let error = timeLimit.first.timedOut()
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

        /// Records that the head is complete, and resumes the caller of a streamed body.
        func receive(_ head: CurlHead) {
            let isCollectedFailure = stream == nil && !(200..<300).contains(head.status)
            if isCollectedFailure { state.withLock { $0.failedHead = head } }
            hasHead.store(true, ordering: .relaxed)
            timeLimit.setHeadHasArrived()
            events?.recordHead()
            if stream != nil { response.complete(.success(CurlResponse(head: head))) }
        }
    }
#endif
