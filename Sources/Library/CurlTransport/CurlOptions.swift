#if os(Linux)
    import Foundation

    /// The settings of a store that uses libcurl; see ``NetworkStore/curl(_:)``.
    public struct CurlOptions: Sendable {
        /// The time limit for an attempt, unless the request has its own limit. For a stream, the limit applies only
        /// until the head of the response has arrived.
        public var timeLimit = Duration.seconds(60)
        /// The time limit for opening a connection, including the name lookup and TLS. If a connection takes longer,
        /// the call throws `URLError.timedOut`. A limit above the attempt's time limit has no effect, because the call
        /// throws ``TimedOut`` first. Nil means libcurl's default of 300 seconds.
        public var connectTimeLimit: Duration?
        /// The maximum number of connections to an origin (scheme, host and port), including those that are kept for
        /// later requests. Further concurrent requests wait for a connection. Up to 16 idle origins keep their
        /// connections.
        public var maximumConnectionsPerHost = 64
        /// The maximum number of requests under way to all origins. Further requests wait, and the requests to an
        /// origin start in order. At most three quarters of the maximum are requests to the same origin, so that
        /// requests to other origins can start. If a process has few file descriptors, fewer requests are under way: a
        /// quarter of its limit (`ulimit -n`) over all stores.
        public var maximumConnections = 256
        /// The maximum length of a body in bytes, after decompression, except for streams. A longer body of a response
        /// with a successful status throws ``ResponseBodyError/tooLong(maximumBytes:)``. The default is 64 MiB.
        public var maximumBodyBytes = 64 << 20
        /// The value of the `User-Agent` field of requests that do not have the field, or nil for none.
        public var userAgent: String? = "Fetching"
        /// The names of further header fields that are sent to other origins after a redirect; see
        /// ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``.
        public var headersForOtherOrigins: Set<String> = []
        /// The proxy. By default, the environment variables decide.
        public var proxy = Proxy.environment
        /// Addresses to connect to instead of the result of a name lookup, by host and port, such as
        /// `["api.example.com:443": "127.0.0.1:8443"]`. Without a port in the address, the port stays the same. The
        /// `Host` field and the expected name in the certificate do not change.
        public var addresses: [String: String] = [:]

        /// The certificates that are accepted.
        public var trust = Trust.system
        /// The public keys that are accepted, by host: a name or an address without a port. Other hosts may have any
        /// key. Each key is the SHA-256 of the certificate's `SubjectPublicKeyInfo` in Base64 (RFC 7469 §2.4). The
        /// certificate must also be trusted.
        public var pinnedPublicKeys: [String: Set<String>] = [:]
        /// The certificate for servers that request one, as the paths of the certificate and of its private key. Both
        /// files must be in PEM format and not encrypted. The certificate is sent only to `allowedOrigins`, such as
        /// `https://api.example.com`.
        ///
        /// If an origin is not an http or https URL, each request throws ``RequestError/invalidURL(_:)``.
        public var clientCertificate: (certificateFile: String, keyFile: String, allowedOrigins: [String])?
        /// Whether the server must support TLS 1.3. By default, TLS 1.2 is accepted too.
        public var requiresTLS13 = false
        /// Whether all requests over TLS use HTTP/2, for servers that do not support HTTP/1.1. By default, HTTP/2 is
        /// used only for requests without a body that may be sent twice, and not for streams. libcurl can lose the
        /// response to another request over HTTP/2, and keeps up to 32 MB of a stream in memory if the consumer is
        /// slow.
        public var requiresHTTP2 = false

        /// Creates the default settings.
        public init() {}
    }

    extension CurlOptions {
        /// A choice of a proxy.
        public enum Proxy: Hashable, Sendable {
            /// The environment variables `http_proxy` (only in lower case) for http URLs, `https_proxy` or
            /// `HTTPS_PROXY` for https URLs, and `all_proxy` or `ALL_PROXY` for both. The hosts in `no_proxy` or
            /// `NO_PROXY` are contacted directly. This list contains names, which include their subdomains, addresses,
            /// and networks such as `10.0.0.0/8`. `*` means all hosts only as the complete value. Entries with a port,
            /// or such as `*.example.com`, match nothing.
            case environment
            /// No proxy.
            case none
            /// A URL such as `http://user:password@proxy.example.com:8080`, for all hosts.
            case url(String)
        }

        /// A choice of the authorities whose certificates are accepted.
        public enum Trust: Hashable, Sendable {
            /// The authorities of the system.
            case system
            /// Only these authorities, as certificates in PEM format. Needs libcurl 7.77 or later.
            case authorities(pem: String)
            /// Every certificate. Anyone on the way to the server can then read and change requests and responses.
            case insecureAcceptAnyCertificate
        }
    }

    extension CurlOptions.Proxy: CustomStringConvertible, CustomReflectable {
        /// The choice. In a URL, all text before the last `@` is masked.
        public var description: String {
            switch self {
            case .environment: "environment"
            case .none: "none"
            // A text that is not a URL can contain a password too.
            case .url(let url): url.utf8.lastIndex(of: UInt8(ascii: "@")).map { "***" + url[$0...] } ?? url
            }
        }

        /// A mirror without children, because the URL may contain a password.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
#endif
