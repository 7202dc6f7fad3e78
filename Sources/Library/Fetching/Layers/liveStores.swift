import Foundation
internal import HTTPSyntax

#if os(Linux)
    public import CurlTransport
#endif

extension NetworkStore {
    /// The default store of every endpoint, which sends requests over the network.
    ///
    /// It is ``urlSession`` on Apple platforms, and ``curl`` on Linux. If libcurl cannot be used, it is ``urlSession``
    /// on Linux too.
    public static var live: NetworkStore {
        #if os(Linux)
            CurlClient.fault == nil ? .curl : .urlSession
        #else
            .urlSession
        #endif
    }

    /// A shared store that uses a `URLSession` without a cache or cookies, and at most 64 connections to a host.
    ///
    /// The layer ``followingRedirects(maximumRedirects:headersForOtherOrigins:)`` follows redirects. Each request of
    /// the session has the limit that ``timingOut(after:includingStreamBodies:setBy:)`` would give it, by default of 60
    /// seconds.
    public static let urlSession: NetworkStore = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpCookieStorage = nil
        // With Foundation's default of 6, most of 50 concurrent calls would wait for a connection.
        configuration.httpMaximumConnectionsPerHost = 64
        return .urlSession(configuration)
    }()

    /// Returns a store with its own `URLSession`, which is closed when the store is released.
    ///
    /// Redirects and time limits work as in ``urlSession``. A response is returned with any status, including 401. A
    /// cancelled call throws `CancellationError` at once. A response that was decompressed has no `Content-Encoding`
    /// and no `Content-Length`.
    ///
    /// On Apple platforms, the session itself parses `multipart/x-mixed-replace`, so parts of such a body are lost. If
    /// a stream has no known content type, its first 512 bytes may be held back, unless the server sends the field
    /// `X-Content-Type-Options: nosniff`.
    ///
    /// These limits apply on Linux:
    ///
    /// - The proxy is read from the environment variables `http_proxy` (only in lower case), `https_proxy`, `all_proxy`
    ///   and `no_proxy`.
    /// - A slow consumer of a stream does not slow the server down. ``ResponseBody`` throws
    ///   ``ResponseBodyError/tooLong(maximumBytes:)`` when more than `maximumBodyBytes` of the stream wait in memory.
    /// - Certificate pinning and client certificates are not available. With `onChallenge`, each request throws
    ///   ``AppError/request(_:)``, because Foundation does not call the closure.
    /// - A redirect without a readable `Location` is returned without its body.
    /// - Cookies with the attribute `Secure` are also sent to http URLs, and a server can set cookies for all of `com`.
    /// - Decompression is not limited, so a small compressed body can use much memory. The calls of a store share
    ///   a thread, which a server can keep busy. So use a store of its own for each server that you don't trust.
    /// - The process crashes if a server closes the connection within the head of a response (swift-corelibs-foundation
    ///   #5285), sends a trailer field after a chunked response, or states a `Content-Length` of almost 2⁶³ bytes.
    ///
    /// - Parameters:
    ///   - configuration: The configuration, which is copied. With a background configuration, each request throws
    ///     ``AppError/request(_:)``. Its URL cache and credential storage are not used. On Apple platforms, its classic
    ///     loading mode is used only if it has `protocolClasses` of the app. Its `httpAdditionalHeaders` become header
    ///     fields of each request that does not have them, so a redirect to another origin removes them like other
    ///     header fields. Its `timeoutIntervalForRequest` limits an attempt unless the request has its own limit. Its
    ///     `httpMaximumConnectionsPerHost` is 6 by default; further concurrent calls wait for a connection.
    ///   - maximumBodyBytes: The maximum length of a body in bytes, except for streams. A longer body of a response
    ///     with a successful status throws ``ResponseBodyError/tooLong(maximumBytes:)``. The default is 64 MiB.
    ///   - headers: The names of further header fields that are sent to other origins after a redirect; see
    ///     ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``.
    ///   - onChallenge: Decides about a challenge of a connection, such as the certificate of the server or the request
    ///     for a client certificate, as the method of `URLSessionDelegate` does. By default, the system decides. The
    ///     closure is not called for status 401, which is returned as a response.
    public static func urlSession(
        _ configuration: URLSessionConfiguration, maximumBodyBytes: Int = defaultMaximumBodyBytes,
        headersForOtherOrigins headers: Set<String> = [],
        onChallenge: (
            @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
        )? = nil
    ) -> NetworkStore {
        // A background session calls only delegates of the app, and ends the process for most kinds of tasks.
        if configuration.identifier != nil {
            let text =
                "a background configuration was given to a store, which cannot use it; create the URLSession in the app, as Docs/Streams.md shows under \"Background transfers\""
            return .failing(AppError.request(RequestFailure(SessionUnsupported(description: text))))
        }
        #if canImport(FoundationNetworking)
            if onChallenge != nil {
                let text =
                    "Foundation on Linux never calls onChallenge; use NetworkStore.curl with `trust`, `pinnedPublicKeys` or `clientCertificate` of CurlOptions"
                return .failing(AppError.request(RequestFailure(SessionUnsupported(description: text))))
            }
        #endif
        let limit = Duration(timeoutInterval: configuration.timeoutIntervalForRequest) ?? defaultTimeLimit
        let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
        // On Linux, the process can crash if a task is cancelled in a session with a cache.
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        #if !canImport(FoundationNetworking)
            // The classic loader can take a chunked body that was cut off as complete (FB24495140). But only this
            // loader calls a class of the app or of a tool, such as one for stubs.
            let hasOwnProtocols = (configuration.protocolClasses ?? []).contains { type in
                !(Bundle(for: type).bundleIdentifier ?? "").hasPrefix("com.apple.")
            }
            if !hasOwnProtocols, #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
                configuration.usesClassicLoadingMode = false
            }
        #endif
        // The transport enforces the limit, and sets a longer `timeoutInterval` on each request.
        configuration.timeoutIntervalForRequest = sessionTimeout
        // The session would also send these headers to other origins.
        let additional = (configuration.httpAdditionalHeaders ?? [:]).map { ("\($0.key)", "\($0.value)") }
        configuration.httpAdditionalHeaders = nil
        let transport = SessionTransport(
            configuration, maximumBodyBytes: maximumBodyBytes, timeLimit: limit, onChallenge: onChallenge)
        let cookies = configuration.httpShouldSetCookies ? configuration.httpCookieStorage : nil
        let proxyLogin = (configuration.connectionProxyDictionary ?? [:]).map { "\($0.key): \($0.value)" }
            .filter { $0.contains("Username") || $0.contains("Password") }.sorted()
        // The closure can send a client certificate, which is not known before the connection. So such a store shares
        // no stored response with another store.
        let challenges = onChallenge == nil ? [] : [UUID().uuidString]
        let identity = transportIdentity(proxyLogin + challenges, cookies: cookies)
        let inner = NetworkStore.transport(
            fetchData: transport.fetch, fetchStream: transport.fetchStream, identity: identity)
        let store = inner.layered(followingRedirects(headersForOtherOrigins: headers))
        return additional.isEmpty ? store : store.layered(settingDefaultHeaders(Dictionary(additional) { $1 }))
    }
}

