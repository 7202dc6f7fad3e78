// Unsafe: libcurl calls the functions at the end of this file, on the loop's thread.

#if os(Linux)
    import CCurl

    /// What is known about the sending of a request. It decides whether libcurl may send the request again on another
    /// connection.
    struct CurlSending {
        /// The number of times that the request was sent, at least in part.
        private(set) var count = 0
        /// The local port of the connection over which the request is sent, or nil.
        private(set) var port: Int?
        /// The number of the request's HTTP/2 stream, or nil.
        private(set) var stream: Int?
        /// Whether the server has said that it has not processed the request, and will not (RFC 9113 §8.7).
        private(set) var isRefused = false

        /// Whether the request may be sent again after its connection was lost without a response: once if it is
        /// repeatable, and a few times if the server has refused it.
        func mayRepeat(_ request: CurlRequest) -> Bool { isRefused ? count <= 5 : count < 2 && request.isRepeatable }

        mutating func begin(stream: Int, isRefused: Bool) { (self.stream, self.isRefused) = (stream, isRefused) }

        mutating func refuse(after lastStream: Int = 0) { if (stream ?? 0) > lastStream { isRefused = true } }

        mutating func begin(port: Int) {
            count += 1
            (self.port, stream, isRefused) = (port, nil, false)
        }
    }

    extension CurlHandle {
        /// Lets libcurl call the functions below. Returns whether libcurl asks before it sends a request again.
        func setSendingFunctions() -> Bool {
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe ccurl_set_log_function(easy, context, readLog)
            return unsafe ccurl_set_send_function(easy, context, askBeforeSending)
        }

        fileprivate func willSend(port: Int) -> Bool {
            guard transfer?.willSend(port: port) == true else { return false }
            // A repeat uses a new connection, because the server may have closed the other kept connections too. Over
            // HTTP/2, a server says that it closes a connection.
            try? set(CURLOPT_FRESH_CONNECT, 1)
            return true
        }

        fileprivate func read(_ entry: ccurl_log_entry, _ number: Int) {
            guard let transfer, let port = transfer.sending.port else { return }
            switch entry {
            case CCURL_LOG_STREAM:
                self.transfer?.sending.begin(
                    stream: number, isRefused: transfer.loop.isRefused(stream: number, port: port))
                if transfer.exchange.request.hasBody {
                    transfer.loop.uploads.insert(ObjectIdentifier(transfer.exchange))
                }
                try? set(CURLOPT_FRESH_CONNECT, 0)
            case CCURL_LOG_REFUSED: self.transfer?.sending.refuse()
            case CCURL_LOG_GOAWAY: transfer.loop.setLastStream(number, port: port)
            default: break
            }
        }
    }

    private func handle(_ context: UnsafeMutableRawPointer?) -> CurlHandle? {
        unsafe context.map { unsafe Unmanaged<CurlHandle>.fromOpaque($0).takeUnretainedValue() }
    }

    private func askBeforeSending(
        _ context: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<CChar>?, _: UnsafeMutablePointer<CChar>?,
        _: Int32, _ localPort: Int32
    ) -> Int32 {
        unsafe handle(context)?.willSend(port: Int(localPort)) == true ? 0 : 1
    }

    private func readLog(
        _: UnsafeMutableRawPointer?, _ kind: Int32, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int,
        _ context: UnsafeMutableRawPointer?
    ) -> Int32 {
        var number = 0
        guard kind == 0, let bytes = unsafe bytes else { return 0 }
        let entry = unsafe ccurl_log_entry(bytes, count, &number)
        if entry != CCURL_LOG_OTHER { unsafe handle(context)?.read(entry, number) }
        return 0
    }
#endif
