// Unsafe: libcurl calls the functions at the end of this file, on the loop's thread.

#if os(Linux)
    import CCurl
    import Foundation

    /// What is known about the sending of a request. It decides whether the request may be sent again.
    struct CurlSending {
        /// The number of times that the request was sent, at least in part.
        var count = 0
        /// The local port of the connection over which the request was sent. Nil before it is sent, and while libcurl
        /// looks for another connection.
        fileprivate(set) var port: Int?
        /// The number of the request's HTTP/2 stream, or nil.
        fileprivate var stream: Int?
        /// Whether the server has said that it has not processed the request, and will not (RFC 9113 §8.7).
        fileprivate(set) var isRefused = false
        /// Whether the server has closed the TLS connection.
        fileprivate var isClosed = false

        /// Whether the request may be sent again after its connection was lost without a response: once if it is
        /// repeatable, and a few times if the server has refused it.
        func mayRepeat(_ request: CurlRequest) -> Bool { isRefused ? count <= 5 : count < 2 && request.isRepeatable }

        /// Records that the connection was lost, and that another one will be used.
        mutating func isOver() { port = nil }

        fileprivate mutating func begin(port: Int) {
            count += 1
            (self.port, stream, isRefused, isClosed) = (port, nil, false, false)
        }
    }

    extension CurlHandle {
        /// Lets libcurl call the functions below. Returns whether libcurl asks before it sends a request again.
        func setSendingFunctions() -> Bool {
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe ccurl_set_log_function(easy, context, readLog)
            return unsafe ccurl_set_send_function(easy, context, askBeforeSending)
        }

        /// Whether a request that libcurl is about to send again may be sent again.
        func mayRepeat(_ transfer: CurlTransfer) -> Bool {
            transfer.sending.mayRepeat(transfer.exchange.request) || isRefusedWithoutWord(transfer)
        }

        /// Whether the server has refused the stream of the request with RST_STREAM (RFC 9113 §7). libcurl writes this
        /// to its log only for the first request of a connection. For the other requests, it is found by exclusion.
        ///
        /// libcurl sends a request again if its stream was refused, the connection was closed or failed, or the
        /// response was dropped by mistake, which versions before 8.1 do if the server resets the stream after its
        /// response. If the connection fails, there is a message. If it is closed, OpenSSL 3 logs it. If there was a
        /// response, its status is known.
        private func isRefusedWithoutWord(_ transfer: CurlTransfer) -> Bool {
            let version = ccurl_version()
            guard (0x075400..<0x080100).contains(version), Self.usesOpenSSL3, transfer.sending.stream != nil,
                !transfer.sending.isClosed, transfer.sending.count <= 5
            else { return false }
            return !hasMessage && pseudoStatus == 0
        }

        /// The status of the last response over HTTP/2, or 0. Versions before 8.1 drop a response if they read its end
        /// and the reset of its stream at once. Then only the status is known.
        var pseudoStatus: Int {
            ccurl_version() < 0x080100 && transfer?.sending.stream != nil ? unsafe Int(ccurl_pseudo_status(easy)) : 0
        }

        private static let usesOpenSSL3 = unsafe String(cString: ccurl_description()).utf8
            .firstRange(of: "OpenSSL/3".utf8) != nil

        fileprivate func willSend(port: Int) -> Bool {
            guard let transfer else { return false }
            let isRepeat = transfer.sending.count > 0
            if isRepeat, !mayRepeat(transfer) {
                self.transfer?.fail(URLError(.networkConnectionLost))
                return false
            }
            if isRepeat { transfer.exchange.events?.recordRepeat() }
            self.transfer?.sending.begin(port: port)
            // If libcurl sends the request again, it uses a new connection, because other kept connections may have been
            // closed too. A connection with HTTP/2 tells when it is closed.
            try? set(CURLOPT_FRESH_CONNECT, 1)
            let request = transfer.exchange.request
            // Even after a short body, a server can reset its HTTP/2 stream, because a body has frames of its own.
            let isPaced = mayUseHTTP2 && request.hasBody && ccurl_version() < 0x080100
            if isPaced || request.hasLongBody { transfer.loop.relay(port: port, isPaced: isPaced) }
            return true
        }

        fileprivate func read(_ entry: ccurl_log_entry, _ number: Int) {
            switch entry {
            case CCURL_LOG_STREAM:
                transfer?.sending.stream = number
                try? set(CURLOPT_FRESH_CONNECT, 0)
            case CCURL_LOG_REFUSED: transfer?.sending.isRefused = true
            case CCURL_LOG_REPEAT: transfer?.sending.port = nil
            default: update(entry, number)
            }
        }

        /// Reads an entry that concerns all transfers over the connection of this transfer.
        private func update(_ entry: ccurl_log_entry, _ number: Int) {
            guard let transfer, let port = transfer.sending.port else { return }
            for handle in transfer.loop.active.values where handle.transfer?.sending.port == port {
                if entry == CCURL_LOG_CLOSED {
                    handle.transfer?.sending.isClosed = true
                } else if let stream = handle.transfer?.sending.stream, stream > number {
                    handle.transfer?.sending.isRefused = true
                }
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
