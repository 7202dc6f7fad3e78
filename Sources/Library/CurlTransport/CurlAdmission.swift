#if os(Linux)
    internal import CCurl
    import Foundation
    import Synchronization

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

    /// The resources of a transport. Together they need at most half of the descriptors of the process, so that other
    /// code can open files, and a chain of redirects leaves open at most a fifth of that half.
    struct CurlBudget: Sendable {
        /// The number of calls under way over all transports, each with a connection. The rest of the descriptors is
        /// free for name lookups and for second addresses of hosts.
        let calls: Int
        /// The number of loops that each have one origin. A loop is a thread, and needs four descriptors: `epoll`, the
        /// signal that wakes it, and a pair of sockets of libcurl's “multi” handle, which cannot be turned off.
        let loops: Int
        /// The number of loops for all other origins.
        let sharedLoops: Int
        /// The number of connections that are kept after their calls, in addition to one for each loop.
        let idleConnections: Int

        /// Creates the budget of a process that can open this number of descriptors.
        init(descriptorLimit: Int = Int(ccurl_descriptor_limit())) {
            let descriptors = descriptorLimit / 2
            let allLoops = max(2, min(descriptors / 25, 80))
            calls = max(1, descriptors / 2)
            sharedLoops = max(1, allLoops / 5)
            loops = allLoops - sharedLoops
            idleConnections = descriptors / 8
        }
    }

    /// The number of calls under way over several transports.
    final class CurlCallCount: Sendable {
        /// The calls of all transports of this process.
        static let process = CurlCallCount()

        /// The number.
        let value = Atomic(0)

        /// Creates a count of zero.
        init() {}
    }

    extension CurlUnavailable {
        /// The error for a process without a free file descriptor.
        static var noDescriptor: CurlUnavailable {
            let limit = ccurl_descriptor_limit().formatted(.number.locale(Locale(identifier: "en_US")))
            return CurlUnavailable(
                reason: "the process has no file descriptor left (its limit is \(limit)); raise the limit with “ulimit "
                    + "-n”, or send fewer requests at a time")
        }

        /// Returns the error for the current `errno`.
        static func lackOfResources() -> CurlUnavailable {
            [EMFILE, ENFILE].contains(errno) ? noDescriptor : CurlUnavailable(reason: "the process has no memory left")
        }
    }
#endif
