#if os(Linux)
    /// The calls under way and the calls that wait. Calls to an origin start in order, and an origin at its maximum
    /// does not delay calls to other origins. Some places are reserved for origins that respond, so that many origins
    /// that never respond do not delay calls to them.
    struct CurlAdmission<Call: AnyObject> {
        private let maximum: Int
        /// Three quarters of the maximum, so that calls to other origins can start.
        private let maximumPerOrigin: Int
        private let reserved: Int
        /// The calls of all transports, and their maximum.
        private let shared: (count: CurlCallCount, maximum: Int)
        private var count = 0
        /// The number of calls to origins that are not in `responding`.
        private var silentCount = 0
        /// Origins whose last call had a response.
        private var responding: Set<String> = []
        private static var maximumResponding: Int { 1000 }
        private var counts: [String: Int] = [:]
        /// The calls that wait, by origin. No list is empty.
        private var waiting: [String: WaitingCalls<Call>] = [:]
        private var waitingNumber = 0

        /// Creates the state for a maximum number of calls under way. Of these, `reserved` are calls to origins that
        /// respond. One call is admitted even if there are `shared.maximum` calls to all transports.
        init(
            maximum: Int, reserved: Int = 0, shared: (count: CurlCallCount, maximum: Int) = (CurlCallCount(), .max)
        ) {
            self.maximum = max(1, maximum)
            self.reserved = reserved
            self.shared = shared
            maximumPerOrigin = self.maximum - self.maximum / 4
        }

        private var isProcessFull: Bool { shared.count.value.load(ordering: .relaxed) >= shared.maximum }

        /// Whether a call may wait for the end of a call of another transport.
        var waitsForOthers: Bool { !waiting.isEmpty && isProcessFull }

        /// Records whether an origin responds.
        mutating func setResponds(_ responds: Bool, _ origin: String) {
            guard responding.contains(origin) != responds else { return }
            if !responds {
                responding.remove(origin)
                silentCount += counts[origin] ?? 0
                return
            }
            if responding.count == Self.maximumResponding, let other = responding.first { setResponds(false, other) }
            responding.insert(origin)
            silentCount -= counts[origin] ?? 0
        }

        /// Admits a call, or adds it to the waiting calls. Returns whether it was admitted.
        mutating func begin(_ call: Call, _ origin: String) -> Bool {
            guard hasRoom(origin) else {
                waiting[origin, default: WaitingCalls()].append(call, waitingNumber)
                waitingNumber += 1
                return false
            }
            add(origin)
            return true
        }

        /// Records the end of a call to `origin`, and admits a waiting call. Returns the admitted call, or nil.
        mutating func end(_ origin: String) -> Call? {
            count -= 1
            shared.count.value.subtract(1, ordering: .relaxed)
            if !responding.contains(origin) { silentCount -= 1 }
            let others = (counts[origin] ?? 1) - 1
            counts[origin] = others == 0 ? nil : others
            return next()
        }

        /// Admits the waiting call that is the next in order, if there is room for it.
        mutating func next() -> Call? {
            var (first, next): (Int, String?) = (.max, nil)
            for (origin, calls) in waiting where calls.firstNumber < first && hasRoom(origin) {
                (first, next) = (calls.firstNumber, origin)
            }
            guard let next else { return nil }
            add(next)
            let call = waiting[next]?.popFirst()
            if waiting[next]?.isEmpty == true { waiting[next] = nil }
            return call
        }

        /// Removes a call, if it waits. Takes a long time only if many earlier calls to the origin wait.
        mutating func remove(_ call: Call, _ origin: String) {
            waiting[origin]?.remove(call)
            if waiting[origin]?.isEmpty == true { waiting[origin] = nil }
        }

        private func hasRoom(_ origin: String) -> Bool {
            count < maximum && counts[origin, default: 0] < maximumPerOrigin
                && (silentCount < maximum - reserved || responding.contains(origin))
                && (count == 0 || !isProcessFull)
        }

        private mutating func add(_ origin: String) {
            count += 1
            shared.count.value.add(1, ordering: .relaxed)
            if !responding.contains(origin) { silentCount += 1 }
            counts[origin, default: 0] += 1
        }
    }

    /// The calls to an origin that wait, in order.
    private struct WaitingCalls<Call: AnyObject> {
        /// The calls, and nil for each call that was removed.
        private var calls: [(call: Call, number: Int)?] = []
        /// The index of the first call.
        private var first = 0

        var isEmpty: Bool { first == calls.count }
        var firstNumber: Int { isEmpty ? .max : calls[first]?.number ?? .max }

        mutating func append(_ call: Call, _ number: Int) { calls.append((call, number)) }

        mutating func popFirst() -> Call? {
            guard !isEmpty, let call = calls[first]?.call else { return nil }
            removeCall(at: first)
            return call
        }

        mutating func remove(_ call: Call) {
            if let index = calls[first...].firstIndex(where: { $0?.call === call }) { removeCall(at: index) }
        }

        private mutating func removeCall(at index: Int) {
            calls[index] = nil
            while !isEmpty, calls[first] == nil { first += 1 }
            if first > 1000, first > calls.count / 2 {
                calls.removeFirst(first)
                first = 0
            }
        }
    }
#endif
