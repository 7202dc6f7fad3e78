// This is the only file of this target with unsafe code. The C library's socket calls take raw pointers, and the
// system reuses a descriptor's number after the descriptor is closed. The types of this file are safe to use: a
// `Descriptor` is closed once, by the thread that uses it, and no pointer outlives the call for which it was created.
// The differences between platforms are in this file too.

import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin

    private let streamType = SOCK_STREAM
    private let sendFlags = MSG_DONTWAIT  // SO_NOSIGPIPE is set on the listening socket
    private let departureEvents = Int16(POLLHUP)
#else
    #if canImport(Musl)
        import Musl

        private let streamType = SOCK_STREAM
    #else
        import Glibc

        private let streamType = Int32(SOCK_STREAM.rawValue)
    #endif

    private let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    private let departureEvents: Int16 = 0x2000  // POLLRDHUP, which the module map leaves out
#endif

/// A signal that ends all current and future waits of a server's sockets.
///
/// The signal is a pipe that each wait polls together with a socket. `raise` writes a byte that is never read, so the
/// pipe stays readable. The thread that stops the server uses only the pipe, and not the sockets of other threads.
final class StopSignal: Sendable {
    fileprivate let reading: Descriptor
    private let writing: Descriptor
    private let raised = Atomic(false)

    init() throws(LoopbackServer.StartError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw .failed(call: "pipe") }
        reading = Descriptor(ends[0])
        writing = Descriptor(ends[1])
    }

    var isRaised: Bool { raised.load(ordering: .acquiring) }

    /// Raises the signal. Returns whether this is the first call. The first caller, and no other caller, must call
    /// `close()` later.
    func raise() -> Bool {
        guard !raised.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        var byte: UInt8 = 0
        _ = unsafe write(writing.number, &byte, 1)
        return true
    }

    /// Closes the pipe. Call this method once all threads have ended.
    func close() {
        reading.close()
        writing.close()
    }
}

/// A socket on 127.0.0.1 that accepts connections.
struct Listener: Sendable {
    let port: UInt16
    private let descriptor: Descriptor
    private let idleTimeLimit: Duration
    private let stopSignal: StopSignal

    /// Creates a socket that listens on a port.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, or 0 for a free port.
    ///   - idleTimeLimit: The idle limit of the accepted sockets.
    ///   - stopSignal: The signal that ends each wait.
    init(port: UInt16, idleTimeLimit: Duration, stopSignal: StopSignal) throws(LoopbackServer.StartError) {
        let number = socket(AF_INET, streamType, 0)
        guard number >= 0 else { throw .failed(call: "socket") }
        descriptor = Descriptor(number)
        self.idleTimeLimit = idleTimeLimit
        self.stopSignal = stopSignal

        // Allows a port to be used again while connections of an earlier server are in TIME_WAIT.
        setOption(SO_REUSEADDR, to: Int32(1), of: number)
        #if canImport(Darwin)
            // Accepted sockets inherit this option. Setting it on an accepted socket fails if the client has already
            // reset the connection.
            setOption(SO_NOSIGPIPE, to: Int32(1), of: number)
        #endif

        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)

        let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe bind(number, address, size) == 0, listen(number, Int32(SOMAXCONN)) == 0 else {
                    return Int32(-1)
                }
                return unsafe getsockname(number, address, &size)
            }
        }
        guard result == 0 else { throw .cannotListen(on: port) }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Waits until `isReady` returns true, then waits for the next connection and returns its socket. Returns nil when
    /// the server stops.
    func next(when isReady: () -> Bool) -> Socket? {
        while !stopSignal.isRaised {
            guard isReady() else {
                _ = wait(nil, for: 0, stopSignal, milliseconds: 10)
                continue
            }
            let number = accept(descriptor.number, nil, nil)
            if number >= 0 { return Socket(Descriptor(number), idleTimeLimit, stopSignal) }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EAGAIN: _ = wait(descriptor, for: Int16(POLLIN), stopSignal)
            // Probably the process has no free descriptors or memory. The client waits in the backlog until a later
            // `accept` succeeds.
            default: _ = wait(nil, for: 0, stopSignal, milliseconds: 10)
            }
        }
        return nil
    }

    func close() {
        // On Linux, `shutdown` makes the socket stop listening, even if a child process that is just starting has a
        // copy of the socket.
        shutdown(descriptor.number, Int32(SHUT_RDWR))
        descriptor.close()
    }
}

/// A connected socket that one thread uses. Every wait ends when the server stops.
struct Socket: Sendable {
    private let descriptor: Descriptor
    private let idleMilliseconds: Int32
    private let stopSignal: StopSignal

    fileprivate init(_ descriptor: Descriptor, _ idleTimeLimit: Duration, _ stopSignal: StopSignal) {
        self.descriptor = descriptor
        idleMilliseconds = wholeMilliseconds(idleTimeLimit)
        self.stopSignal = stopSignal
        setOption(TCP_NODELAY, level: Int32(IPPROTO_TCP), to: Int32(1), of: descriptor.number)
    }

