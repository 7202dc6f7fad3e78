import Foundation

extension NetworkStore {
    /// The default store of every endpoint, which sends requests over the network: ``urlSession``.
    public static var live: NetworkStore { .urlSession }

    /// A shared store over a `URLSession` without cache and cookies, with at most 64 connections to a host.
    ///
    /// Redirects are followed by ``followingRedirects(limit:)``. Each attempt is limited by ``timingOut(after:time:)``,
    /// to 60 seconds or the request's own `timeoutInterval`.
    public static let urlSession: NetworkStore = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpCookieStorage = nil
        // With Foundation's default of 6, most of 50 concurrent calls would wait for a connection.
        configuration.httpMaximumConnectionsPerHost = 64
        return .urlSession(configuration)
    }()

    /// Returns a store with a `URLSession` of its own, which ends when the store is released.
    ///
    /// Redirects and time limits work as in ``urlSession``. Responses are returned with any status, including 401. A
    /// cancelled call throws `CancellationError` at once. Bodies are held in memory. A response that was decompressed
    /// has no `Content-Encoding` and no `Content-Length`.
    ///
    /// On Linux the environment variable `http_proxy` is used if its name is in lower case, there is no certificate
    /// pinning and no client certificate, and a redirect without a readable `Location` has no body. A server that
    /// closes the connection within the head of a response ends the process (swift-corelibs-foundation #5285), and so
    /// does a chunked response with a trailer field.
    ///
    /// - Parameters:
    ///   - configuration: The configuration, which is copied. Its URL cache and credential storage are not used. Its
    ///     `timeoutIntervalForRequest` limits an attempt unless the request has its own limit. Its
    ///     `httpMaximumConnectionsPerHost` is 6 by default, which makes further concurrent calls wait.
    ///   - maximumBodyBytes: The maximum length of a body. A longer one throws ``BodyTooLong``.
    public static func urlSession(
        _ configuration: URLSessionConfiguration, maximumBodyBytes: Int = 1 << 30
    ) -> NetworkStore {
        let limit = Duration(timeoutInterval: configuration.timeoutIntervalForRequest)
        let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
        // On Linux, cancelling a task of a session with a cache can end the process.
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // `timingOut` enforces the limits, and sets a longer one on each request.
        configuration.timeoutIntervalForRequest = 1e9
        let transport = SessionTransport(configuration, maximumBodyBytes: maximumBodyBytes)
        return NetworkStore(fetchData: transport.fetch)
            .layered(followingRedirects(), timingOut(after: limit))
    }
}
