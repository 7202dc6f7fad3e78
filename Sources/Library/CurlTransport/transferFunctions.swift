// Unsafe: libcurl calls these functions with pointers. It calls them only on the loop's thread, while that thread calls
// a function of libcurl.

#if os(Linux)
    internal import CCurl
    import Foundation

    extension CurlHandle {
        /// Lets libcurl call the functions below, which change the handle's transfer. Returns whether libcurl calls
        /// `askBeforeSending` before it sends a request.
        func setTransferFunctions() -> Bool {
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe ccurl_set_functions(
                easy, context, receiveLine, receiveBody, sendBody, seekBody, checkProgress)
            return unsafe ccurl_set_send_function(easy, context, askBeforeSending)
        }

        /// Lets libcurl open a connection without a call of `askBeforeSending`, which needs a transfer.
        func stopAskingBeforeSending() { _ = unsafe ccurl_set_send_function(easy, nil, nil) }
    }

    private typealias Bytes = UnsafeMutablePointer<CChar>

    private func handle(_ context: UnsafeMutableRawPointer?) -> CurlHandle? {
        unsafe context.map { unsafe Unmanaged<CurlHandle>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The result that ends a transfer: any number other than the number of received bytes.
    private let refusal = -1

    private func receiveLine(_ bytes: Bytes?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?) -> Int {
        let line = unsafe Span<UInt8>(_unsafeBytes: UnsafeRawBufferPointer(start: bytes, count: size * count))
        return unsafe handle(context)?.transfer?.receive(line: line) == true ? line.count : refusal
    }

    private func receiveBody(_ bytes: Bytes?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?) -> Int {
        let body = unsafe Span<UInt8>(_unsafeBytes: UnsafeRawBufferPointer(start: bytes, count: size * count))
        guard let handle = unsafe handle(context), let isHead = handle.transfer?.isReceivingHead else { return refusal }
        if isHead { return handle.transfer?.accepts(partOfHead: body) == true ? body.count : refusal }
        if let transfer = handle.transfer, let stream = transfer.exchange.stream {
            if transfer.exchange.isEnded { return refusal }
            // libcurl keeps the bytes, and calls this function again after the pause.
            if stream.pausesIfFull(body.count) {
                transfer.loop.willPause(handle)
                return CURL_WRITEFUNC_PAUSE
            }
            stream.append { $0.append(copying: body) }
            return body.count
        }
        return handle.transfer?.receive(body: body) == true ? body.count : refusal
    }

    private func sendBody(_ bytes: Bytes?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?) -> Int {
        let buffer = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        guard let handle = unsafe handle(context), handle.transfer != nil else { return CURL_READFUNC_ABORT }
        do {
            guard let part = try handle.transfer?.send(buffer.count) else { return CURL_READFUNC_PAUSE }
            return unsafe part.copyBytes(to: buffer)
        } catch { return CURL_READFUNC_ABORT }
    }

    private func seekBody(_ context: UnsafeMutableRawPointer?, _ offset: Int64, _ origin: Int32) -> Int32 {
        // libcurl seeks only from the start, which has the number 0.
        let isFound = unsafe origin == 0 && handle(context)?.transfer?.seek(to: Int(clamping: offset)) == true
        return Int32(isFound ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_CANTSEEK)
    }

    private func askBeforeSending(
        _ context: UnsafeMutableRawPointer?, _: Bytes?, _: Bytes?, _: Int32, _ localPort: Int32
    ) -> Int32 {
        guard let handle = unsafe handle(context), handle.transfer?.willSend(port: Int(localPort)) == true
        else { return 1 }
        // A repeat uses a new connection, because the server may have closed the other kept connections too.
        try? handle.set(CURLOPT_FRESH_CONNECT, 1)
        return 0
    }

    /// Ends the transfer of an exchange that has ended. libcurl also calls this function while it discards a body, when
    /// it does not call `receiveBody`.
    private func checkProgress(
        _ context: UnsafeMutableRawPointer?, _: Int64, _: Int64, _: Int64, _: Int64
    ) -> Int32 {
        unsafe handle(context)?.transfer?.exchange.isEnded == true ? 1 : 0
    }

    extension Data {
        mutating func append(copying bytes: Span<UInt8>) {
            unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
        }
    }
#endif