    /// Waits for bytes and returns them.
    ///
    /// Returns nil if the client has closed its sending half, the connection has failed, the server stops, or
    /// `milliseconds` have passed. By default, the time limit is the idle limit.
    func read(milliseconds: Int32? = nil) -> [UInt8]? {
        let milliseconds = milliseconds ?? idleMilliseconds
        let capacity = 64 * 1024
        while !stopSignal.isRaised {
            var code: Int32 = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let received = unsafe recv(descriptor.number, buffer.baseAddress, capacity, Int32(MSG_DONTWAIT))
                code = errno
                count = max(0, received)
                if received == 0 { code = 0 }
            }
            if !bytes.isEmpty { return bytes }
            if code == EINTR { continue }
            guard code == EAGAIN, wait(descriptor, for: Int16(POLLIN), stopSignal, milliseconds: milliseconds) == .ready
            else { return nil }
        }
        return nil
    }

    /// Sends all bytes of `data`. Returns false if the connection fails, the server stops, or the client receives
    /// nothing during the idle limit.
    func write(_ data: Data) -> Bool {
        var rest = data
        while !rest.isEmpty {
            guard !stopSignal.isRaised else { return false }
            let sent = unsafe rest.withUnsafeBytes { bytes in
                unsafe send(descriptor.number, bytes.baseAddress, bytes.count, sendFlags)
            }
            if sent >= 0 {
                rest = rest.dropFirst(sent)
            } else if errno == EAGAIN {
                guard wait(descriptor, for: Int16(POLLOUT), stopSignal, milliseconds: idleMilliseconds) == .ready
                else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Waits for `duration`, at most one day. Returns false as soon as the server stops, and within 100 ms after the
    /// client closes its sending half.
    func pause(for duration: Duration) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: min(duration, .seconds(86_400)))
        while true {
            let left = clock.now.duration(to: end)
            guard left > .zero else { return true }
            // On Apple platforms, a `poll` that waits does not report POLLHUP if unread bytes arrived earlier. A `poll`
            // with a time limit of 0 reports it, so `isAbandoned` is checked at least every 100 ms.
            let step = min(wholeMilliseconds(left), 100)
            guard !isAbandoned, wait(nil, for: 0, stopSignal, milliseconds: step) == .timedOut else { return false }
        }
    }

    /// Whether the client has closed its sending half or the server has been stopped.
    var isAbandoned: Bool { wait(descriptor, for: departureEvents, stopSignal, milliseconds: 0) != .timedOut }

    /// Closes the connection so that the client's next read or write fails with "connection reset by peer".
    func reset() {
        setOption(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0), of: descriptor.number)
        descriptor.close()
    }

    /// Closes the sending half, then waits at most 10 seconds until the client closes its half, and closes the socket.
    ///
    /// A socket that is closed with unread bytes resets the connection. The client could then lose the last response,
    /// which may contain the reason for a refusal.
    func finish() {
        shutdown(descriptor.number, Int32(SHUT_WR))
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .seconds(10))
        while clock.now < end, read(milliseconds: wholeMilliseconds(clock.now.duration(to: end))) != nil {}
        close()
    }

    func close() {
        // A child process that started before FD_CLOEXEC was set may hold a copy of the descriptor. Without `shutdown`,
        // the copy would keep the connection open.
        shutdown(descriptor.number, Int32(SHUT_RDWR))
        descriptor.close()
    }
}

/// A file descriptor that child processes don't inherit, that never blocks, and that is closed once.
private final class Descriptor: Sendable {
    private let state: Atomic<Int32>

    init(_ number: Int32) {
        state = Atomic(number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        _ = fcntl(number, F_SETFL, O_NONBLOCK)
    }

    deinit { close() }

    /// The descriptor's number, or -1 after `close()`. A system call with -1 fails, except `poll`, which ignores it.
    var number: Int32 { state.load(ordering: .acquiring) }

    func close() {
        let number = state.exchange(-1, ordering: .acquiringAndReleasing)
        if number >= 0 { _ = systemClose(number) }
    }
}

private enum Wake {
    case ready
    case stopped
    case timedOut
}

/// Waits until the descriptor is ready for `events` or has failed, the server stops, or `milliseconds` have passed.
///
/// - Parameter milliseconds: The time limit, or -1 for no limit.
private func wait(_ descriptor: Descriptor?, for events: Int16, _ stopSignal: StopSignal, milliseconds: Int32 = -1)
    -> Wake
{
    var polled = [
        pollfd(fd: stopSignal.reading.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor?.number ?? -1, events: events, revents: 0),
    ]
    while true {
        let count = unsafe poll(&polled, 2, milliseconds)
        if count < 0, errno == EINTR { continue }
        if stopSignal.isRaised || polled[0].revents != 0 { return .stopped }
        return count == 0 ? .timedOut : .ready
    }
}

private func setOption<Value: BitwiseCopyable>(
    _ name: Int32, level: Int32 = SOL_SOCKET, to value: Value, of number: Int32
) {
    // The call fails if the client has already closed the connection. The next read reports this.
    _ = unsafe withUnsafePointer(to: value) { pointer in
        unsafe setsockopt(number, level, name, pointer, socklen_t(MemoryLayout<Value>.size))
    }
}

/// Returns the duration in milliseconds, rounded up so that a wait never ends early.
private func wholeMilliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: min(seconds, Int64(Int32.max)) * 1000 + fraction)
}

extension LoopbackServer.StartError {
    fileprivate static func cannotListen(on port: UInt16) -> Self {
        switch errno {
        case EADDRINUSE:
            Self(description: "Port \(port) on 127.0.0.1 is in use; choose another port, or 0 for any free port.")
        case EACCES: Self(description: "Port \(port) on 127.0.0.1 needs more privileges; use a port above 1023.")
        default: failed(call: "listening on port \(port)")
        }
    }

    fileprivate static func failed(call: String) -> Self {
        let reason = unsafe String(cString: strerror(errno))
        return Self(description: "The server could not start because \(call) failed: \(reason).")
    }
}

/// Calls the C library's `close`. Methods named `close` can't call it directly, because their name hides it.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
