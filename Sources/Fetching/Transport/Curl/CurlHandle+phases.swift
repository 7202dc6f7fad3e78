#if os(Linux)
    import CCurl

    extension CurlHandle {
        /// Returns the phases of the last transfer.
        ///
        /// - Parameter elapsed: The time since the exchange was created, which includes a wait before the transfer.
        func phases(elapsed: Duration) -> NetworkEvent.Phases {
            let total = time(CURLINFO_TOTAL_TIME_T)
            let lookup = time(CURLINFO_NAMELOOKUP_TIME_T)
            let connect = time(CURLINFO_CONNECT_TIME_T)
            let tls = time(CURLINFO_APPCONNECT_TIME_T)
            let ready = time(CURLINFO_PRETRANSFER_TIME_T)
            let firstByte = time(CURLINFO_STARTTRANSFER_TIME_T)
            let isReused = info(CURLINFO_NUM_CONNECTS) == 0 && ready > .zero
            var phases = NetworkEvent.Phases()
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
