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
        /// The socket over which a long body is sent with HTTP/1.1, or -1.
        fileprivate var socket: Int32 = -1
        /// Whether bytes of the server wait at the socket. They are read before more of the body is sent: a server that
        /// has responded before the end of the body can reset the connection, and sending then fails. Frames of HTTP/2
        /// arrive all the time, so they say nothing about a response.
        var hasInput: Bool { socket >= 0 && stream == nil && ccurl_has_input(socket) }

        /// Whether the request may be sent again after its connection was lost without a response: once if it is
        /// repeatable, and a few times if the server has refused it.
        func mayRepeat(_ request: CurlRequest) -> Bool { isRefused ? count <= 5 : count < 2 && request.isRepeatable }

        /// Records that the connection was lost, and that another one will be used.
        mutating func isOver() { (port, socket) = (nil, -1) }

        fileprivate mutating func begin(port: Int) {
            count += 1
            (self.port, stream, socket, isRefused) = (port, nil, -1, false)
        }
    }

    extension CurlHandle {
        /// Lets libcurl call the functions below. Returns whether libcurl asks before it sends a request again.
        func setSendingFunctions() -> Bool {
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe ccurl_set_log_function(easy, context, readLog)
            return unsafe ccurl_set_send_function(easy, context, askBeforeSending)
        }

        /// The status of the last response over HTTP/2, or 0. Versions before 8.1 drop a response if they read its end
        /// and the reset of its stream at once. Then only the status is known.
        var pseudoStatus: Int {
            ccurl_version() < 0x080100 && transfer?.sending.stream != nil ? unsafe Int(ccurl_pseudo_status(easy)) : 0
        }

        fileprivate func willSend(port: Int) -> Bool {
            guard let transfer else { return false }
            let isRepeat = transfer.sending.count > 0
            if isRepeat, !transfer.sending.mayRepeat(transfer.exchange.request) {
                self.transfer?.fail(URLError(.networkConnectionLost))
                return false
            }
            if isRepeat { transfer.exchange.events?.recordRepeat() }
            self.transfer?.sending.begin(port: port)
            // If libcurl sends the request again, it uses a new connection, because other kept connections may have
            // been closed too. A connection with HTTP/2 tells when it is closed.
            try? set(CURLOPT_FRESH_CONNECT, 1)
            let request = transfer.exchange.request
            if request.hasLongBody { self.transfer?.sending.socket = transfer.loop.socket(port: port) }
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
                if let stream = handle.transfer?.sending.stream, stream > number {
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
