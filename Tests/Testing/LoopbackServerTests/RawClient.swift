import Foundation
import SharedTestCode

/// A blocking client that sends and receives bytes, which need not be HTTP. Use the client inside `onOwnThread`.
final class RawClient {
    enum Failure: Error, Equatable {
        case refused
        case reset
        case timedOut
    }

    private let descriptor: Int32

    init(port: UInt16) throws {
        // A child process that inherits the socket would keep the connection open after this client is released.
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // The option cannot be set after the server has reset the connection.
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        #endif
        // This limit only ends a test that would hang otherwise.
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure.refused }
    }

    deinit { _ = systemClose(descriptor) }

    /// Sends a text. Ignores a failed connection, because the next read throws.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) {
        #if canImport(Darwin)
            _ = send(descriptor, bytes, bytes.count, 0)
        #else
            _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
    }

    /// Waits for at least one byte and returns the received bytes. Returns empty data once the server has closed the
    /// connection.
    func readSome(atMost count: Int = 65_536) throws -> Data {
        var buffer = [UInt8](repeating: 0, count: count)
        var received = recv(descriptor, &buffer, count, 0)
        // A signal interrupts a wait with a time limit, for example when a suspended machine continues.
        while received < 0, errno == EINTR { received = recv(descriptor, &buffer, count, 0) }
        guard received >= 0 else { throw errno == ECONNRESET ? Failure.reset : Failure.timedOut }
        return Data(buffer.prefix(received))
    }

    func readToEnd() throws -> String {
        var all = Data()
        while case let some = try readSome(), !some.isEmpty { all += some }
        return String(decoding: all, as: UTF8.self)
    }

    func read(until ending: String) throws -> String {
        var all = ""
        while !all.hasSuffix(ending), case let some = try readSome(atMost: 1), !some.isEmpty {
            all += String(decoding: some, as: UTF8.self)
        }
        return all
    }

    /// Sets an option of the socket: the release of this client then resets the connection instead of closing it.
    func resetOnRelease() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Sends a text on a new connection. Returns the text that arrives until the server closes the connection.
func exchange(_ text: String, port: UInt16) async throws -> String {
    try await onOwnThread {
        let client = try RawClient(port: port)
        client.write(text)
        return try client.readToEnd()
    }
}
