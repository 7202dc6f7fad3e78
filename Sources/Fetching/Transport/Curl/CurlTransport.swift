#if os(Linux)
    import Foundation
    import Synchronization

    /// A transport that sends requests with libcurl on a thread of its own.
    ///
    /// The thread starts with the first request. It ends, and closes the connections, when the transport is released
    /// and no request is under way.
    final class CurlTransport: Sendable {
        private let options: CurlOptions
        private let queue = Mutex<CurlQueue?>(nil)
        /// Handles that can be used again, because a new handle needs memory and all settings.
        private let handles = Mutex<[CurlHandle]>([])

        init(_ options: CurlOptions) { self.options = options }

        deinit { queue.withLock { $0 }?.close() }

        /// Sends `request` and returns the response with any status, including redirects and 401. Throws ``TimedOut``
        /// at the request's own time limit, or else at the time limit of the options.
        func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
            let limit = request.ownTimeLimit ?? options.timeLimit
            let request = try checked(request)
            if limit <= .zero { throw TimedOut(limit: limit, elapsed: .zero, phase: .waitingForResponse) }
            let handle = try handle(for: request, streamsResponse: false)
            let exchange = CurlExchange(request, handle, limit: limit, progress: ResponseProgress.current)
            let response = try await response(of: exchange, startedQueue())
            if !options.proxy.mayBeUsed, handle.forgetRequest() {
                handles.withLock { if $0.count < options.maximumConnections { $0.append(handle) } }
            }
            return (response.body, try response.httpResponse(request.source.url))
        }

        /// Sends `request` and returns the response when its head is complete. There is no time limit.
        func fetchStream(_ request: URLRequest) async throws -> (ResponseBody, URLResponse) {
            let buffer = BodyBuffer()
            let request = try checked(request)
            let exchange = try CurlExchange(
                request, handle(for: request, streamsResponse: true), progress: ResponseProgress.current, stream: buffer
            )
            let queue = try startedQueue()
            let body = ResponseBody(
                next: { try await buffer.next { queue.send(.resume(exchange)) } },
                cancel: { queue.send(.cancel(exchange)) })
            return (body, try await response(of: exchange, queue).httpResponse(request.source.url))
        }

        /// Returns a handle that is ready to send `request`. It is prepared in the caller's task, because libcurl's
        /// thread is shared by all requests of a store.
        private func handle(for request: CurlRequest, streamsResponse: Bool) throws -> CurlHandle {
            // Before libcurl 8.2, a proxy's response to CONNECT can corrupt the memory of a handle that is used again.
            let known = options.proxy.mayBeUsed ? nil : handles.withLock { $0.popLast() }
            let handle = try known ?? CurlHandle(options)
            try handle.prepare(request, streamsResponse: streamsResponse, options)
            return handle
        }

        private func checked(_ request: URLRequest) throws -> CurlRequest {
            try checkRequest(request, sendsStreamLength: true)
            try Task.checkCancellation()
            if let reason = CurlLoop.fault { throw CurlUnavailable(reason: reason) }
            guard isFieldValue(options.userAgent ?? "") else {
                throw RequestError.invalidHeaderValue(name: "User-Agent")
            }
            SecretScope.current?.add(request)
            // The head of a redirect may have arrived before.
            ResponseProgress.current?.setHeadHasArrived(false)
            return try CurlRequest(request)
        }

        private func response(of exchange: CurlExchange, _ queue: CurlQueue) async throws -> CurlResponse {
            try await redactingURLErrors {
                try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        guard exchange.begin(continuation) else { return }
                        if !queue.send(.start(exchange)) {
                            exchange.complete(.failure(CurlUnavailable(reason: "its thread has ended")))
                        }
                    }
                } onCancel: {
                    if exchange.abandon() { queue.send(.cancel(exchange)) }
                }
            }
        }

        private func startedQueue() throws -> CurlQueue {
            try queue.withLock { queue in
                // The thread ends early if a resource of the process is exhausted.
                if let queue, !queue.hasEnded { return queue }
                let new = try CurlQueue()
                startCurlThread(new, options)
                queue = new
                return new
            }
        }
    }

    extension CurlResponse {
        /// Returns the response without the header fields that describe a compressed body, because libcurl has
        /// decompressed the body.
        fileprivate func httpResponse(_ url: URL?) throws -> HTTPURLResponse {
            let fields = head.fields
            guard let url,
                let response = HTTPURLResponse(
                    url: url, statusCode: head.status, httpVersion: nil,
                    headerFields: fieldsWithoutContentEncoding(fields, of: body) ?? fields)
            else { throw URLError(.cannotParseResponse) }
            return response
        }
    }
#endif