/// Returns the identity of the credentials that a transport adds to its requests, or nil if it adds none.
///
/// - Parameters:
///   - texts: What differs between the credentials of all requests, such as the login at a proxy.
///   - cookies: The storage of the cookies that the transport sends, or nil if it sends none.
///   - certificate: What differs between client certificates, and the origins to which the certificate is sent.
private func transportIdentity(
    _ texts: [String], cookies: HTTPCookieStorage? = nil, certificate: (text: String, origins: [String])? = nil
) -> CallIdentity.Closure? {
    if texts.isEmpty, cookies == nil, certificate == nil { return nil }
    return { request in
        guard let url = request.url else { return nil }
        let found = cookies?.cookies(for: url) ?? []
        var texts = texts + found.map { "\($0.name)=\($0.value)" }.sorted()
        if let certificate,
            try originIndex(of: url, in: certificate.origins, invalidURL: RequestError.invalidURL(text:)) != nil
        {
            texts.append(certificate.text)
        }
        if texts.isEmpty { return nil }
        return CallIdentity(sha256(texts.joined(separator: "\n").utf8), headers: found.isEmpty ? [] : ["cookie"])
    }
}

#if os(Linux)
    extension NetworkStore {
        /// A shared store that uses libcurl with the default options.
        public static let curl: NetworkStore = curlStore(CurlOptions())

        /// Returns a store that sends requests with libcurl, on threads and over connections of its own. The
        /// connections are closed when the store is released and no request is under way.
        ///
        /// Redirects and time limits work as in ``urlSession``. A response is returned with any status, including 401.
        /// A cancelled call throws `CancellationError` at once. A response that was decompressed has no
        /// `Content-Encoding` and no `Content-Length`. Lines of one header field are joined with `, `. An equal
        /// value counts once, unless the field is a list. There are no cookies and no cache. HTTP/2 is used over TLS if
        /// the server offers it, except for streams.
        ///
        /// This method checks only `options`. A request through the store throws an error with the reason if libcurl is
        /// missing, is older than 7.68, or does not support one of the options, or if memory or file descriptors are
        /// exhausted.
        ///
        /// - Throws: An error with the reason if a key of ``CurlOptions/pinnedPublicKeys`` is not a host.
        ///   ``RequestError/invalidHeaderValue(name:)`` if ``CurlOptions/userAgent`` contains a line break or another
        ///   control character.
        public static func curl(_ options: CurlOptions) throws -> NetworkStore {
            guard isFieldValue(options.userAgent ?? "") else {
                throw RequestError.invalidHeaderValue(name: "User-Agent")
            }
            return curlStore(try checkedOptions(options))
        }

        static func curlStore(_ options: CurlOptions) -> NetworkStore {
            let transport = CurlStore(options)
            let identity = transportIdentity(
                transport.proxyLogins,
                certificate: options.clientCertificate.map {
                    ("\($0.certificateFile)\n\($0.keyFile)", $0.allowedOrigins)
                })
            let store = NetworkStore.transport(
                fetchData: transport.fetch, fetchStream: transport.fetchStream, identity: identity)
            return store.layered(followingRedirects(headersForOtherOrigins: options.headersForOtherOrigins))
        }
    }
#endif
