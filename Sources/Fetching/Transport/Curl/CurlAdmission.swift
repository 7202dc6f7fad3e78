#if os(Linux)
    /// The calls under way and the calls that wait. Calls to an origin start in order, and an origin at its maximum
    /// does not delay calls to other origins.
    struct CurlAdmission<Call: AnyObject> {
        private let maximum: Int
        /// Three quarters of the maximum, so that calls to other origins can start.
        private let maximumPerOrigin: Int
        private var count = 0
        private var counts: [String: Int] = [:]
        /// The calls that wait, by origin. No list is empty.
        private var waiting: [String: WaitingCalls<Call>] = [:]
        private var waitingNumber = 0

        /// Creates the state for a maximum number of calls under way.
        init(maximum: Int) {
            self.maximum = max(1, maximum)
            maximumPerOrigin = self.maximum - self.maximum / 4
        }

        /// Whether a call to an origin is under way.
        func isBusy(_ origin: String) -> Bool { counts[origin] != nil }

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
            let others = (counts[origin] ?? 1) - 1
            counts[origin] = others == 0 ? nil : others
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
        }

        private mutating func add(_ origin: String) {
            count += 1
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
