#if os(Linux)
    internal import CCurl
    import Foundation

    /// Starts a thread that opens connections, and its watch, and returns its queue. The threads end after the queue is
    /// closed, when all connections have ended. Throws if a resource of the process is exhausted.
    func startSocketThread() throws -> CurlSocketQueue {
        let queue = try CurlSocketQueue()
        let loop = try CurlLoop(wokenBy: queue.signal)
        let watch = CurlTurnWatch(queue)
        try watch.start()
        do { try startThread(named: "Fetching.Socket") { run(loop, queue, watch) } } catch {
            watch.end()
            throw error
        }
        return queue
    }

    private func run(_ loop: CurlLoop, _ queue: CurlSocketQueue, _ watch: CurlTurnWatch) {
        ccurl_enter()
        queue.setShutDown { loop.shutDownBusy() }
        let sockets = CurlOpenSockets(loop)
        var commands: [CurlSocketCommand] = []
        while queue.take(&commands, isIdle: sockets.isEmpty) {
            sockets.perform(commands)
            // As in the thread for requests, there is no wait after commands.
            let pause = commands.isEmpty ? sockets.pause : .zero
            queue.waiting { loop.waitAgain(atMost: pause) }
            watch.turnBegins()
            sockets.transfer()
        }
        loop.close()
        ccurl_leave()
        queue.threadHasEnded()
        watch.end()
    }

    /// The connections of a thread. Only this thread uses them.
    private final class CurlOpenSockets {
        private enum Stage {
            /// Too many connections are being opened.
            case waiting
            /// libcurl gets the connection in one of the next turns.
            case starting
            case opening
            case open(CurlSocketTransfer)
        }

        private struct Connection {
            let socket: CurlSocket
            let handle: CurlHandle
            var stage = Stage.waiting
        }

        private let loop: CurlLoop
        private var connections: [UInt64: Connection] = [:]
        /// The numbers of the connections that are being opened, by their handles.
        private var opening: [ObjectIdentifier: UInt64] = [:]
        private var admission: CurlAdmission<CurlSocket>
        /// The connections with work, in the order in which they get their turns.
        private var ready: [CurlSocketTransfer] = []
        /// The numbers of the connections that libcurl gets, in this order.
        private var starting: [UInt64] = []
        /// The uptime at which a limit for opening may pass, or nil if there is none.
        private var nextEnd: Duration?
        /// The time after which open connections, and those to start, wait for the next turn.
        private static let longestWork = Duration.milliseconds(10)
        /// The maximum number of connections that are started in a turn. libcurl can do the work for TLS of several
        /// connections in one later call, so no more are started before the work for these is done, if it can be done.
        private static let maximumStarts = 4

        init(_ loop: CurlLoop) {
            self.loop = loop
            let maximum = min(256, CurlBudget().calls)
            admission = CurlAdmission(maximum: maximum, reserved: maximum / 8)
        }

        var isEmpty: Bool { connections.isEmpty }

        /// The time that the thread may wait, or nil if there is no limit.
        var pause: Duration? {
            ready.isEmpty && starting.isEmpty ? nextEnd.map { max($0 - uptime(), .zero) } : .zero
        }

        func perform(_ commands: [CurlSocketCommand]) {
            for command in commands {
                switch command {
                case .open(let socket, let handle): open(socket, handle)
                case .serve(let socket):
                    if case .open(let transfer) = connections[socket.number]?.stage { addReady(transfer) }
                case .end(let socket): remove(socket)
                }
            }
        }

        /// Sends and receives bytes of connections that are ready, and continues to open connections.
        func transfer() {
            while let event = loop.nextEvent() {
                guard case .open(let transfer) = connections[event.number]?.stage else { continue }
                if event.mayReceive { transfer.mayReceive = true }
                if event.maySend { transfer.maySend = true }
                addReady(transfer)
            }
            let served = Self.count(of: ready.count) { index in
                ready[index].isReady = false
                serve(ready[index])
            }
            ready.removeFirst(served)
            loop.transfer()
            if !loop.hasEvents {
                let started = Self.count(of: min(Self.maximumStarts, starting.count)) { startOpening(starting[$0]) }
                starting.removeFirst(started)
            }
            while let (handle, code) = loop.next() { finishOpening(handle, code) }
            if let nextEnd, nextEnd <= uptime() { endOverdue() }
        }

        /// Works for the first of `count` connections, and stops after ``longestWork``. Returns their number.
        private static func count(of count: Int, work: (Int) -> Void) -> Int {
            let end = uptime() + longestWork
            var done = 0
            while done < count, done == 0 || uptime() < end {
                work(done)
                done += 1
            }
            return done
        }

        private func addReady(_ transfer: CurlSocketTransfer) {
            guard !transfer.isReady else { return }
            transfer.isReady = true
            ready.append(transfer)
        }

        private func serve(_ transfer: CurlSocketTransfer) {
            if transfer.socket.hasEnded { return }
            switch transfer.serve(loop) {
            case .waits: break
            case .continues: addReady(transfer)
            case .failed: remove(transfer.socket)
            }
        }

        private func open(_ socket: CurlSocket, _ handle: CurlHandle) {
            if socket.hasEnded { return }
            connections[socket.number] = Connection(socket: socket, handle: handle)
            if let end = socket.openingEnd { nextEnd = min(nextEnd ?? end, end) }
            if admission.begin(socket, socket.origin) { addStarting(socket) }
        }

        /// Lets libcurl have a connection in one of the next turns.
        private func addStarting(_ socket: CurlSocket) {
            connections[socket.number]?.stage = .starting
            starting.append(socket.number)
        }

        private func startOpening(_ number: UInt64) {
            guard let (socket, handle) = connections[number].map({ ($0.socket, $0.handle) }) else { return }
            if loop.start(handle) {
                connections[number]?.stage = .opening
                opening[ObjectIdentifier(handle)] = number
            } else {
                remove(socket)
                socket.end(with: CurlUnavailable(reason: "curl_multi_add_handle failed"))
            }
        }

        private func finishOpening(_ handle: CurlHandle, _ code: Int) {
            guard let number = opening[ObjectIdentifier(handle)], let socket = connections[number]?.socket
            else { return }
            guard code == CURLE_OK, let descriptor = loop.open(handle, number: number) else {
                var error: any Error = handle.error(code == CURLE_OK ? CURLE_RECV_ERROR : code, socket.url)
                if handle.info(CURLINFO_OS_ERRNO) == 0, loop.lacksDescriptors { error = CurlUnavailable.noDescriptor }
                remove(socket)
                return socket.end(with: error)
            }
            let transfer = CurlSocketTransfer(socket, handle, descriptor)
            connections[number]?.stage = .open(transfer)
            admission.setResponds(true, socket.origin)
            endOpening(socket, handle)
            // libcurl may close a connection from which nothing was received.
            serve(transfer)
            socket.setOpen()
        }

        /// Records that a connection is no longer being opened, and starts one that waits.
        private func endOpening(_ socket: CurlSocket, _ handle: CurlHandle) {
            opening[ObjectIdentifier(handle)] = nil
            if let next = admission.end(socket.origin) { addStarting(next) }
        }

        /// Closes a connection, or ends its opening.
        private func remove(_ socket: CurlSocket) {
            guard let connection = connections.removeValue(forKey: socket.number) else { return }
            switch connection.stage {
            case .waiting: admission.remove(socket, socket.origin)
            case .starting: endOpening(socket, connection.handle)
            case .opening:
                loop.remove(connection.handle)
                endOpening(socket, connection.handle)
            case .open(let transfer): loop.end(connection.handle, socket: transfer.descriptor)
            }
        }

        /// Ends the connections whose limit for opening has passed.
        private func endOverdue() {
            let now = uptime()
            nextEnd = nil
            for connection in connections.values {
                guard let end = connection.socket.openingEnd else { continue }
                if case .open = connection.stage { continue }
                if end > now {
                    nextEnd = min(nextEnd ?? end, end)
                    continue
                }
                if case .opening = connection.stage { admission.setResponds(false, connection.socket.origin) }
                remove(connection.socket)
                connection.socket.end(
                    with: URLError(
                        .timedOut,
                        userInfo: [
                            NSURLErrorFailingURLErrorKey: connection.socket.url,
                            NSLocalizedDescriptionKey: "The connection was not opened within its time limit.",
                        ]))
            }
        }
    }
#endif
