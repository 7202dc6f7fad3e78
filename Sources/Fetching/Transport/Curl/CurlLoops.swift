#if os(Linux)
    import Foundation
    import Synchronization

    /// The loops of a transport and their calls.
    ///
    /// Each origin has a loop with a thread of its own, so a server that keeps libcurl busy delays only
    /// calls to itself. If a turn of a loop takes too long, later calls to the origin get a new loop.
    ///
    /// One more thread, the watch, resumes callers at their time limits. It does not depend on the loops.
    final class CurlLoops: Sendable {
        private struct State {
            var admission: CurlAdmission<CurlExchange>
            /// The loop for the next call to an origin, and the start of the last call.
            var loops: [String: (queue: CurlQueue, lastUse: Duration)] = [:]
            /// The calls with a time limit.
            var limited: [ObjectIdentifier: CurlExchange] = [:]
            var watchedTurns: [WatchedTurn] = []
            var isWatched = false
            /// The uptime at which the watch wakes.
            var wakeTime = Duration.zero
            var isClosed = false
        }

        /// A turn of a loop that may take too long.
        private struct WatchedTurn {
            let queue: CurlQueue
            let origin: String
            let number: Int
            /// The uptime at which the turn has taken too long.
            var end: Duration
        }

        private let options: CurlOptions
        private let state: Mutex<State>
        private let wake = DispatchSemaphore(value: 0)
        /// If a transport has this many loops, a new loop ends loops without calls.
        private static let maximumIdleLoops = 32

        init(_ options: CurlOptions) {
            self.options = options
            state = Mutex(
                State(
                    admission: CurlAdmission(
                        maximum: options.maximumConnections, maximumPerOrigin: options.maximumConnectionsPerHost)))
        }

        /// Ends all threads after all calls have ended.
        func close() {
            state.withLock { state in
                state.isClosed = true
                for loop in state.loops.values { loop.queue.close() }
                state.loops = [:]
            }
            wake.signal()
        }

        /// Starts a call, or lets it wait while a limit is reached. Throws if a resource is exhausted.
        func start(_ exchange: CurlExchange) throws {
            let sleeping: CurlQueue? = try state.withLock { state in
                if exchange.isEnded { return nil }
                var sleeping: CurlQueue?
                if state.admission.begin(exchange, exchange.request.origin) {
                    do { sleeping = try transfer(exchange, &state) } catch {
                        transferNext(exchange, &state)
                        throw error
                    }
                }
                if let deadline = exchange.deadline {
                    state.limited[ObjectIdentifier(exchange)] = exchange
                    wakeWatch(at: deadline, &state)
                }
                return sleeping
            }
            sleeping?.wake()
        }

        /// Ends the transfer of a call that was cancelled or has timed out.
        func cancel(_ exchange: CurlExchange) {
            state.withLock { state in
                state.limited[ObjectIdentifier(exchange)] = nil
                guard let queue = exchange.queue else { return state.admission.remove(exchange) }
                queue.send(.cancel(exchange))
                // If the thread does not end this turn, it does not receive the command.
                watchTurn(of: queue, exchange.request.origin, &state)
            }
        }

        /// Records the end of a transfer, and starts a waiting call.
        func end(_ exchange: CurlExchange) {
            state.withLock { state in
                exchange.queue = nil
                state.limited[ObjectIdentifier(exchange)] = nil
                transferNext(exchange, &state)
            }
        }

        private func transferNext(_ ended: CurlExchange, _ state: inout State) {
            var ended = ended
            while let next = state.admission.end(ended.request.origin) {
                do {
                    try transfer(next, &state)?.wake()
                    return
                } catch {
                    next.complete(.failure(error))
                    ended = next
                }
            }
        }

        /// Adds a call to the loop of its origin. Returns the loop's queue if its thread must be woken.
        private func transfer(_ exchange: CurlExchange, _ state: inout State) throws -> CurlQueue? {
            let origin = exchange.request.origin
            if let queue = state.loops[origin]?.queue, queue.isTurnTooLong(at: exchange.start) {
                watchTurn(of: queue, origin, &state)
                replaceLoop(of: queue, origin, &state)
            }
            let queue: CurlQueue
            if let index = state.loops.index(forKey: origin) {
                queue = state.loops.values[index].queue
                state.loops.values[index].lastUse = exchange.start
            } else {
                queue = try newLoop(&state)
                state.loops[origin] = (queue, exchange.start)
            }
            exchange.queue = queue
            return try queue.add(.start(exchange)) ? queue : nil
        }

        private func newLoop(_ state: inout State) throws -> CurlQueue {
            while state.loops.count >= Self.maximumIdleLoops {
                let idle = state.loops.filter { [admission = state.admission] in !admission.isBusy($0.key) }
                guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
                oldest.value.queue.close()
                state.loops[oldest.key] = nil
                state.admission.forget(oldest.key)
            }
            let queue = try CurlQueue()
            startCurlThread(queue, options, end: end)
            return queue
        }

        /// Removes the loop of an origin, so that later calls get a new loop.
        private func replaceLoop(of queue: CurlQueue, _ origin: String, _ state: inout State) {
            guard state.loops[origin]?.queue === queue else { return }
            state.loops[origin] = nil
            queue.close()
        }

        // MARK: The watch

        private func wakeWatch(at uptime: Duration, _ state: inout State) {
            if !state.isWatched {
                state.isWatched = true
                Thread { self.watch() }.start()
            } else if uptime < state.wakeTime {
                wake.signal()
            }
        }

        /// Watches the current turn of a loop, if there is one.
        private func watchTurn(of queue: CurlQueue, _ origin: String, _ state: inout State) {
            guard let number = queue.currentTurn, !state.watchedTurns.contains(where: { $0.queue === queue })
            else { return }
            let end = TimeSource.system.uptime() + CurlQueue.longestTurn
            state.watchedTurns.append(WatchedTurn(queue: queue, origin: origin, number: number, end: end))
            wakeWatch(at: end, &state)
        }

        private func watch() {
            prepareThread(named: "Fetching.Watch")
            while let overdue = state.withLock({ takeOverdue(&$0) }) {
                for exchange in overdue {
                    exchange.complete(.failure(exchange.timedOut))
                    cancel(exchange)
                }
                if overdue.isEmpty {
                    let pause = state.withLock { $0.wakeTime } - TimeSource.system.uptime()
                    _ = wake.wait(timeout: .now() + pause.seconds)
                }
            }
        }

        /// Removes and returns the calls whose time limit has passed. Shuts down loops that are stuck. Returns nil if
        /// the watch must end.
        private func takeOverdue(_ state: inout State) -> [CurlExchange]? {
            let now = TimeSource.system.uptime()
            state.wakeTime = .seconds(1e9)
            var overdue: [CurlExchange] = []
            for (key, exchange) in state.limited {
                guard let deadline = exchange.deadline else { continue }
                if deadline <= now {
                    overdue.append(exchange)
                    state.limited[key] = nil
                } else {
                    state.wakeTime = min(state.wakeTime, deadline)
                }
            }
            state.watchedTurns.removeAll { $0.queue.currentTurn != $0.number }
            for index in state.watchedTurns.indices {
                let turn = state.watchedTurns[index]
                if turn.end <= now {
                    replaceLoop(of: turn.queue, turn.origin, &state)
                    turn.queue.shutDown(inTurn: turn.number)
                    state.watchedTurns[index].end = now + CurlQueue.longestTurn
                }
                state.wakeTime = min(state.wakeTime, state.watchedTurns[index].end)
            }
            state.isWatched =
                !state.isClosed || !state.limited.isEmpty || !state.watchedTurns.isEmpty || !overdue.isEmpty
            return state.isWatched ? overdue : nil
        }
    }
#endif
