#if os(Linux)
    import Foundation
    import Glibc

    /// A port on which connections are neither accepted nor refused, because the queue of its socket is full.
    package struct BlackHole: Sendable {
        package let port: UInt16
        private let sockets: [Int32]

        /// Creates a socket that accepts at most `backlog` connections, and never sends a byte.
        package init?(backlog: Int32 = 0) {
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
            let listener = socket(AF_INET, kind, 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            var sockets = [listener]
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    guard bind(listener, address, length) == 0, listen(listener, backlog) == 0,
                        getsockname(listener, address, &length) == 0
                    else { return false }
                    for _ in 0..<4 {
                        sockets.append(socket(AF_INET, kind, 0))
                        connect(sockets[sockets.count - 1], address, length)
                    }
                    return true
                }
            }
            self.sockets = sockets
            port = address.sin_port.bigEndian
            if !isListening { return nil }
        }

        package func close() { for socket in sockets { Glibc.close(socket) } }
    }
#endif
