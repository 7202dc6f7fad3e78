#if os(Linux)
    internal import CurlTransport
    import Foundation
    internal import HTTPSyntax

    /// The two closures of a store over libcurl. They pass on the context of a call as plain values and closures, and
    /// turn the results into responses, bodies and errors.
    struct CurlStore: Sendable {
        private let options: CurlOptions
        private let client: CurlClient
        private let sockets: CurlSockets

        init(_ options: CurlOptions) {
            self.options = options
            client = CurlClient(options)
            sockets = CurlSockets(options)
        }

        /// The URLs of the proxies that contain a login.
        var proxyLogins: [String] { client.proxyLogins }

        /// Sends `request` and returns the response with any status, including redirects and 401. Throws ``TimedOut``
        /// at the request's own time limit, or else at the time limit of the options.
        func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
            let (limit, result) = (try timeLimit(of: request), PendingResult<CurlResponse>())
            let exchange = try exchange(for: request, limit, result)
            var response = try await response(to: request, exchange, result)
            client.keepHandle(of: exchange)
            do {
                let body = try await response.takeBody { if exchange.isOverdue { throw limit.first.timedOut() } }
                return (body, try response.head.response(toMasked: request))
            } catch let error as TimedOut where error.isDeadline { throw error } catch {
                throw response.head.bodyFailure(error, response.body, to: request)
            }
        }

        /// Sends `request` and returns the response when its head is complete. The time limit applies only until then.
        func fetchStream(_ request: URLRequest) async throws -> (ResponseBody, URLResponse) {
            if let upgrade = CallContext.current[upgradeKey] { return try await open(upgrade, request) }
            let (limit, result) = (try timeLimit(of: request), PendingResult<CurlResponse>())
            let buffer = BodyBuffer()
            let exchange = try exchange(for: request, limit, result, buffer)
            let chunks = ResponseBody(
                next: {
                    do { return try await buffer.next { exchange.resume() } } catch {
                        throw packageError(error, to: request)
                    }
                },
                cancel: {
                    buffer.finish(.failure(CancellationError()))
                    exchange.cancel()
                })
            let head = try await response(to: request, exchange, result).head
            let body = try head.codingsToDecode.map { chunks.wrapping(try decompressing($0)) } ?? chunks
            return (body, try head.response(toMasked: request))
        }

        /// Opens a connection of its own for another protocol.
        private func open(
            _ upgrade: ConnectionUpgrade, _ request: URLRequest
        ) async throws -> (ResponseBody, URLResponse) {
            let limit = try timeLimit(of: request)
            guard let url = request.url else { throw RequestError.invalidURL(text: "") }
            let open = Fetching.endingAtLimits { [self] (request: URLRequest) in
                let opened = try await sockets.connect(
                    to: url, sendsCertificate: try sendsCertificate(to: url), limit: nil)
                return try await upgrade.open(
                    request, .bytes(receive: opened.receive, send: opened.send, end: opened.end))
            }
            return try await limit.run { try await open(request) }
        }

        /// Returns whether the server of a URL gets the client certificate of the options if it requests one.
        private func sendsCertificate(to url: URL) throws -> Bool {
            let origins = options.clientCertificate?.allowedOrigins ?? []
            return try originIndex(of: url, in: origins, invalidURL: RequestError.invalidURL(text:)) != nil
        }

        /// Checks a request, and returns the limits of its exchange. Throws if it must not be sent.
        private func timeLimit(of request: URLRequest) throws -> TimeLimit {
            try checkRequest(request, sendsStreamLength: true)
            try Task.checkCancellation()
            let limit =
                TimeLimit.ofAttempt(request).flatMap { $0.isInSystemTime ? $0 : nil }
                ?? TimeLimit(forExchange: request, defaultLimit: options.timeLimit)
            // The head of a redirect that led to this request may have set this flag of the limits.
            limit.setHeadHasArrived(false)
            try limit.first.check()
            return limit
        }

        private func exchange(
            for request: URLRequest, _ limit: TimeLimit, _ result: PendingResult<CurlResponse>,
            _ buffer: BodyBuffer? = nil
        ) throws -> CurlExchange {
            let curlRequest = CurlRequest(
                request, sendsCertificate: try request.url.map(sendsCertificate) ?? false,
                bodyParts: try request.bodyParts())
            let context = CallContext.current
            // A closure that captures only one object does not allocate.
            let call = CurlCall(
                remaining: { limit.firstSystemEnd - TimeSource.system.uptime() },
                timedOut: { limit.first.timedOut() },
                recordByte: { limit.recordByte() },
                recordHead: { limit.setHeadHasArrived() },
                isFollowed: isFollowed(context.redirects.followed),
                listener: context.events.map { events in
                    CurlCall.Listener(
                        head: { events.recordHead() }, repeated: { events.recordRepeat() },
                        phases: { events.record(NetworkEvent.Phases($0)) })
                },
                complete: { result.complete($0) })
            let stream = buffer.map { buffer in
                CurlStream(
                    pausesIfFull: { buffer.pausesIfFull(before: $0) }, append: { buffer.append($0) },
                    finish: { buffer.finish($0) })
            }
            return try client.exchange(curlRequest, call, stream: stream)
        }

        /// Waits for the response, or for the head of a streamed response. The watch of the transport ends the exchange
        /// at limits in the time of the system.
        private func response(
            to request: URLRequest, _ exchange: CurlExchange, _ result: PendingResult<CurlResponse>
        ) async throws -> CurlResponse {
            try Task.checkCancellation()
            try exchange.begin()
            let limit = CallContext.current.timeLimit
            do {
                return try await result.value(within: limit?.isInSystemTime == false ? limit : nil) {
                    exchange.cancel()
                }
            } catch let error as TimedOut where !error.isDeadline {
                throw exchange.failedHead?.bodyFailure(error, to: request) ?? error
            } catch { throw packageError(error, to: request) }
        }
    }

    /// Returns the error of this package for an error of the transport.
    private func packageError(_ error: any Error, to request: URLRequest) -> any Error {
        switch error {
        case let error as CurlBodyError: error.head.bodyFailure(error.reason, error.body, to: request)
        case let error as CurlBodyTooLong: ResponseBodyError.tooLong(maximumBytes: error.maximumBytes)
        default: error
        }
    }

    extension CurlHead {
        fileprivate func response(toMasked request: URLRequest) throws -> HTTPURLResponse {
            try response(to: request) { Redactor(request: request).line($0, limit: 120) }
        }

        /// Returns an error of the body with the response and the part of the body that has arrived.
        fileprivate func bodyFailure(_ error: any Error, _ body: Data = Data(), to request: URLRequest) -> any Error {
            let error = packageError(error, to: request)
            return (try? response(to: request, isDecoded: false))?.bodyFailure(error, body) ?? error
        }
    }

    /// Returns whether a layer follows a redirect. Nil if there is no layer that follows redirects.
    private func isFollowed(
        _ followed: AllowedRedirects?
    ) -> (@Sendable (HTTPURLResponse, URLRequest) -> Bool)? {
        guard let followed else { return nil }
        // Closures without a captured value, which do not allocate.
        switch followed {
        case .none: return { _, _ in false }
        case .sameOrigin: return { isFollowed($0, of: $1, .sameOrigin) }
        case .all: return { isFollowed($0, of: $1, .all) }
        }
    }

    extension URLRequest {
        /// Returns the body if it is a file or a stream, and nil if it is data or empty. Throws if a file cannot be
        /// read, or if the length of a stream is negative.
        func bodyParts() throws(RequestError) -> CurlBodyParts? {
            guard httpBody == nil, httpBodyStream != nil else { return nil }
            let source = bodySource
            let length = if let source { try source.length() } else { streamLength }
            if length == 0 { return nil }
            return CurlBodyParts(length: length, canReopen: source != nil) { isClosed in
                let next = try source?.open() ?? httpBodyStream.map(openedParts)
                return parts(next ?? { nil }, checkedFor: length, isClosed: isClosed)
            }
        }
    }

    extension NetworkEvent.Phases {
        init(_ phases: CurlPhases) {
            (queue, nameLookup, connect, tls) = (phases.queue, phases.nameLookup, phases.connect, phases.tls)
            (firstByte, body) = (phases.firstByte, phases.body)
            (isConnectionReused, protocolVersion) = (phases.isConnectionReused, phases.protocolVersion)
        }
    }
#endif
