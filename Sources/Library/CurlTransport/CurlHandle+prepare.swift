#if os(Linux)
    internal import CCurl
    import Foundation
    internal import HTTPSyntax

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
            try setKeys(for: request.source.url, sendsCertificate: request.sendsCertificate, options)
            try setMethod(request)
        }

        /// Prepares a new handle for a connection whose bytes the program sends and receives.
        ///
        /// - Parameter target: A URL with the scheme http or https, and the host and the port of the connection.
        func prepareConnection(to url: URL, target: String, sendsCertificate: Bool, _ options: CurlOptions) throws {
            stopAskingBeforeSending()
            try set(CURLOPT_URL, target)
            try set(CURLOPT_CONNECT_ONLY, 1)
            // The other connections of the loop are not searched for one that can be shared.
            try set(CURLOPT_FRESH_CONNECT, 1)
            // Without this option, a connection to a server without TLS would be one to the proxy.
            try set(CURLOPT_HTTPPROXYTUNNEL, 1)
            // With TLS, HTTP/2 is not offered to the server.
            try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
            // The maximum number of bytes that libcurl receives at once. It frees its buffer when the connection is
            // open.
            try set(CURLOPT_BUFFERSIZE, 64 * 1024)
            try setKeys(for: url, sendsCertificate: sendsCertificate, options)
        }

        private func setKeys(for url: URL?, sendsCertificate: Bool, _ options: CurlOptions) throws {
            if !options.pinnedPublicKeys.isEmpty {
                let keys = url.flatMap(canonicalHost).flatMap { options.pinnedPublicKeys[$0] }
                let list = keys.map { $0.sorted().map { "sha256//" + $0 }.joined(separator: ";") }
                try set(CURLOPT_PINNEDPUBLICKEY, list)
            }
            if let certificate = options.clientCertificate {
                try set(CURLOPT_SSLCERT, sendsCertificate ? certificate.certificateFile : nil)
                try set(CURLOPT_SSLKEY, sendsCertificate ? certificate.keyFile : nil)
            }
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
            let length = if let stream = request.bodyParts { stream.length ?? -1 } else { Int64(body.count) }
            try set(CURLOPT_POSTFIELDSIZE_LARGE, offset: Int(clamping: length))
            // libcurl sends a copied body together with the head. It can send the copy again without calling the seek
            // function, so before 7.80, only the body of a repeatable request is copied.
            if request.bodyParts == nil, body.count <= 64 * 1024, request.isRepeatable || asksBeforeSending {
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
#endif
