#if os(Linux)
    internal import CCurl
    import Foundation
    import Synchronization

    /// Starts the thread that transfers the exchanges of a queue. The thread ends after the queue is closed, when no
    /// transfer is under way. Throws if no thread can be started.
    ///
    /// - Parameters:
    ///   - transferHasEnded: Called after the end of each transfer, before its exchange is complete.
    ///   - threadHasEnded: Called at the end of the thread. If the loop cannot start, this closure is called twice:
    ///     before the error is reported, and at the end of the thread.
    func startCurlThread(
        _ queue: CurlQueue, _ options: CurlOptions, transferHasEnded: @escaping @Sendable (CurlExchange) -> Void,
        threadHasEnded: @escaping @Sendable () -> Void
    ) throws {
        try startThread(named: "Fetching.Curl") {
            ccurl_enter()
            do {
                let loop = try CurlLoop(options, for: queue)
                queue.setShutDown { loop.shutDown() }
                run(loop, queue, options, transferHasEnded)
                // A server can delay `close` too. So `close` belongs to the last turn, and the watch of `CurlLoops`
                // shuts down the connections if the turn takes too long.
                loop.close()
            } catch {
                // A caller that receives the error may send its next request at once. That request needs a new loop.
                threadHasEnded()
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
            // After commands, `transfer` does not wait. If the queue was closed meanwhile, its signal may have arrived
            // together with the signal of the commands, and would not end a wait. The next `take` notices that the
            // queue is closed.
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

        /// Transfers whose response has begun, while the request's body may wait for more bytes. In this state, libcurl
        /// before 8.9 does not notice the end of the response (curl pull request #13750). So these transfers are
        /// resumed after each `resumeInterval`.
        private var answeredUploads: Set<ObjectIdentifier> = []
        private var nextResume = Duration.zero
        private static let resumeInterval = Duration.milliseconds(100)
        private let boundedBodies = BoundedBodies()

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
        /// - Parameter waits: If true, the method first waits until data can be transferred, a command arrives, an
        ///   upload must be resumed, or a bounded body ends.
        func transfer(waits: Bool) {
            var end = boundedBodies.nextEnd
            if !answeredUploads.isEmpty { end = min(nextResume, end ?? nextResume) }
            let pause = end.map { $0 - uptime() }
            queue.waiting { loop.wait(atMost: waits ? pause : .zero) }
            loop.transfer()
            resumeAnsweredUploads()
            keepEarlyResponses()
            while let (handle, code) = loop.next() { finish(handle, code) }
            endBoundedBodies()
        }

        private func endBoundedBodies() {
            for exchange in boundedBodies.takeOverdue() where !exchange.isEnded {
                if let handle = active[ObjectIdentifier(exchange)] { finish(handle, CURLE_OPERATION_TIMEDOUT) }
            }
        }

        /// Keeps the responses of servers that have responded before the end of a long body, and have reset the
        /// connection. Bytes in a connection with TLS can come from another server. In a loop with several origins, two
        /// connections can have the same local port.
        private func keepEarlyResponses() {
            for (port, bytes) in loop.takeResponses() where !queue.isShared {
                let owners = active.values.filter { $0.transfer?.port == port }
                guard owners.count == 1, !options.proxy.mayBeUsed,
                    let request = owners[0].transfer?.exchange.request, request.hasLongBody, !request.isSecure
                else { continue }
                owners[0].transfer?.earlyResponse = bytes
            }
        }

        private func resumeAnsweredUploads() {
            guard !answeredUploads.isEmpty, nextResume <= uptime() else { return }
            nextResume = uptime() + Self.resumeInterval
            for upload in answeredUploads { active[upload]?.resume() }
        }

        private func start(_ exchange: CurlExchange) {
            if exchange.isEnded { return transferHasEnded(exchange) }
            let handle = exchange.handle
            handle.transfer = CurlTransfer(
                exchange, loop, queue, boundedBodies, maximumBodyBytes: options.maximumBodyBytes)
            if loop.add(handle) {
                active[ObjectIdentifier(exchange)] = handle
            } else {
                handle.transfer = nil
                transferHasEnded(exchange)
                exchange.complete(.failure(CurlUnavailable(reason: "curl_multi_add_handle failed")))
            }
        }

        /// Sends a request again on a new connection if an HTTP/2 connection has ended before the response. libcurl
        /// does this only in some cases. Returns whether the request is sent again.
        private func sendAgain(_ handle: CurlHandle, _ code: Int) -> Bool {
            let isLost = [CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR].contains(code)
            guard code == CURLE_HTTP2 || isLost && handle.info(CURLINFO_NUM_CONNECTS) == 0,
                handle.transfer?.mayRestart == true
            else { return false }
            loop.remove(handle)
            return loop.add(handle)
        }

        private func finish(_ handle: CurlHandle, _ code: Int) {
            guard let transfer = handle.transfer, !sendAgain(handle, code) else { return }
            let isComplete = code == CURLE_OK || handle.transfer?.readEarlyResponse() == true
            var error: (any Error)? = isComplete ? nil : handle.error(code, transfer)
            let wasSent = transfer.sendCount > 0 || handle.info(CURLINFO_REQUEST_SIZE) > 0
            if error != nil, !wasSent, handle.info(CURLINFO_OS_ERRNO) == 0, loop.lacksDescriptors {
                error = CurlUnavailable.noDescriptor
            }
            let result = (handle.transfer ?? transfer).result(error)
            if let listener = transfer.exchange.call.listener {
                listener.recordPhases(handle.phases(elapsed: uptime() - transfer.exchange.start))
            }
            end(transfer.exchange)
            transfer.exchange.complete(result)
        }

        /// Ends a transfer. Over HTTP/1.1, the connection of an incomplete transfer is closed.
        private func end(_ exchange: CurlExchange) {
            active[ObjectIdentifier(exchange)] = nil
            answeredUploads.remove(ObjectIdentifier(exchange))
            loop.remove(exchange.handle)
            exchange.handle.transfer?.close()
            exchange.handle.transfer = nil
            transferHasEnded(exchange)
        }
    }
#endif
