// Unsafe: libcurl has a C interface. This file, CurlLoop.swift and CurlTransfer.swift make it safe to use. A handle
// owns the memory that libcurl reads during a transfer.

#if os(Linux)
    import CCurl
    internal import CurlTransport
    import Foundation
    internal import HTTPSyntax

    /// A libcurl “easy” handle, which sends one request at a time.
    ///
    /// `@unchecked Sendable`: only one thread at a time uses a handle. This is the thread of the caller before the
    /// request is started and after it is complete, and the loop's thread in between.
    @safe final class CurlHandle: @unchecked Sendable {
        let easy: OpaquePointer
        /// The transfer under way, or nil before it is started and after it is complete.
        var transfer: CurlTransfer?
        /// The lists that libcurl reads during the transfer, by option.
        private var lists: [Int: CurlList] = [:]
        /// Whether libcurl calls a function before it sends a request again. Versions before 7.80 don't.
        private var asksBeforeSending = false
        private let message: UnsafeMutablePointer<CChar>

        private static let messageBytes = 256

        /// Creates a handle. Throws if memory is exhausted.
        init() throws {
            guard let easy = unsafe ccurl_easy_new() else { throw CurlUnavailable(reason: "out of memory") }
            unsafe self.easy = easy
            unsafe message = .allocate(capacity: Self.messageBytes)
            unsafe message.initialize(repeating: 0, count: Self.messageBytes)
            asksBeforeSending = setTransferFunctions()
            unsafe ccurl_set_bytes(easy, Int32(CURLOPT_ERRORBUFFER), message)
        }

        deinit {
            unsafe ccurl_easy_free(easy)
            unsafe message.deallocate()
        }

        func set(_ option: Int, _ value: Int) throws {
            try check(option, unsafe ccurl_set_long(easy, Int32(option), value))
        }

        func set(_ option: Int, offset: Int) throws {
            try check(option, unsafe ccurl_set_offset(easy, Int32(option), Int64(offset)))
        }

        func set(_ option: Int, _ text: String?) throws {
            let code =
                if let text { unsafe text.withCString { unsafe ccurl_set_text(easy, Int32(option), $0) } } else {
                    unsafe ccurl_set_text(easy, Int32(option), nil)
                }
            try check(option, code)
        }

        /// Sets an option to a copy of `data`.
        func set(_ option: Int, blob data: Data) throws {
            let code = unsafe data.withUnsafeBytes {
                unsafe ccurl_set_blob(easy, Int32(option), $0.baseAddress, $0.count)
            }
            try check(option, code)
        }

        /// Sets the request's body to a copy of `data`. Set the size of the body first.
        func set(body data: Data) throws {
            let code = unsafe data.withUnsafeBytes {
                unsafe ccurl_set_bytes(easy, Int32(CURLOPT_COPYPOSTFIELDS), $0.baseAddress)
            }
            try check(CURLOPT_COPYPOSTFIELDS, code)
        }

        func set(_ option: Int, list texts: [String]) throws {
            let list = try CurlList(texts)
            try check(option, unsafe ccurl_set_list(easy, Int32(option), list.first))
            lists[option] = list
        }

        /// Removes the URL, the head and the body of the last request, which may contain secrets. libcurl keeps the
        /// fields of the last response until the next request.
        ///
        /// Returns whether the handle can be used again. libcurl keeps the `errno` of a handle, and would report it for
        /// a later error too. So a handle with an `errno` cannot be used again. A failed connection to one address of a
        /// host sets the `errno`, even if the connection to another address succeeds.
        func forgetRequest() -> Bool {
            defer { lists[CURLOPT_HTTPHEADER] = nil }
            return unsafe ccurl_set_text(easy, Int32(CURLOPT_URL), nil) == 0
                && ccurl_set_list(easy, Int32(CURLOPT_HTTPHEADER), nil) == 0
                && ccurl_set_bytes(easy, Int32(CURLOPT_POSTFIELDS), nil) == 0 && info(CURLINFO_OS_ERRNO) == 0
        }

        /// Continues a transfer that one of its functions has paused.
        func resume() { unsafe ccurl_easy_resume(easy) }

        /// Returns a number about the last transfer.
        func info(_ info: Int) -> Int { unsafe ccurl_get_long(easy, Int32(info)) }

        /// Returns the time from the start of the last transfer to the event `info`.
        func time(_ info: Int) -> Duration { unsafe .microseconds(ccurl_get_time(easy, Int32(info))) }

        /// Removes and returns libcurl's message for the error of the last transfer, or an empty text.
        func takeMessage() -> String {
            defer { unsafe message[0] = 0 }
            return unsafe String(cString: message)
        }

        private func check(_ option: Int, _ code: Int32) throws {
            guard code != 0 else { return }
            let reason = unsafe String(cString: ccurl_message(code))
            throw CurlUnavailable(
                reason: "it refuses option \(option) (\(reason)); check CurlOptions, or update libcurl")
        }
    }

    /// A list of texts, which libcurl reads but does not copy.
    @safe private final class CurlList {
        private(set) var first: OpaquePointer?

        init(_ texts: [String]) throws {
            for text in texts {
                guard let list = unsafe text.withCString({ unsafe ccurl_list_append(first, $0) }) else {
                    throw CurlUnavailable(reason: "out of memory")
                }
                unsafe first = list
            }
        }

        deinit { unsafe ccurl_list_free(first) }
    }

    extension CurlOptions.Proxy {
        /// Whether a request may be sent through a proxy.
        var mayBeUsed: Bool { !urls.isEmpty }

        /// The URLs of the proxies that contain a login.
        var logins: [String] { urls.filter { $0.utf8.contains(UInt8(ascii: "@")) } }

        private var urls: [String] {
            switch self {
            case .environment:
                let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
                return names.compactMap {
                    unsafe $0.withCString { unsafe getenv($0) }.map { unsafe String(cString: $0) }
                }
            case .none: return []
            case .url(let url): return [url]
            }
        }
    }

    extension CurlHandle {
        /// Creates a handle with the settings that all requests of a store share.
        convenience init(_ options: CurlOptions) throws {
            try self.init()
            try set(CURLOPT_NOSIGNAL, 1)
            // The command `curl` uses this size too. With the default of 16 KiB, a long body takes twice as long.
            try set(CURLOPT_BUFFERSIZE, 100 * 1024)
            try set(CURLOPT_NOPROGRESS, 0)
            try set(CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS)
            try set(CURLOPT_HTTP09_ALLOWED, 0)
            try set(CURLOPT_PATH_AS_IS, 1)
            try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
            // In these versions, a second response of a handle can corrupt memory, if its first field starts with a
            // space (curl pull request #11103). With this option, libcurl passes each line of the head to the function
            // for the body before it stores the line. So the function can refuse the line. The lines of a proxy's
            // response are not passed. Therefore handles that may use a proxy are not used again.
            if (0x075300..<0x080200).contains(ccurl_version()) { try set(CURLOPT_HEADER, 1) }
            try set(CURLOPT_USERAGENT, options.userAgent)
            // Without this option, a cancelled name lookup blocks the thread until the lookup ends. Versions before
            // 7.87 do not have the option.
            try? set(CURLOPT_QUICK_EXIT, 1)
            if let limit = options.connectTimeLimit {
                try set(CURLOPT_CONNECTTIMEOUT_MS, Int(clamping: Int64(min(max(limit / .milliseconds(1), 1), 1e9))))
            }
            if !options.addresses.isEmpty {
                try set(CURLOPT_CONNECT_TO, list: options.addresses.sorted { $0.key < $1.key }.map(connectTo))
            }
            try set(options.proxy)
            try setTLS(options)
        }

        private func set(_ proxy: CurlOptions.Proxy) throws {
            switch proxy {
            case .environment: break
            case .none: try set(CURLOPT_PROXY, "")
            case .url(let url):
                try set(CURLOPT_PROXY, url)
                try set(CURLOPT_NOPROXY, "")
            }
        }

        private func setTLS(_ options: CurlOptions) throws {
            switch options.trust {
            case .system: break
            case .authorities(let pem):
                try set(CURLOPT_CAINFO_BLOB, blob: Data(pem.utf8))
                // By default, the authorities in the system's folder are accepted too.
                try set(CURLOPT_CAPATH, nil)
            case .insecureAcceptAnyCertificate:
                try set(CURLOPT_SSL_VERIFYPEER, 0)
                try set(CURLOPT_SSL_VERIFYHOST, 0)
            }
            let version = options.requiresTLS13 ? CURL_SSLVERSION_TLSv1_3 : CURL_SSLVERSION_TLSv1_2
            try set(CURLOPT_SSLVERSION, version)
        }

        /// Sets the options that differ between requests. All are set each time, because handles are used again.
        func prepare(_ request: CurlRequest, streamsResponse: Bool, _ options: CurlOptions) throws {
            try set(CURLOPT_URL, request.url)
            try set(CURLOPT_HTTPHEADER, list: request.lines)
            // HTTP/2 is used only over TLS. With CURLOPT_PIPEWAIT, a request waits for a connection that is being
            // opened and that it may share. Where libcurl handles HTTP/2 worse than HTTP/1.1, HTTP/1.1 is used:
            // - For a stream: over HTTP/2, libcurl keeps up to 32 MB in memory if the consumer is slow.
            // - For a request with a body: before version 8.1, libcurl drops a response that arrives before the end of
            //   the body.
            // - For a request that may not be sent twice: a server that ends an HTTP/2 connection says which requests
            //   it has not processed (RFC 9113 §6.8), but libcurl does not pass this on.
            let losesNothing = !streamsResponse && !request.hasBody && request.isRepeatable
            let mayUseHTTP2 = request.isSecure && (losesNothing || options.requiresHTTP2)
            // A libcurl without HTTP/2 refuses this version.
            let isHTTP2 = mayUseHTTP2 && (try? set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)) != nil
            if !isHTTP2 { try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1) }
            try set(CURLOPT_PIPEWAIT, isHTTP2 ? 1 : 0)
            try set(CURLOPT_FORBID_REUSE, 0)
            if !options.pinnedPublicKeys.isEmpty {
                let keys = request.source.url.flatMap(canonicalHost).flatMap { options.pinnedPublicKeys[$0] }
                let list = keys.map { $0.sorted().map { "sha256//" + $0 }.joined(separator: ";") }
                try set(CURLOPT_PINNEDPUBLICKEY, list)
            }
            if let certificate = options.clientCertificate {
                let url = request.source.url
                let isSent =
                    try url.flatMap {
                        try originIndex(
                            of: $0, in: certificate.allowedOrigins, invalidURL: RequestError.invalidURL(text:))
                    } != nil
                try set(CURLOPT_SSLCERT, isSent ? certificate.certificateFile : nil)
                try set(CURLOPT_SSLKEY, isSent ? certificate.keyFile : nil)
            }
            try setMethod(request)
        }

        private func setMethod(_ request: CurlRequest) throws {
            let method = request.method
            let body = request.body
            // If the server closes a connection that was used before, libcurl sends the request again. Since 7.80, it
            // first calls `willSend`. Older versions call the seek function if a byte of the body was sent. With an
            // empty body there is no such byte, and a stream may not have given one yet. So in these two cases, older
            // versions use a new connection for a request that is not repeatable.
            let mayReuse = asksBeforeSending || request.isRepeatable || !body.isEmpty
            try set(CURLOPT_FRESH_CONNECT, mayReuse ? 0 : 1)
            // This also resets the options for the previous request's method.
            try set(CURLOPT_HTTPGET, 1)
            guard request.hasBody || expectsBody(method: method) else {
                if method == "HEAD" { try set(CURLOPT_NOBODY, 1) }
                return try set(CURLOPT_CUSTOMREQUEST, ["GET", "HEAD"].contains(method) ? nil : method)
            }
            try set(CURLOPT_POST, 1)
            try set(CURLOPT_POSTFIELDS, nil)
            let length = request.streamsBody ? request.streamLength ?? -1 : Int64(body.count)
            try set(CURLOPT_POSTFIELDSIZE_LARGE, offset: Int(clamping: length))
            // libcurl sends a copied body together with the head. It can send the copy again without calling the seek
            // function, so before 7.80, only the body of a repeatable request is copied.
            if !request.streamsBody, body.count <= 64 * 1024, request.isRepeatable || asksBeforeSending {
                try set(body: body)
            }
            try set(CURLOPT_CUSTOMREQUEST, method == "POST" ? nil : method)
        }
    }

    /// Returns an entry for `CURLOPT_CONNECT_TO` in the form `host:port:address:port`. The last port may be empty.
    private func connectTo(_ origin: String, _ address: String) -> String {
        switch address.count(where: { $0 == ":" }) {
        case 0: "\(origin):\(address):"
        case 1: "\(origin):\(address)"
        // An IPv6 address.
        default: address.hasPrefix("[") ? "\(origin):\(address)" : "\(origin):[\(address)]:"
        }
    }

    /// Returns an IP address in canonical form, such as `127.0.0.1` for `127.1`, or nil if `host` is a name. An IPv6
    /// address becomes 32 hexadecimal digits.
    func canonicalAddress(_ host: String) -> String? {
        var (address, address6) = (in_addr(), in6_addr())
        if unsafe inet_pton(AF_INET6, host, &address6) == 1 {
            return unsafe withUnsafeBytes(of: &address6) { unsafe hexadecimal($0) }
        }
        guard unsafe inet_aton(host, &address) != 0 else { return nil }
        let number = UInt32(bigEndian: address.s_addr)
        return [24, 16, 8, 0].map { "\(number >> $0 & 0xFF)" }.joined(separator: ".")
    }
#endif
