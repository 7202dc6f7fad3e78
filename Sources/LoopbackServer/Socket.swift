// The one file of this target that is unsafe: the C library's socket calls take raw pointers, and a descriptor is a
// number that the system hands out again after a close. What leaves this file is safe: a `Descriptor` is closed once,
// by the one thread that uses it, and no pointer outlives the call it was made for. Platforms differ here only.

import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin

    private let streamType = SOCK_STREAM
    private let sendFlags = MSG_DONTWAIT  // SO_NOSIGPIPE is set on each socket
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

/// Wakes every thread that waits in this file, for good.
///
/// It is a pipe that each wait polls beside the socket, and a byte in it that nobody reads. So a socket is only ever
/// touched by its own thread.
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

    /// False if it was raised before: the first caller is the one to close it.
    func raise() -> Bool {
        guard !raised.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        var byte: UInt8 = 0
        _ = unsafe write(writing.number, &byte, 1)
        return true
    }

    /// To be called when nobody waits any more.
    func close() {
        reading.close()
        writing.close()
    }
}

/// A socket on 127.0.0.1 that accepts connections.
struct Listener: Sendable {
    let port: UInt16
    private let descriptor: Descriptor
    private let stopping: StopSignal

    /// - Parameter port: 0 for any that is free.
    init(port: UInt16, stopping: StopSignal) throws(LoopbackServer.StartError) {
        let number = socket(AF_INET, streamType, 0)
        guard number >= 0 else { throw .failed(call: "socket") }
        descriptor = Descriptor(number)
        self.stopping = stopping

        // So that a port can be used again at once, while the connections of an earlier run fade away.
        setOption(SO_REUSEADDR, to: Int32(1), of: number)

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

    /// The next connection, or nil when the server stops.
    func next() -> Socket? {
        while !stopping.isRaised {
            let number = accept(descriptor.number, nil, nil)
            if number >= 0 { return Socket(Descriptor(number), stopping: stopping) }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EAGAIN: _ = wait(descriptor, for: Int16(POLLIN), stopping)
            // Out of descriptors or memory, most likely: the client waits in the backlog until there are some.
            default: _ = wait(nil, for: 0, stopping, milliseconds: 10)
            }
        }
        return nil
    }

    func close() { descriptor.close() }
}

/// A connection as its thread sees it; every wait ends when the server stops.
struct Socket: Sendable {
    private let descriptor: Descriptor
    private let stopping: StopSignal

    fileprivate init(_ descriptor: Descriptor, stopping: StopSignal) {
        self.descriptor = descriptor
        self.stopping = stopping
        setOption(TCP_NODELAY, level: Int32(IPPROTO_TCP), to: Int32(1), of: descriptor.number)
        #if canImport(Darwin)
            setOption(SO_NOSIGPIPE, to: Int32(1), of: descriptor.number)
        #endif
    }

    /// Waits for bytes; nil when the client will send no more, the connection broke, the server stops, or it took
    /// longer than `milliseconds`.
    func read(milliseconds: Int32 = -1) -> [UInt8]? {
        let capacity = 64 * 1024
        while !stopping.isRaised {
            var code: Int32 = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let received = unsafe recv(descriptor.number, buffer.baseAddress, capacity, Int32(MSG_DONTWAIT))
                code = errno
                count = max(0, received)
                if received == 0 { code = 0 }
            }
            if !bytes.isEmpty { return bytes }
            if code == EINTR { continue }
            guard code == EAGAIN, wait(descriptor, for: Int16(POLLIN), stopping, milliseconds: milliseconds) == .ready
            else { return nil }
        }
        return nil
    }

    /// Whether all of it went out.
    func write(_ data: Data) -> Bool {
        var rest = data
        while !rest.isEmpty {
            guard !stopping.isRaised else { return false }
            let sent = unsafe rest.withUnsafeBytes { bytes in
                unsafe send(descriptor.number, bytes.baseAddress, bytes.count, sendFlags)
            }
            if sent >= 0 {
                rest = rest.dropFirst(sent)
            } else if errno == EAGAIN {
                guard wait(descriptor, for: Int16(POLLOUT), stopping) == .ready else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Waits; false at once if the client leaves or the server stops meanwhile.
    func pause(for duration: Duration) -> Bool {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: min(duration, .seconds(86_400)))
        while true {
            let left = clock.now.duration(to: end)
            guard left > .zero else { return true }
            guard wait(descriptor, for: departureEvents, stopping, milliseconds: wholeMilliseconds(left)) == .timedOut
            else { return false }
        }
    }

    /// Whether the client closed its end, or the server stops.
    var isAbandoned: Bool { wait(descriptor, for: departureEvents, stopping, milliseconds: 0) != .timedOut }

    /// Makes the client's next read or write fail with "connection reset by peer".
    func reset() {
        setOption(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0), of: descriptor.number)
        descriptor.close()
    }

    /// Ends what we send and closes once the client did too, within a second.
    ///
    /// Closing while bytes of the client are unread would be a reset, which can destroy what the client has not read
    /// yet: the very answer that told it why.
    func finish() {
        shutdown(descriptor.number, Int32(SHUT_WR))
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .seconds(1))
        while clock.now < end, read(milliseconds: wholeMilliseconds(clock.now.duration(to: end))) != nil {}
        close()
    }

    func close() {
        // A child process that was started in the instant before the descriptor was marked may hold a copy.
        shutdown(descriptor.number, Int32(SHUT_RDWR))
        descriptor.close()
    }
}

/// A file descriptor that is not inherited by child processes, never blocks, and is closed once.
private final class Descriptor: Sendable {
    private let state: Atomic<Int32>

    init(_ number: Int32) {
        state = Atomic(number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        _ = fcntl(number, F_SETFL, O_NONBLOCK)
    }

    deinit { close() }

    /// -1, which every call refuses, once it is closed.
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

/// Waits until the descriptor is ready for `events` or broken, the server stops, or the time is over; -1 is no limit.
private func wait(_ descriptor: Descriptor?, for events: Int16, _ stopping: StopSignal, milliseconds: Int32 = -1)
    -> Wake
{
    var polled = [
        pollfd(fd: stopping.reading.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor?.number ?? -1, events: events, revents: 0),
    ]
    while true {
        let count = unsafe poll(&polled, 2, milliseconds)
        if count < 0, errno == EINTR { continue }
        if stopping.isRaised || polled[0].revents != 0 { return .stopped }
        return count == 0 ? .timedOut : .ready
    }
}

private func setOption<Value: BitwiseCopyable>(
    _ name: Int32, level: Int32 = SOL_SOCKET, to value: Value, of number: Int32
) {
    // A socket whose client has left already refuses options; its next read will tell.
    _ = unsafe withUnsafePointer(to: value) { pointer in
        unsafe setsockopt(number, level, name, pointer, socklen_t(MemoryLayout<Value>.size))
    }
}

/// Rounded up, so that a wait never ends early.
private func wholeMilliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
}

extension LoopbackServer.StartError {
    fileprivate static func cannotListen(on port: UInt16) -> Self {
        switch errno {
        case EADDRINUSE: Self(description: "Port \(port) on 127.0.0.1 is in use.")
        case EACCES: Self(description: "Port \(port) on 127.0.0.1 may not be used without more rights.")
        default: failed(call: "listen on port \(port)")
        }
    }

    fileprivate static func failed(call: String) -> Self {
        let reason = unsafe String(cString: strerror(errno))
        return Self(description: "The server could not start: \(call) failed: \(reason).")
    }
}

/// A name that methods called `close` do not hide.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
