// Unsafe: libcurl has a C interface. This file and CurlLoop.swift are its safe surface. A handle owns the memory that
// libcurl reads during a transfer. libcurl calls the functions below only on the loop's thread, while the thread runs a
// step or resumes a transfer.

#if os(Linux)
    import CCurl
    import Foundation

    /// A libcurl “easy” handle, which sends one request at a time.
    ///
    /// `@unchecked Sendable`: only one thread at a time uses a handle. This is the thread of the caller before the
    /// request is started and after it is complete, and the loop's thread in between.
    @safe final class CurlHandle: @unchecked Sendable {
        let easy: OpaquePointer
        /// The transfer under way, or nil before it is started and after it is complete.
        var transfer: CurlTransfer?
        /// The lists that libcurl reads.
        private var lines: CurlList?
        private var addresses: CurlList?
        private let message: UnsafeMutablePointer<CChar>

        private static let messageBytes = 256

        /// Creates a handle. Throws if memory is exhausted.
        init() throws {
            guard let easy = unsafe ccurl_easy_new() else { throw CurlUnavailable(reason: "out of memory") }
            unsafe self.easy = easy
            unsafe message = .allocate(capacity: Self.messageBytes)
            unsafe message.initialize(repeating: 0, count: Self.messageBytes)
            unsafe ccurl_set_functions(
                easy, Unmanaged.passUnretained(self).toOpaque(), receiveLine, receiveBody, sendBody, seekBody,
                checkProgress)
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

        /// Sets the lines of the request's head.
        func set(lines texts: [String]) throws {
            let list = try CurlList(texts)
            try check(CURLOPT_HTTPHEADER, unsafe ccurl_set_list(easy, Int32(CURLOPT_HTTPHEADER), list.first))
            lines = list
        }

        /// Sets the addresses that replace names.
        func set(addresses texts: [String]) throws {
            let list = try CurlList(texts)
            try check(CURLOPT_CONNECT_TO, unsafe ccurl_set_list(easy, Int32(CURLOPT_CONNECT_TO), list.first))
            addresses = list
        }

        /// Removes the URL, the head and the body of the last request, which may contain secrets. libcurl keeps the
        /// fields of the last response until the next request.
        ///
        /// Returns whether the handle can be used again. It keeps the `errno` of an error, also of an address that
        /// failed before another address of the host was used.
        func forgetRequest() -> Bool {
            defer { lines = nil }
            return unsafe ccurl_set_text(easy, Int32(CURLOPT_URL), nil) == 0
                && ccurl_set_list(easy, Int32(CURLOPT_HTTPHEADER), nil) == 0
                && ccurl_set_bytes(easy, Int32(CURLOPT_POSTFIELDS), nil) == 0 && info(CURLINFO_OS_ERRNO) == 0
        }

        /// Continues a transfer that a function of the transfer has paused.
        func resume() { unsafe ccurl_easy_resume(easy) }

        /// Returns a number about the last transfer.
        func info(_ info: Int) -> Int { unsafe ccurl_get_long(easy, Int32(info)) }

        /// Removes and returns libcurl's message for the error of the last transfer, or an empty text.
        func takeMessage() -> String {
            defer { unsafe message[0] = 0 }
            return unsafe String(cString: message)
        }

        private func check(_ option: Int, _ code: Int32) throws {
            guard code != 0 else { return }
            let reason = unsafe String(cString: ccurl_message(code))
            throw CurlUnavailable(reason: "libcurl refuses option \(option): \(reason)")
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
        var mayBeUsed: Bool {
            switch self {
            case .environment:
                let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
                return names.contains { unsafe $0.withCString { unsafe getenv($0) } != nil }
            case .none: return false
            case .url: return true
            }
        }
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
        if let exchange = handle.transfer?.exchange, let stream = exchange.stream {
            if exchange.isEnded { return refusal }
            // libcurl keeps the bytes, and calls this function again after the pause.
            if stream.pausesIfFull(before: body.count) { return CURL_WRITEFUNC_PAUSE }
            stream.append { $0.append(copying: body) }
            return body.count
        }
        return handle.transfer?.receive(body: body) == true ? body.count : refusal
    }

    private func sendBody(_ bytes: Bytes?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?) -> Int {
        let buffer = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        switch unsafe handle(context)?.transfer?.send(buffer.count) {
        case .bytes(let data): return unsafe data.copyBytes(to: buffer)
        case .pause: return CURL_READFUNC_PAUSE
        case nil: return CURL_READFUNC_ABORT
        }
    }

    private func seekBody(_ context: UnsafeMutableRawPointer?, _ offset: Int64, _ origin: Int32) -> Int32 {
        // libcurl seeks only from the start, which has the number 0.
        let isFound = unsafe origin == 0 && handle(context)?.transfer?.seek(to: Int(clamping: offset)) == true
        return Int32(isFound ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_CANTSEEK)
    }

    /// Ends the transfer of an exchange that has ended. libcurl calls this function also while it discards data.
    private func checkProgress(
        _ context: UnsafeMutableRawPointer?, _: Int64, _: Int64, _: Int64, _: Int64
    ) -> Int32 {
        unsafe handle(context)?.transfer?.exchange.isEnded == true ? 1 : 0
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

    extension Data {
        mutating func append(copying bytes: Span<UInt8>) {
            unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
        }
    }

    extension InputStream {
        /// Reads at most `count` bytes. Returns no bytes at the end.
        func next(_ count: Int) throws -> Data {
            var bytes = [UInt8](repeating: 0, count: count)
            let length = unsafe read(&bytes, maxLength: count)
            guard length >= 0 else {
                // Foundation ends the process if a subclass does not have this property.
                let error = type(of: self) == InputStream.self ? streamError : nil
                throw error ?? URLError(.requestBodyStreamExhausted)
            }
            return Data(bytes.prefix(length))
        }
    }
#endif
