#if os(Linux)
    import CCurl
    import Foundation

    /// Starts the thread that sends the requests of a queue. The thread ends after the queue is closed, when no
    /// transfer is under way.
    func startCurlThread(_ queue: CurlQueue, _ options: CurlOptions) {
        Thread {
            ccurl_prepare_thread()
            do {
                let transfers = CurlTransfers(try CurlLoop(options, wokenBy: queue.signal), options)
                while let commands = queue.take(isIdle: transfers.isEmpty) {
                    // After commands, the queue is read again before the thread waits. If the queue was closed, its
                    // signal may already have been received.
                    if commands.isEmpty { transfers.wait() } else { transfers.perform(commands) }
                }
            } catch {
                for case .start(let exchange) in queue.end() { exchange.complete(.failure(error)) }
            }
        }.start()
    }

    /// The transfers under way. Only the thread of a transport uses them.
    private final class CurlTransfers {
        private let loop: CurlLoop
        private let options: CurlOptions
        /// The handles of the transfers under way.
        private var active: [ObjectIdentifier: CurlHandle] = [:]
        /// Handles that can be used again, because a new handle needs memory and all settings.
        private var idle: [CurlHandle] = []

        /// Exchanges that wait because the maximum number of transfers is under way, in order.
        private var waiting = CurlWaitingList()

        init(_ loop: CurlLoop, _ options: CurlOptions) {
            self.loop = loop
            self.options = options
        }

        var isEmpty: Bool { active.isEmpty && waiting.isEmpty }

        /// Starts and cancels exchanges.
        func perform(_ commands: [CurlCommand]) {
            for command in commands {
                switch command {
                case .start(let exchange): waiting.append(exchange)
                case .resume(let exchange): active[ObjectIdentifier(exchange)]?.resume()
                case .cancel(let exchange): cancel(exchange)
                }
            }
            startWaiting()
        }

        /// Waits for the network or a command, and completes exchanges.
        func wait() {
            loop.step(waitingAtMost: waiting.firstDeadline.map { $0 - TimeSource.system.uptime() })
            while let (handle, code) = loop.next() { finish(handle, code) }
            for exchange in waiting.removeExpired() { exchange.complete(.failure(exchange.timedOut())) }
            startWaiting()
        }

        private func startWaiting() {
            while active.count < max(1, options.maximumConnections), let exchange = waiting.popFirst() {
                start(exchange)
            }
        }

        private func start(_ exchange: CurlExchange) {
            guard !exchange.isAbandoned else { return }
            do {
                let handle = try idle.popLast() ?? CurlHandle(options)
                try handle.prepare(CurlTransfer(exchange, maximumBodyBytes: options.maximumBodyBytes), options)
                guard loop.add(handle) else { throw CurlUnavailable(reason: "the transfer cannot be started") }
                active[ObjectIdentifier(exchange)] = handle
            } catch {
                exchange.complete(.failure(error))
            }
        }

        private func cancel(_ exchange: CurlExchange) {
            guard let handle = active.removeValue(forKey: ObjectIdentifier(exchange)) else { return }
            loop.remove(handle)
            handle.transfer?.upload.close()
        }

        private func finish(_ handle: CurlHandle, _ code: Int) {
            loop.remove(handle)
            guard let transfer = handle.transfer else { return }
            handle.transfer = nil
            transfer.upload.close()
            active[ObjectIdentifier(transfer.exchange)] = nil
            let isTimeLimit = code == CURLE_OPERATION_TIMEDOUT && transfer.exchange.isOverdue
            transfer.exchange.complete(
                transfer.result(handle.error(code, transfer.exchange.request), isTimeLimit: isTimeLimit))
            // After an error a handle is not used again, because it keeps the `errno` of the error.
            if code == CURLE_OK, CurlHandle.isReusable { idle.append(handle) }
        }
    }

    /// Exchanges in the order of their start.
    private struct CurlWaitingList {
        private var exchanges: [CurlExchange?] = []
        private var first = 0
        /// An uptime before which no time limit of an exchange passes, or nil if there is no limit.
        private(set) var firstDeadline: Duration?

        var isEmpty: Bool { exchanges.isEmpty }

        mutating func append(_ exchange: CurlExchange) {
            exchanges.append(exchange)
            if let deadline = exchange.deadline { firstDeadline = min(deadline, firstDeadline ?? deadline) }
        }

        /// Removes and returns the exchanges whose time limit has passed.
        mutating func removeExpired() -> [CurlExchange] {
            guard let deadline = firstDeadline, deadline <= TimeSource.system.uptime() else { return [] }
            let waiting = exchanges.compactMap(\.self)
            self = CurlWaitingList()
            for exchange in waiting where !exchange.isOverdue { append(exchange) }
            return waiting.filter(\.isOverdue)
        }

        mutating func popFirst() -> CurlExchange? {
            guard first < exchanges.count else { return nil }
            defer {
                first += 1
                if first == exchanges.count {
                    exchanges.removeAll(keepingCapacity: first <= 1024)
                    (first, firstDeadline) = (0, nil)
                }
            }
            return exchanges[first].take()
        }
    }
#endif
