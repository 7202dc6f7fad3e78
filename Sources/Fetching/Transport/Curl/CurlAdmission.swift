#if os(Linux)
    /// The calls under way and the calls that wait. Calls that wait start in order, but an origin at its maximum does
    /// not delay calls to other origins.
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

        /// Whether a call to an origin is being transferred.
        func isBusy(_ origin: String) -> Bool { counts[origin, default: 0] > 0 }

        /// Admits a call, or adds it to the waiting calls. Returns whether it was admitted.
        mutating func begin(_ call: Call, _ origin: String) -> Bool {
            let isAdmitted = add(origin)
            if !isAdmitted { waiting.append((call, origin)) }
            return isAdmitted
        }

        /// Records the end of a transfer. Returns the next call to transfer, or nil.
        mutating func end(_ origin: String) -> Call? {
            count -= 1
            counts[origin, default: 1] -= 1
            guard let index = waiting.firstIndex(where: { add($0.origin) }) else { return nil }
            return waiting.remove(at: index).call
        }

        /// Removes a call, if it waits.
        mutating func remove(_ call: Call) { waiting.removeAll { $0.call === call } }

        /// Forgets an origin that is not busy.
        mutating func forget(_ origin: String) { counts[origin] = nil }

        /// Adds a transfer to an origin, if neither limit is reached. Returns whether it was added.
        private mutating func add(_ origin: String) -> Bool {
            func increase(_ number: inout Int) -> Bool {
                if number < maximumPerOrigin { number += 1 } else { return false }
                return true
            }
            guard count < maximum, increase(&counts[origin, default: 0]) else { return false }
            count += 1
            return true
        }
    }
#endif
