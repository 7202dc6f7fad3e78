#if os(Linux)
    import CCurl
    import Foundation

    /// Starts the thread that transfers the exchanges of a queue. The thread ends after the queue is closed, when no
    /// transfer is under way. Throws if no thread can be started.
    ///
    /// - Parameters:
    ///   - transferHasEnded: Called after the end of each transfer, before its exchange is complete.
    ///   - threadHasEnded: Called at the end of the thread.
    func startCurlThread(
        _ queue: CurlQueue, _ options: CurlOptions, transferHasEnded: @escaping @Sendable (CurlExchange) -> Void,
        threadHasEnded: @escaping @Sendable () -> Void
    ) throws {
        try startThread(named: "Fetching.Curl") {
            ccurl_enter()
            do {
                let loop = try CurlLoop(options, wokenBy: queue.signal)
                queue.set(loop)
                run(loop, queue, options, transferHasEnded)
                // A server can delay this too.
                loop.close()
            } catch {
                for case .start(let exchange) in queue.end() {
                    transferHasEnded(exchange)
                    exchange.complete(.failure(error))
                }
            }
            ccurl_leave()
            queue.threadHasEnded()
            threadHasEnded()
        }
    }

    private func run(
        _ loop: CurlLoop, _ queue: CurlQueue, _ options: CurlOptions,
        _ transferHasEnded: @escaping @Sendable (CurlExchange) -> Void
    ) {
        let transfers = CurlTransfers(loop, queue, options, end: transferHasEnded)
        var commands: [CurlCommand] = []
        while queue.take(&commands, isIdle: transfers.isEmpty) {
            transfers.perform(commands)
            // After commands, the queue is read again before the thread waits. If the queue was closed, its signal may
            // already have been received.
            transfers.transfer(waits: commands.isEmpty)
        }
    }

    /// The transfers of a loop. Only the loop's thread uses them.
    private final class CurlTransfers {
        private let loop: CurlLoop
        private let queue: CurlQueue
        private let options: CurlOptions
        private let transferHasEnded: @Sendable (CurlExchange) -> Void
        /// The handles of the transfers under way.
        private var active: [ObjectIdentifier: CurlHandle] = [:]

        /// Transfers whose response has begun and whose body may wait for more bytes. Meanwhile, libcurl before 8.9
        /// does not notice the end of the response (curl pull request #13750), so they are continued regularly.
        private var answeredUploads: Set<ObjectIdentifier> = []
        private var nextResume = Duration.zero
        private static let resumeInterval = Duration.milliseconds(100)

        init(
            _ loop: CurlLoop, _ queue: CurlQueue, _ options: CurlOptions,
            end: @escaping @Sendable (CurlExchange) -> Void
        ) {
            self.loop = loop
            self.queue = queue
            self.options = options
            transferHasEnded = end
        }

        var isEmpty: Bool { active.isEmpty }

        /// Starts, continues and cancels exchanges.
        func perform(_ commands: [CurlCommand]) {
            for command in commands {
                switch command {
                case .start(let exchange): start(exchange)
                case .resume(let exchange):
                    guard let handle = active[ObjectIdentifier(exchange)] else { continue }
                    handle.resume()
                    if handle.transfer?.isAnsweredUpload == true { answeredUploads.insert(ObjectIdentifier(exchange)) }
                case .cancel(let exchange):
                    if active[ObjectIdentifier(exchange)] != nil { end(exchange) }
                }
            }
        }

        /// Transfers available data, and completes exchanges.
        ///
        /// - Parameter waits: Whether to wait for the network or a command before.
        func transfer(waits: Bool) {
            let pause = answeredUploads.isEmpty ? nil : nextResume - TimeSource.system.uptime()
            queue.waiting { loop.wait(atMost: waits ? pause : .zero) }
            loop.transfer()
            resumeAnsweredUploads()
            while let (handle, code) = loop.next() { finish(handle, code) }
        }

        private func resumeAnsweredUploads() {
            guard !answeredUploads.isEmpty, nextResume <= TimeSource.system.uptime() else { return }
            nextResume = TimeSource.system.uptime() + Self.resumeInterval
            for upload in answeredUploads { active[upload]?.resume() }
        }

        private func start(_ exchange: CurlExchange) {
            if exchange.isEnded { return transferHasEnded(exchange) }
            let handle = exchange.handle
            handle.transfer = CurlTransfer(exchange, queue, maximumBodyBytes: options.maximumBodyBytes)
            if loop.add(handle) {
                active[ObjectIdentifier(exchange)] = handle
            } else {
                handle.transfer = nil
                transferHasEnded(exchange)
                exchange.complete(.failure(CurlUnavailable(reason: "the transfer cannot be started")))
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
            transferHasEnded(exchange)
        }
    }
#endif
