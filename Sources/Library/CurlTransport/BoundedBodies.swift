#if os(Linux)
    /// The exchanges whose caller does not need the body, and which end at a limit. Only the loop's thread uses them.
    final class BoundedBodies {
        /// The bodies, in the order in which they end. All have the same limit.
        private var bodies: [(exchange: CurlExchange, end: Duration)] = []
        /// A new connection takes less time.
        private static let limit = Duration.milliseconds(500)

        /// The uptime at which the next body ends, or nil if there is none.
        var nextEnd: Duration? { bodies.first?.end }

        func add(_ exchange: CurlExchange) { bodies.append((exchange, uptime() + Self.limit)) }

        /// Removes and returns the exchanges that have reached the limit. Removes the ones that have ended.
        func takeOverdue() -> [CurlExchange] {
            guard !bodies.isEmpty else { return [] }
            let now = uptime()
            let rest = bodies.firstIndex { !$0.exchange.isEnded && $0.end > now } ?? bodies.endIndex
            defer { bodies.removeFirst(rest) }
            return bodies[..<rest].map(\.exchange)
        }
    }
#endif
