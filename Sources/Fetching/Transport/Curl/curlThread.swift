#if os(Linux)
    import CCurl
    import Foundation

    /// Starts the thread that sends the requests of a queue. The thread ends after the queue is closed, when no
    /// transfer is under way.
    func startCurlThread(_ queue: CurlQueue, _ options: CurlOptions) {
        Thread {
            ccurl_prepare_thread()
            do {
                let transfers = CurlTransfers(try CurlLoop(options, wokenBy: queue.signal), queue, options)
                var commands: [CurlCommand] = []
                while queue.take(&commands, isIdle: transfers.isEmpty) {
                    transfers.perform(commands)
                    // After commands, the queue is read again before the thread waits. If the queue was closed, its
                    // signal may already have been received.
                    transfers.transfer(waits: commands.isEmpty)
                }
            } catch {
                for case .start(let exchange) in queue.end() { exchange.complete(.failure(error)) }
            }
        }.start()
    }

    /// The transfers under way. Only the thread of a transport uses them.
    private final class CurlTransfers {
        private let loop: CurlLoop
        private let queue: CurlQueue
        private let options: CurlOptions
        /// The handles of the transfers under way.
        private var active: [ObjectIdentifier: CurlHandle] = [:]
        /// Exchanges that wait because the maximum number of transfers is under way, in order.
        private var waiting = CurlWaitingList()
        /// An uptime before which no time limit passes, or nil if there is no limit.
        private var firstDeadline: Duration?

        /// Transfers whose response has begun and whose body may wait for more bytes. Meanwhile, libcurl before 8.9
        /// does not notice the end of the response (curl pull request #13750), so they are continued regularly.
        private var answeredUploads: Set<ObjectIdentifier> = []
        private var nextResume = Duration.zero
        private static let resumeInterval = Duration.milliseconds(100)

        init(_ loop: CurlLoop, _ queue: CurlQueue, _ options: CurlOptions) {
            self.loop = loop
            self.queue = queue
            self.options = options
        }

        var isEmpty: Bool { active.isEmpty && waiting.isEmpty }

        /// Starts and cancels exchanges.
        func perform(_ commands: [CurlCommand]) {
            for command in commands {
                switch command {
                case .start(let exchange):
                    waiting.append(exchange)
                    note(exchange.deadline)
                case .resume(let exchange):
                    guard let handle = active[ObjectIdentifier(exchange)] else { continue }
                    handle.resume()
                    if handle.transfer?.isAnsweredUpload == true { answeredUploads.insert(ObjectIdentifier(exchange)) }
                case .cancel(let exchange): cancel(exchange)
                }
            }
            startWaiting()
        }

        /// Transfers what can be transferred, and completes exchanges.
        ///
        /// - Parameter waits: Whether to wait for the network or a command before.
        func transfer(waits: Bool) {
            let deadline = answeredUploads.isEmpty ? firstDeadline : min(nextResume, firstDeadline ?? nextResume)
            loop.step(waitingAtMost: waits ? deadline.map { $0 - TimeSource.system.uptime() } : .zero)
            resumeAnsweredUploads()
            while let (handle, code) = loop.next() { finish(handle, code) }
            endOverdue()
            startWaiting()
        }

        private func resumeAnsweredUploads() {
            guard !answeredUploads.isEmpty, nextResume <= TimeSource.system.uptime() else { return }
            nextResume = TimeSource.system.uptime() + Self.resumeInterval
            for upload in answeredUploads { active[upload]?.resume() }
        }

        private func note(_ deadline: Duration?) {
            if let deadline { firstDeadline = min(deadline, firstDeadline ?? deadline) }
        }

        /// Ends the exchanges whose time limit has passed. libcurl's own limit does not end transfers that wait for a
        /// connection to their host.
        private func endOverdue() {
            guard let deadline = firstDeadline, deadline <= TimeSource.system.uptime() else { return }
            firstDeadline = nil
            for exchange in waiting.removeAll(where: \.isOverdue) {
                exchange.complete(.failure(exchange.timedOut(.waitingForResponse)))
            }
            for handle in active.values {
                guard let transfer = handle.transfer else { continue }
                if transfer.exchange.isOverdue {
                    cancel(transfer.exchange)
                    transfer.exchange.complete(.failure(transfer.exchange.timedOut(transfer.phase)))
                } else {
                    note(transfer.exchange.deadline)
                }
            }
            for exchange in waiting.exchanges { note(exchange?.deadline) }
        }

        private func startWaiting() {
            while active.count < max(1, options.maximumConnections), let exchange = waiting.popFirst() {
                start(exchange)
            }
        }

        private func start(_ exchange: CurlExchange) {
            guard !exchange.isAbandoned else { return }
            let handle = exchange.handle
            handle.transfer = CurlTransfer(exchange, queue, maximumBodyBytes: options.maximumBodyBytes)
            if loop.add(handle) {
                active[ObjectIdentifier(exchange)] = handle
            } else {
                handle.transfer = nil
                exchange.complete(.failure(CurlUnavailable(reason: "the transfer cannot be started")))
            }
        }

        private func cancel(_ exchange: CurlExchange) {
            if active[ObjectIdentifier(exchange)] == nil {
                _ = waiting.removeAll { $0 === exchange }
            } else {
                end(exchange)
            }
        }

        private func finish(_ handle: CurlHandle, _ code: Int) {
            guard let transfer = handle.transfer else { return }
            let result = transfer.result(handle.error(code, transfer.exchange.request))
            end(transfer.exchange)
            transfer.exchange.complete(result)
        }

        /// Ends a transfer. The connection of an incomplete transfer is closed.
        private func end(_ exchange: CurlExchange) {
            active[ObjectIdentifier(exchange)] = nil
            answeredUploads.remove(ObjectIdentifier(exchange))
            loop.remove(exchange.handle)
            exchange.handle.transfer?.upload.close()
            exchange.handle.transfer = nil
        }
    }

    /// Exchanges in the order of their start.
    private struct CurlWaitingList {
        /// The exchanges, and nil for each exchange that has started.
        private(set) var exchanges: [CurlExchange?] = []
        private var first = 0

        var isEmpty: Bool { exchanges.isEmpty }

        mutating func append(_ exchange: CurlExchange) { exchanges.append(exchange) }

        /// Removes and returns some exchanges.
        mutating func removeAll(where isRemoved: (CurlExchange) -> Bool) -> [CurlExchange] {
            let waiting = exchanges.compactMap(\.self)
            (exchanges, first) = (waiting.filter { !isRemoved($0) }, 0)
            return waiting.filter(isRemoved)
        }

        mutating func popFirst() -> CurlExchange? {
            guard first < exchanges.count else { return nil }
            defer {
                first += 1
                if first == exchanges.count {
                    exchanges.removeAll(keepingCapacity: first <= 1024)
                    first = 0
                }
            }
            return exchanges[first].take()
        }
    }
#endif
