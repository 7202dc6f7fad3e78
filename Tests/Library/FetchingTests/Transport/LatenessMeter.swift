#if os(Linux)
    import Foundation
    import SharedTestCode
    import Synchronization

    /// A thread that measures how much a busy machine delays this process. It calls a server without the library, and
    /// uses processor time.
    final class LatenessMeter: Sendable {
        struct Lateness: Sendable {
            /// The duration of the longest call. On an idle machine, it is a few milliseconds.
            var longestCall = Duration.zero
            /// The real time for a second of processor time, in seconds. On an idle machine, it is 1.
            var slowdown: Double { cpuSeconds == 0 ? 1 : max(1, seconds / cpuSeconds) }
            fileprivate var seconds = 0.0
            fileprivate var cpuSeconds = 0.0
        }

        private let lateness = Mutex(Lateness())
        private let isStopped = Atomic(false)

        init(_ port: UInt16) { Thread { self.measure(port) }.start() }

        /// Ends the thread, and returns the lateness so far.
        func stop() -> Lateness {
            isStopped.store(true, ordering: .relaxed)
            return lateness.withLock { $0 }
        }

        private func measure(_ port: UInt16) {
            let clock = ContinuousClock()
            while !isStopped.load(ordering: .relaxed) {
                for _ in 0..<20 {
                    let call = clock.measure { exchange(port) }
                    lateness.withLock { $0.longestCall = max($0.longestCall, call) }
                    usleep(2000)
                }
                // The work is longer than one time slice of the system's scheduler, but short enough to leave the cores
                // mostly idle.
                let start = threadCPUSeconds()
                let work = clock.measure { while threadCPUSeconds() < start + 0.02 {} }
                lateness.withLock {
                    $0.seconds += work / .seconds(1)
                    $0.cpuSeconds += threadCPUSeconds() - start
                }
            }
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
