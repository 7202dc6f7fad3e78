#if os(Linux)
    import CCurl
    import Foundation

    extension CurlHandle {
        /// Creates a handle with the settings that all requests of a store share.
        convenience init(_ options: CurlOptions) throws {
            try self.init()
            try set(CURLOPT_NOSIGNAL, 1)
            try set(CURLOPT_NOPROGRESS, 0)
            try set(CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS)
            try set(CURLOPT_HTTP09_ALLOWED, 0)
            try set(CURLOPT_PATH_AS_IS, 1)
            try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
            // In these versions, a second response of a handle can corrupt memory, if its first field starts with a
            // space (curl pull request #11103). With this option, the lines of a response's head are passed to the
            // function for the body before libcurl stores them, so the function can refuse them. Lines of a proxy's
            // response are not.
            if (0x075300..<0x080200).contains(ccurl_version()) { try set(CURLOPT_HEADER, 1) }
            try set(CURLOPT_USERAGENT, options.userAgent)
            // Without this option, a cancelled name lookup blocks the thread until the lookup ends. Versions before
            // 7.87 do not have the option.
            try? set(CURLOPT_QUICK_EXIT, 1)
            if let limit = options.connectTimeLimit {
                try set(CURLOPT_CONNECTTIMEOUT_MS, Int(clamping: Int64(min(max(limit / .milliseconds(1), 1), 1e9))))
            }
            if !options.addresses.isEmpty {
                try set(addresses: options.addresses.sorted { $0.key < $1.key }.map(connectTo))
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
            let version = options.minimumTLSVersion == .v1_3 ? CURL_SSLVERSION_TLSv1_3 : CURL_SSLVERSION_TLSv1_2
            try set(CURLOPT_SSLVERSION, version)
        }

        /// Sets the options that differ between requests. All are set each time, because handles are used again.
        func prepare(_ request: CurlRequest, streamsResponse: Bool, _ options: CurlOptions) throws {
            try set(CURLOPT_URL, request.url)
            try set(lines: request.lines)
            // HTTP/2 is used only over TLS. Requests that may share a connection wait until it is open. A stream uses
            // HTTP/1.1, because libcurl keeps up to 32 MB of a stream over HTTP/2 whose consumer is slow.
            let mayUseHTTP2 = request.isSecure && options.httpVersion == .http2 && !streamsResponse
            // A libcurl without HTTP/2 refuses the first of these.
            let isHTTP2 = mayUseHTTP2 && (try? set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)) != nil
            if !isHTTP2 { try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1) }
            try set(CURLOPT_PIPEWAIT, isHTTP2 ? 1 : 0)
            if !options.pinnedPublicKeys.isEmpty {
                let keys = request.source.url.flatMap(canonicalHost).flatMap { options.pinnedPublicKeys[$0] }
                let list = keys.map { $0.sorted().map { "sha256//" + $0 }.joined(separator: ";") }
                try set(CURLOPT_PINNEDPUBLICKEY, list)
            }
            if let certificate = options.clientCertificate {
                let url = request.source.url
                let isSent = try url.flatMap { try originIndex(of: $0, in: certificate.origins) } != nil
                try set(CURLOPT_SSLCERT, isSent ? certificate.certificateFile : nil)
                try set(CURLOPT_SSLKEY, isSent ? certificate.keyFile : nil)
            }
            try setMethod(request)
        }

        private func setMethod(_ request: CurlRequest) throws {
            let method = request.method
            let body = request.body
            // If a server closes a kept connection, libcurl sends a request again of which it has sent no byte of a
            // body. After the first byte, it calls the seek function before. A stream may have no bytes yet.
            try set(CURLOPT_FRESH_CONNECT, request.isRepeatable || !body.isEmpty ? 0 : 1)
            // Also resets the options of another method.
            try set(CURLOPT_HTTPGET, 1)
            guard request.hasBody || HTTPMethod(rawValue: method).expectsBody else {
                if method == "HEAD" { try set(CURLOPT_NOBODY, 1) }
                return try set(CURLOPT_CUSTOMREQUEST, ["GET", "HEAD"].contains(method) ? nil : method)
            }
            try set(CURLOPT_POST, 1)
            try set(CURLOPT_POSTFIELDS, nil)
            let length = request.streamsBody ? request.streamLength ?? -1 : Int64(body.count)
            try set(CURLOPT_POSTFIELDSIZE_LARGE, offset: Int(clamping: length))
            // libcurl sends a copied body together with the head. But it can send the copy again on another connection
            // without a call of `seek`.
            if !request.streamsBody, body.count <= 64 * 1024, request.isRepeatable { try set(body: body) }
            try set(CURLOPT_CUSTOMREQUEST, method == "POST" ? nil : method)
        }
    }

    /// Returns the form `host:port:address:port`, in which the last port may be empty.
    private func connectTo(_ origin: String, _ address: String) -> String {
        switch address.count(where: { $0 == ":" }) {
        case 0: "\(origin):\(address):"
        case 1: "\(origin):\(address)"
        // An address of IPv6.
        default: address.hasPrefix("[") ? "\(origin):\(address)" : "\(origin):[\(address)]:"
        }
    }
#endif
