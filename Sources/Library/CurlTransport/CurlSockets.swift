#if os(Linux)
    import Foundation
    internal import HTTPSyntax
    import Synchronization

    /// Opens connections for WebSockets with libcurl, on a thread of its own.
    ///
    /// The thread starts with the first connection. It ends when this object is released and all connections have
    /// ended. The connections are not shared with HTTP requests, and don't count towards their limits.
    public final class CurlSockets: Sendable {
        private struct State {
            /// The queue of the thread, or nil before the first connection.
            var queue: CurlSocketQueue?
            /// The number of the last connection.
            var number: UInt64 = 0
        }

        private let options: CurlOptions
        private let state = Mutex(State())

        /// Creates an object with options that ``checkedOptions(_:)`` has returned, or with the default options. It
        /// uses the options for the proxy, the addresses, TLS and the time limit for opening a connection.
        public init(_ options: CurlOptions) { self.options = options }

        deinit { state.withLock { $0.queue }?.close() }

        /// Opens a connection to the host and the port of a URL, with TLS if the scheme is `wss` or `https`. No byte is
        /// sent, except to a proxy and for TLS.
        ///
        /// Up to 256 connections are opened at the same time, of which at most three quarters are to the same origin.
        /// Further connections wait.
        ///
        /// - Parameters:
        ///   - url: A URL with the scheme `ws`, `wss`, `http` or `https`. Its path and its query have no effect.
        ///   - sendsCertificate: Whether the client certificate of the options is sent if the server requests it.
        ///   - limit: The time limit until the connection is open, including the wait. Nil means no limit other than
        ///     ``CurlOptions/connectTimeLimit``.
        /// - Throws: An error with the reason if libcurl cannot be used, lacks an option or a resource. `URLError` with
        ///   the codes of the HTTP transport if the connection cannot be opened, and with `timedOut` after the limit.
        ///   `CancellationError` at once if the task is cancelled.
        public func connect(to url: URL, sendsCertificate: Bool, limit: Duration?) async throws -> CurlConnection {
            try Task.checkCancellation()
            let end = limit.map { uptime() + $0 }
            if let reason = CurlLoop.fault { throw CurlUnavailable(reason: reason) }
            let target = try connectionTarget(of: url)
            let handle = try CurlHandle(options)
            try handle.prepareConnection(to: url, target: target, sendsCertificate: sendsCertificate, options)
            let (queue, number) = try state.withLock { state in
                let queue = try state.queue ?? startSocketThread()
                state.queue = queue
                state.number += 1
                return (queue, state.number)
            }
            let socket = CurlSocket(number: number, url, origin: target, end: end, on: queue)
            try await socket.open(handle)
            return CurlConnection(socket)
        }
    }

    /// Returns the URL that libcurl gets: the scheme http or https, the host and the port.
    private func connectionTarget(of url: URL) throws -> String {
        let url = url.withLowercaseScheme
        guard let scheme = url.scheme, ["ws", "wss", "http", "https"].contains(scheme) else {
            throw URLError(.unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
        guard url.host()?.isEmpty == false else {
            throw URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
        let origin = originText(ofURL: url.absoluteString)
        return scheme.utf8.starts(with: "ws".utf8) ? "http" + origin.dropFirst(2) : origin
    }
#endif
