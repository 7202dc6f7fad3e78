#if os(Linux)
    /// The calls that are transferred or wait. Calls that wait start in order, but a full origin does not hold up the
    /// calls to other origins.
    struct CurlAdmission<Call: AnyObject> {
        private let maximum: Int
        private let maximumPerOrigin: Int
        private var count = 0
        private var counts: [String: Int] = [:]
        private var waiting: [(call: Call, origin: String)] = []

        /// Creates the state for a maximum number of transfers in all, and for each origin.
        init(maximum: Int, maximumPerOrigin: Int) {
            self.maximum = max(1, maximum)
            self.maximumPerOrigin = max(1, maximumPerOrigin)
        }

        /// Whether a call to an origin is transferred. If none is, none waits either.
        func isBusy(_ origin: String) -> Bool { counts[origin] != nil }

        /// Returns whether a call can be transferred now. Otherwise the call waits.
        mutating func begin(_ call: Call, _ origin: String) -> Bool {
            guard hasRoom(origin) else {
                waiting.append((call, origin))
                return false
            }
            add(origin)
            return true
        }

        /// Notes the end of a transfer. Returns the call that is transferred instead, or nil if none can be.
        mutating func end(_ origin: String) -> Call? {
            count -= 1
            let others = (counts[origin] ?? 1) - 1
            counts[origin] = others == 0 ? nil : others
            guard let index = waiting.firstIndex(where: { hasRoom($0.origin) }) else { return nil }
            let next = waiting.remove(at: index)
            add(next.origin)
            return next.call
        }

        /// Removes a call, if it waits.
        mutating func remove(_ call: Call) { waiting.removeAll { $0.call === call } }

        private func hasRoom(_ origin: String) -> Bool {
            count < maximum && counts[origin, default: 0] < maximumPerOrigin
        }

        private mutating func add(_ origin: String) {
            count += 1
            counts[origin, default: 0] += 1
        }
    }
#endif
