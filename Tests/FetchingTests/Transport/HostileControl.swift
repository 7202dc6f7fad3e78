#if os(Linux)
    import Foundation
    import Synchronization

    /// A thread that makes calls to a server without a transport, and measures the longest call. On an idle machine,
    /// a call takes a few milliseconds at most.
    final class Control: Sendable {
        private let longest = Mutex(Duration.zero)
        private let isStopped = Atomic(false)

        init(_ port: UInt16) {
            Thread {
                while !self.isStopped.load(ordering: .relaxed) {
                    let start = ContinuousClock.now
                    exchange(port)
                    let duration = start.duration(to: .now)
                    self.longest.withLock { $0 = max($0, duration) }
                    usleep(2000)
                }
            }.start()
        }

        /// Ends the thread, and returns the duration of the longest call.
        func stop() -> Duration {
            isStopped.store(true, ordering: .relaxed)
            return longest.withLock { $0 }
        }
    }

    /// Whether a server accepts connections.
    func canConnect(to port: UInt16) -> Bool {
        let descriptor = connection(to: port)
        if let descriptor { close(descriptor) }
        return descriptor != nil
    }

    /// Sends a request, and receives a part of the response.
    private func exchange(_ port: UInt16) {
        guard let descriptor = connection(to: port) else { return }
        let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
        var response = [UInt8](repeating: 0, count: 4096)
        if send(descriptor, request, request.count, 0) > 0 { recv(descriptor, &response, response.count, 0) }
        close(descriptor)
    }

    private func connection(to port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        return nil
    }
#endif
