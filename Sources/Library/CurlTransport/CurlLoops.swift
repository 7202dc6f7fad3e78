#if os(Linux)
    import Foundation
    import Synchronization

    /// The loops of a transport and their calls.
    ///
    /// Each origin has a loop with a thread of its own, so a server that keeps libcurl busy delays only calls to
    /// itself. If more origins have calls under way than ``CurlBudget`` allows, the others share a few loops. A turn of
    /// a loop is the time between two waits of its thread. If a turn takes too long, later calls get a new loop.
    ///
    /// One more thread, the watch, resumes callers at their time limits, and shuts down the connections of loops that
    /// are stuck. It does not depend on the loops.
    final class CurlLoops: Sendable {
        private struct Loop {
            let queue: CurlQueue
            /// The number of its calls under way, and the uptime at which the last call was started.
            var calls = 0
            var lastUse = Duration.zero
            /// The turn of the loop when the watch last looked, or nil if the loop's thread was waiting then.
            var seenTurn: Int?
        }

        private struct State {
            var admission: CurlAdmission<CurlExchange>
            /// The loops for new calls, by origin.
            var current: [String: CurlQueue] = [:]
            /// The loops for new calls to other origins, by a part of the origin's hash.
            var shared: [UInt: CurlQueue] = [:]
            /// All loops whose thread has not ended, by the identifier of their queue.
            var loops: [ObjectIdentifier: Loop] = [:]
            /// The calls whose time limit has not passed.
            var limited: [ObjectIdentifier: CurlExchange] = [:]
            var isWatched = false
            /// The uptime at which the watch wakes.
            var wakeTime = Duration.zero
            /// The uptime at which the watch looks for loops that are stuck, or nil if no loop can be stuck.
            var nextLook: Duration?
            var isClosed = false
        }

        private let options: CurlOptions
        private let budget: CurlBudget
        private let idle: CurlIdleConnections
        private let state: Mutex<State>
        private let wake = DispatchSemaphore(value: 0)
        /// If there are more loops than this, loops without calls are ended.
        private static let maximumIdleLoops = 16
        /// The interval at which the watch looks for room for calls that wait for calls of other transports.
        private static let interval = Duration.milliseconds(20)

        init(_ options: CurlOptions) {
            self.options = options
            let budget = CurlBudget()
            self.budget = budget
            idle = CurlIdleConnections(maximum: budget.idleConnections)
            let maximum = min(options.maximumConnections, budget.calls)
            state = Mutex(
                State(
                    admission: CurlAdmission(
                        maximum: maximum, reserved: maximum / 8, shared: (.process, budget.calls))))
        }

        /// Ends all threads after all calls have ended.
        func close() {
            state.withLock { state in
                state.isClosed = true
                for loop in state.loops.values { replaceLoop(of: loop.queue, &state) }
            }
            wake.signal()
        }

        /// Starts a call, or lets it wait while too many calls are under way. Throws if a resource is exhausted.
        func start(_ exchange: CurlExchange) throws {
            let sleeping: CurlQueue? = try state.withLock { state in
                if exchange.isEnded { return nil }
                try startWatch(&state)
                var sleeping: CurlQueue?
                if state.admission.begin(exchange, exchange.request.origin) {
                    do { sleeping = try transfer(exchange, exchange.start, &state) } catch {
                        transferNext(after: exchange, &state)
                        throw error
                    }
                }
                state.limited[ObjectIdentifier(exchange)] = exchange
                let lookTime = state.admission.waitsForOthers ? Self.interval : .seconds(1e9)
                wakeWatch(at: exchange.start + min(lookTime, exchange.remaining ?? lookTime), &state)
                return sleeping
            }
            sleeping?.wake()
        }

        /// Ends the wait or the transfer of a call that was cancelled or has timed out.
        func cancel(_ exchange: CurlExchange) {
            state.withLock { state in
                state.limited[ObjectIdentifier(exchange)] = nil
                guard let queue = exchange.queue else {
                    return state.admission.remove(exchange, exchange.request.origin)
                }
                queue.send(.cancel(exchange))
                // A thread that is stuck does not receive the command, so the watch looks for stuck loops.
                look(soon: &state)
            }
        }

        /// Records the end of a transfer, and starts a waiting call.
        func end(_ exchange: CurlExchange) {
            state.withLock { state in
                state.limited[ObjectIdentifier(exchange)] = nil
                if let queue = exchange.queue, let loop = state.loops[ObjectIdentifier(queue)] {
                    state.loops[ObjectIdentifier(queue)]?.calls -= 1
                    if queue.isShared, loop.calls == 1 { replaceLoop(of: queue, &state) }
                }
                exchange.queue = nil
                if exchange.headHasArrived || exchange.isOverdue {
                    state.admission.setResponds(exchange.headHasArrived, exchange.request.origin)
                }
                transferNext(after: exchange, &state)
                endIdleLoops(
                    atMost: idle.isFull ? max(1, state.current.count - 1) : Self.maximumIdleLoops, &state)
            }
        }

        private func transferNext(after exchange: CurlExchange, _ state: inout State) {
            transferWaiting(first: state.admission.end(exchange.request.origin), &state)
        }

        private func transferWaiting(first: CurlExchange?, _ state: inout State) {
            var next = first
            while let call = next {
                do {
                    try transfer(call, uptime(), &state)?.wake()
                    next = state.admission.next()
                } catch {
                    state.limited[ObjectIdentifier(call)] = nil
                    call.complete(.failure(error))
                    next = state.admission.end(call.request.origin)
                }
            }
        }

        /// Adds a call to the loop of its origin. Returns the loop's queue if its thread must be woken.
        private func transfer(_ exchange: CurlExchange, _ now: Duration, _ state: inout State) throws -> CurlQueue? {
            let origin = exchange.request.origin
            var queue = try queue(of: origin, &state)
            if queue.isTurnTooLong(at: now) {
                replaceLoop(of: queue, &state)
                queue = try self.queue(of: origin, &state)
            }
            state.loops[ObjectIdentifier(queue)]?.calls += 1
            state.loops[ObjectIdentifier(queue)]?.lastUse = now
            exchange.queue = queue
            return try queue.add(.start(exchange)) ? queue : nil
        }

        private func queue(of origin: String, _ state: inout State) throws -> CurlQueue {
            if let queue = state.current[origin] { return queue }
            endIdleLoops(atMost: budget.loops - 1, &state)
            if state.current.count < budget.loops {
                let queue = try newLoop(isShared: false, &state)
                state.current[origin] = queue
                return queue
            }
            let number = origin.hashValue.magnitude % UInt(budget.sharedLoops)
            let queue = try state.shared[number] ?? newLoop(isShared: true, &state)
            state.shared[number] = queue
            return queue
        }

        private func newLoop(isShared: Bool, _ state: inout State) throws -> CurlQueue {
            let queue = try CurlQueue(isShared: isShared, idle)
            try startCurlThread(queue, options, transferHasEnded: end, threadHasEnded: { self.remove(queue) })
            state.loops[ObjectIdentifier(queue)] = Loop(queue: queue)
            return queue
        }

        /// Ends a loop after its calls, so that later calls get a new loop.
        private func replaceLoop(of queue: CurlQueue, _ state: inout State) {
            forget(queue, &state)
            queue.close()
            look(soon: &state)
        }

        private func forget(_ queue: CurlQueue, _ state: inout State) {
            state.current = state.current.filter { $0.value !== queue }
            state.shared = state.shared.filter { $0.value !== queue }
        }

        /// Forgets a loop whose thread has ended.
        private func remove(_ queue: CurlQueue) {
            state.withLock { state in
                forget(queue, &state)
                state.loops[ObjectIdentifier(queue)] = nil
            }
            wake.signal()
        }

        /// Ends loops without calls, the least recently used first, while there are more than `maximum` loops.
        private func endIdleLoops(atMost maximum: Int, _ state: inout State) {
            while state.current.count > maximum {
                let loops = state.current.values.compactMap { state.loops[ObjectIdentifier($0)] }
                let idle = loops.filter { $0.calls == 0 }
                guard let oldest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return }
                replaceLoop(of: oldest.queue, &state)
            }
        }
    }

    // The watch.
    extension CurlLoops {
        private func startWatch(_ state: inout State) throws {
            if state.isWatched { return }
            try startThread(named: "Fetching.Watch") { self.watch() }
            state.isWatched = true
        }

        private func wakeWatch(at uptime: Duration, _ state: inout State) {
            if uptime < state.wakeTime { wake.signal() }
        }

        /// Lets the watch look for stuck loops after `CurlQueue.longestTurn`.
        private func look(soon state: inout State) {
            if state.nextLook != nil { return }
            let nextLook = uptime() + CurlQueue.longestTurn
            state.nextLook = nextLook
            wakeWatch(at: nextLook, &state)
        }

        private func watch() {
            while let overdue = state.withLock({ takeOverdue(&$0) }) {
                for exchange in overdue where exchange.timeOut() { cancel(exchange) }
                if overdue.isEmpty {
                    let pause = state.withLock { $0.wakeTime } - uptime()
                    _ = wake.wait(timeout: .now() + pause / .seconds(1))
                }
            }
        }

        /// Removes and returns the calls whose time limit has passed. Returns nil if the watch must end.
        private func takeOverdue(_ state: inout State) -> [CurlExchange]? {
            let now = uptime()
            state.wakeTime = .seconds(1e9)
            var overdue: [CurlExchange] = []
            for (key, exchange) in state.limited {
                guard let remaining = exchange.remaining else {
                    state.limited[key] = nil
                    continue
                }
                if remaining <= .zero {
                    overdue.append(exchange)
                    state.limited[key] = nil
                } else {
                    state.wakeTime = min(state.wakeTime, now + remaining)
                }
            }
            // The next search starts after at least 1 µs for each call in `limited`, so that the watch does not search
            // most of the time.
            state.wakeTime = max(state.wakeTime, now + .microseconds(state.limited.count))
            transferWaiting(first: state.admission.next(), &state)
            if state.admission.waitsForOthers { state.wakeTime = min(state.wakeTime, now + Self.interval) }
            if let nextLook = state.nextLook, nextLook <= now { shutDownStuckLoops(now, &state) }
            if let nextLook = state.nextLook { state.wakeTime = min(state.wakeTime, nextLook) }
            state.isWatched = !state.isClosed || !state.loops.isEmpty || !state.limited.isEmpty || !overdue.isEmpty
            // The calls are cancelled in this order, oldest first. For an origin, `CurlAdmission` removes the call
            // fastest that has waited longest.
            return state.isWatched ? overdue.sorted { $0.start < $1.start } : nil
        }

        /// Shuts down the connections of stuck loops. A loop is stuck if it is in the same turn as when the watch last
        /// looked.
        private func shutDownStuckLoops(_ now: Duration, _ state: inout State) {
            var isAnyInTurn = false
            for (key, loop) in state.loops {
                let turn = loop.queue.currentTurn
                if let turn, turn == loop.seenTurn {
                    replaceLoop(of: loop.queue, &state)
                    loop.queue.shutDown(inTurn: turn)
                }
                state.loops[key]?.seenTurn = turn
                isAnyInTurn = isAnyInTurn || turn != nil
            }
            state.nextLook = isAnyInTurn ? now + CurlQueue.longestTurn : nil
        }
    }
#endif
