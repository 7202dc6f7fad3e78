// Unsafe: libcurl has a C interface. This file, CurlLoop+connections.swift, CurlHandle.swift and
// transferFunctions.swift make it safe to use.

#if os(Linux)
    internal import CCurl
    import Foundation

    /// A libcurl “multi” handle, which drives transfers over shared connections.
    ///
    /// `@unchecked Sendable`: only the loop's thread calls the methods, with one exception. `shutDown()` can be called
    /// on any thread, because it takes the loop's lock.
    @safe final class CurlLoop: @unchecked Sendable {
        let loop: OpaquePointer
        private let idle: CurlIdleConnections?

        /// Creates the loop of a queue. Throws if a resource of the process is exhausted.
        init(_ options: CurlOptions, for queue: CurlQueue) throws {
            let connections = max(1, min(options.maximumConnectionsPerHost, options.maximumConnections))
            // libcurl has one count for all hosts with the same proxy or address, so their calls would wait for each
            // other.
            let isCounted = !queue.isShared || options.addresses.isEmpty && !options.proxy.mayBeUsed
            guard
                let loop = unsafe ccurl_loop_new(
                    queue.signal.descriptor, isCounted ? connections : 0, queue.isShared, queue.idle?.count)
            else { throw CurlUnavailable.lackOfResources() }
            unsafe self.loop = loop
            idle = queue.idle
        }

        /// Creates a loop for any number of connections. Throws if a resource of the process is exhausted.
        ///
        /// - Parameter signal: The signal that wakes the loop. It must outlive the loop.
        init(wokenBy signal: CurlSignal) throws {
            guard let loop = unsafe ccurl_loop_new(signal.descriptor, 0, false, nil) else {
                throw CurlUnavailable.lackOfResources()
            }
            unsafe self.loop = loop
            idle = nil
        }

        deinit { unsafe ccurl_loop_free(loop) }

        /// Closes all connections. Afterwards, only `shutDown()` may be called.
        func close() { unsafe ccurl_loop_close(loop) }

        /// Starts the transfer of a handle. Returns whether it was started.
        func add(_ handle: CurlHandle) -> Bool { unsafe ccurl_loop_add(loop, handle.easy) == 0 }

        /// Ends the transfer of a handle. Over HTTP/1.1, the connection of an incomplete transfer is closed.
        func remove(_ handle: CurlHandle) { unsafe ccurl_loop_remove(loop, handle.easy) }

        /// Waits for a socket, a timer or the signal.
        ///
        /// - Parameter limit: The maximum time to wait, or nil for no limit.
        func wait(atMost limit: Duration?) {
            unsafe ccurl_loop_wait(loop, milliseconds(limit))
        }

        /// Returns the number of milliseconds of a wait, or -1 for no limit.
        func milliseconds(_ limit: Duration?) -> Int64 {
            // Rounded up, so that the limit has passed after the wait.
            limit.map { $0 > .zero ? Int64(min($0 / .milliseconds(1), 1e12)) + 1 : 0 } ?? -1
        }

        /// Transfers available data, but stops after about 10 ms. The next call continues with the rest.
        func transfer() { unsafe ccurl_loop_transfer(loop) }

        /// Records that a transfer still uses its connection although the transfer stops reading. A function of the
        /// transfer calls this method before it pauses the transfer.
        func willPause(_ handle: CurlHandle) { unsafe ccurl_loop_will_pause(loop, handle.easy) }

        /// Removes and returns the responses that had arrived at connections when libcurl closed these connections in
        /// this turn, with the local ports of the connections. Bytes of TLS are no response.
        func takeResponses() -> [(port: Int, bytes: [UInt8])] {
            var responses: [(port: Int, bytes: [UInt8])] = []
            var (port, count) = (0, 0)
            while let bytes = unsafe ccurl_loop_response(loop, &port, &count) {
                responses.append((port, unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))))
                unsafe ccurl_loop_drop_response(loop)
            }
            return responses
        }

        /// Whether a connection could not be opened because the process has no descriptor left.
        var lacksDescriptors: Bool { unsafe ccurl_loop_lacks_descriptors(loop) }

        /// Shuts down all connections, so that a libcurl call that reads endless data returns. Can be called on any
        /// thread.
        func shutDown() { unsafe ccurl_loop_shut_down(loop) }

        /// Returns a handle whose transfer is complete, with libcurl's error code, or nil if there is none.
        func next() -> (handle: CurlHandle, code: Int)? {
            var code: Int32 = 0
            guard let context = unsafe ccurl_loop_next(loop, &code) else { return nil }
            return (unsafe Unmanaged<CurlHandle>.fromOpaque(context).takeUnretainedValue(), Int(code))
        }

        /// The reason why libcurl cannot be used, or nil if it can be used.
        static let fault: String? = ccurl_load() ? nil : unsafe String(cString: ccurl_description())
    }

    /// The connections of all loops of a transport that no transfer uses.
    ///
    /// `@unchecked Sendable`: the counter is atomic.
    @safe final class CurlIdleConnections: @unchecked Sendable {
        fileprivate let count: OpaquePointer?

        init(maximum: Int) { unsafe count = ccurl_idle_new(Int32(maximum)) }

        deinit { unsafe ccurl_idle_free(count) }

        var isFull: Bool { unsafe ccurl_idle_is_full(count) }
    }
#endif
