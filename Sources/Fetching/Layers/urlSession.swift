import Foundation

extension NetworkStore {
    /// The store that sends requests over the network unless another one is given: ``urlSession``.
    public static var live: NetworkStore { .urlSession }

    /// The shared live store: an ephemeral session without cache and cookies, up to 64 connections to a host, redirects
    /// followed by ``followingRedirects(limit:)``, and each hop limited by ``timingOut(after:time:)`` to 60 seconds or
    /// the request's own `timeoutInterval`.
    public static let urlSession: NetworkStore = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpCookieStorage = nil
        // Foundation's 6 make 50 calls at once wait for one another where nobody sees it; `limitingConcurrency` and the
        // server are better judges.
        configuration.httpMaximumConnectionsPerHost = 64
        return .urlSession(configuration)
    }()

    /// A live store with a session of its own, which ends when the store is no longer used.
    ///
    /// Redirects are followed and time limits kept as by ``urlSession``. A 401 is an answer, and so is whatever else
    /// the server says. Cancellation throws `CancellationError` at once. Bodies are held in memory; an answer that is
    /// unpacked on the way has no `Content-Encoding` and `Content-Length`.
    ///
    /// On Linux the environment's lower-case `http_proxy` is obeyed, there is no pinning and no client certificate, a
    /// redirect that has no readable `Location` comes without its body, and a server that hangs up in the middle of a
    /// response's head ends the process (swift-corelibs-foundation #5285).
    ///
    /// - Parameters:
    ///   - configuration: Copied. Its URL cache and credential storage are not used; cookies are, if it says so. Its
    ///     `timeoutIntervalForRequest` limits an attempt unless the request has a limit of its own. Its
    ///     `httpMaximumConnectionsPerHost`, 6 unless set, holds back whoever has more under way, such as ``Pages``.
    ///   - maximumBodyBytes: How long a body may be; a longer one is cut off with ``BodyTooLong``.
    public static func urlSession(
        _ configuration: URLSessionConfiguration, maximumBodyBytes: Int = 1 << 30
    ) -> NetworkStore {
        let limit = timeLimit(seconds: configuration.timeoutIntervalForRequest)
        let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
        // On Linux cancelling a task of a session with a cache can end the process.
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // `timingOut` keeps the limits, and gives each request a backstop of its own.
        configuration.timeoutIntervalForRequest = 1e9
        let transport = SessionTransport(configuration, maximumBodyBytes: maximumBodyBytes)
        return NetworkStore(fetchData: transport.fetch)
            .layered(followingRedirects(), timingOut(after: limit))
    }
}
