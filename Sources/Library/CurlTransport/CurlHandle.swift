// Unsafe: libcurl has a C interface. This file, CurlLoop.swift and transferFunctions.swift make it safe to use. A
// handle owns the memory that libcurl reads during a transfer.

#if os(Linux)
    internal import CCurl
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
        private(set) var asksBeforeSending = false
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
