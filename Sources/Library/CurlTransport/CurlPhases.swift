#if os(Linux)
    internal import CCurl

    /// The phases of a transfer, as libcurl measured them. A phase that did not take place is nil.
    public struct CurlPhases: Sendable {
        /// The time until the name lookup starts or, if an open connection is used again, until the request is sent.
        public var queue: Duration?
        /// The time for the lookup of the server's name.
        public var nameLookup: Duration?
        /// The time for a new TCP connection.
        public var connect: Duration?
        /// The time for the TLS handshake.
        public var tls: Duration?
        /// The time between the start of sending the request and the first byte of the response.
        public var firstByte: Duration?
        /// The time between the first and the last byte of the response.
        public var body: Duration?
        /// Whether an open connection was used again.
        public var isConnectionReused = false
        /// The version of HTTP, such as `1.1` or `2`. Nil if it is not known.
        public var protocolVersion: String?
    }

    extension CurlHandle {
        /// Returns the phases of the last transfer.
        ///
        /// - Parameter elapsed: The time since the exchange was created, which includes a wait before the transfer.
        func phases(elapsed: Duration) -> CurlPhases {
            let total = time(CURLINFO_TOTAL_TIME_T)
            let lookup = time(CURLINFO_NAMELOOKUP_TIME_T)
            let connect = time(CURLINFO_CONNECT_TIME_T)
            let tls = time(CURLINFO_APPCONNECT_TIME_T)
            let ready = time(CURLINFO_PRETRANSFER_TIME_T)
            let firstByte = time(CURLINFO_STARTTRANSFER_TIME_T)
            let isReused = info(CURLINFO_NUM_CONNECTS) == 0 && ready > .zero
            var phases = CurlPhases()
            phases.isConnectionReused = isReused
            // For an open connection that is used again, `ready` is the time of the wait for this connection.
            phases.queue = max(.zero, elapsed - total) + (isReused ? ready : .zero)
            if !isReused {
                phases.nameLookup = lookup
                if connect > .zero { phases.connect = connect - lookup }
                if tls > .zero { phases.tls = tls - connect }
            }
            if firstByte > .zero {
                phases.firstByte = firstByte - ready
                phases.body = total - firstByte
            }
            phases.protocolVersion = [1: "1.0", 2: "1.1", 3: "2", 30: "3"][info(CURLINFO_HTTP_VERSION)]
            return phases
        }
    }
#endif
