#if os(Linux)
    import Foundation

    extension NetworkStore {
        /// A shared store that uses libcurl with the default options.
        public static let curl: NetworkStore = curlStore(CurlOptions())

        /// Returns a store that sends requests with libcurl, on threads and over connections of its own. The
        /// connections are closed when the store is released and no request is under way.
        ///
        /// Redirects and time limits work as in ``urlSession``. A response is returned with any status, including 401.
        /// A cancelled call throws `CancellationError` at once. A response that was decompressed has no
        /// `Content-Encoding` and no `Content-Length`. Several lines of one header field are joined with `, `. There
        /// are no cookies and no cache.
        ///
        /// Calls throw ``CurlUnavailable`` if libcurl is missing, is older than 7.68, or does not support one of the
        /// options, or if memory or file descriptors are exhausted.
        ///
        /// - Throws: ``CurlUnavailable`` if a key of ``CurlOptions/pinnedPublicKeys`` is not a host.
        ///   ``RequestError/invalidHeaderValue(name:)`` if ``CurlOptions/userAgent`` contains a line break or another
        ///   control character.
        public static func curl(_ options: CurlOptions) throws -> NetworkStore { curlStore(try options.checked()) }

        package static func curlStore(_ options: CurlOptions) -> NetworkStore {
            let transport = CurlTransport(options)
            return NetworkStore(named: "libcurl", fetchData: transport.fetch, fetchStream: transport.fetchStream)
                .layered(followingRedirects(headersForOtherOrigins: options.headersForOtherOrigins))
        }
    }
#endif
