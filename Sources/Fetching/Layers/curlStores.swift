#if os(Linux)
    import Foundation

    extension NetworkStore {
        /// A shared store that uses libcurl with the default options.
        package static let curl: NetworkStore = .curl(CurlOptions())

        /// Returns a store that sends requests with libcurl, on a thread and over connections of its own. The
        /// connections are closed when the store is released and no request is under way.
        ///
        /// Redirects and time limits work as in ``urlSession``. A response is returned with any status, including 401.
        /// A cancelled call throws `CancellationError` at once. Bodies are held in memory. A response that was
        /// decompressed has no `Content-Encoding` and no `Content-Length`. Several lines of one header field are joined
        /// with `, `. There are no cookies and no cache.
        ///
        /// Calls throw ``CurlUnavailable`` if libcurl is missing, is older than 7.68, or does not have an option.
        package static func curl(_ options: CurlOptions) -> NetworkStore {
            NetworkStore(named: "libcurl", fetchData: CurlTransport(options).fetch)
                .layered(
                    followingRedirects(headersForOtherOrigins: options.headersForOtherOrigins),
                    timingOut(after: options.timeLimit))
        }
    }
#endif
