#if os(Linux)
    import Foundation
    import Synchronization

    /// Sends requests with libcurl on threads of its own.
    ///
    /// The threads start with the requests. They end, and the connections are closed, when the client is released and
    /// no request is under way.
    public final class CurlClient: Sendable {
        private let options: CurlOptions
        private let loops: CurlLoops
        /// The handles of earlier requests, which are used again. Creating and setting up a handle takes longer.
        private let handles = Mutex<[CurlHandle]>([])

        /// Creates a client with options that ``checkedOptions(_:)`` has returned, or with the default options.
        public init(_ options: CurlOptions) {
            self.options = options
            loops = CurlLoops(options)
        }

        deinit { loops.close() }

        /// The reason why libcurl cannot be used, or nil if it can be used.
        public static var fault: String? { CurlLoop.fault }

        /// The URLs of the proxies that contain a login.
        public var proxyLogins: [String] { options.proxy.logins }

        /// Returns an exchange that is ready to begin. Its handle is prepared in the caller's task and not on the
        /// loop's thread, because all requests to an origin share that thread.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - call: The caller.
        ///   - stream: The consumer of a streamed body, or nil if the body is collected.
        /// - Throws: An error with the reason if libcurl cannot be used, or does not have one of the options.
        public func exchange(
            _ request: CurlRequest, _ call: CurlCall, stream: CurlStream? = nil
        ) throws -> CurlExchange {
            if let reason = CurlLoop.fault { throw CurlUnavailable(reason: reason) }
            // Before libcurl 8.2, a proxy's response to CONNECT can corrupt the memory of a handle that is used again.
            let known = options.proxy.mayBeUsed ? nil : handles.withLock { $0.popLast() }
            let handle = try known ?? CurlHandle(options)
            try handle.prepare(request, streamsResponse: stream != nil, options)
            return CurlExchange(request, handle, call, stream, on: loops)
        }

        /// Keeps the handle of a complete exchange for other requests.
        public func keepHandle(of exchange: CurlExchange) {
            let handle = exchange.handle
            guard !options.proxy.mayBeUsed, handle.forgetRequest() else { return }
            handles.withLock { if $0.count < options.maximumConnections { $0.append(handle) } }
        }
    }
#endif
