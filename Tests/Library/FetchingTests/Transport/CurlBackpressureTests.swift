import SharedTestCode

#if os(Linux)
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import Fetching

    /// Measurements of streams over libcurl in real time. They run only if `FETCHING_SOAK` is set, because they depend
    /// on the speed of the machine. ``TransportStreamTests`` has tests without measurements.
    @Suite(.live, .serialized, .hangLimit, .enabled(if: soakSize != nil, "measures real time, if FETCHING_SOAK is set"))
    struct CurlBackpressureTests {
        @Test func aServerWaitsForAConsumerThatReadsOneMebibytePerSecond() async {
            // The memory is measured for an entire process.
            let result = await inTurn {
                await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                    let server = try FloodServer(mebibytes: 300)
                    let body = try await Transport.curl.store().fetchStream(createRequest(baseURL: server.baseURL)).0
                    var iterator = body.makeAsyncIterator()
                    let start = ContinuousClock.now
                    var (consumed, memory, growth, ahead) = (0, 0, 0, 0)
                    while consumed < 5 << 20 {
                        let next = start + .seconds(Double(consumed) / Double(1 << 20))
                        try await Task.sleep(until: next, clock: .continuous)
                        consumed += try #require(try await iterator.next()).count
                        ahead = max(ahead, server.writtenBytes - consumed)
                        if consumed < 1 << 20 { memory = residentKibibytes() }
                        growth = max(growth, residentKibibytes() - memory)
                    }
                    let buffers = largestBuffer("tcp_rmem") + largestBuffer("tcp_wmem")
                    print(
                        "backpressure: \(consumed) bytes read in \(start.duration(to: .now)), the server wrote at most",
                        "\(ahead) bytes more, the buffers of the system hold \(buffers), memory grew by \(growth) KiB")
                    expect(ahead <= buffers + BodyBuffer.capacity + (1 << 16))
                    expect(growth < 1024)
                }
            }
            if let result { print(String(decoding: result.standardOutputContent, as: UTF8.self)) }
        }

        @Test func aReleasedBodyClosesItsConnectionSoon() async throws {
            let store = Transport.curl.store()
            var times: [Duration] = []
            for _ in 0..<200 {
                let server = try FloodServer(mebibytes: 300)
                var body: ResponseBody? = try await store.fetchStream(createRequest(baseURL: server.baseURL)).0
                for try await _ in try #require(body) { break }
                try await Task.sleep(for: .milliseconds(1))
                let start = ContinuousClock.now
                body = nil
                expect(await eventually { server.end != nil })
                times.append(start.duration(to: try #require(server.end)))
            }
            times.sort()
            print("a released body closes its connection after \(times[100]) (median), \(times[199]) (maximum)")
            expect(times[100] < .milliseconds(10))
        }
    }

    /// A server for one connection, which sends a body as fast as it can and counts the bytes.
    private final class FloodServer: Sendable {
        let port: UInt16
        private let written = Mutex(0)
        private let closed = Mutex<ContinuousClock.Instant?>(nil)

        var baseURL: String { "http://127.0.0.1:\(port)" }

        /// The number of bytes that the system has accepted.
        var writtenBytes: Int { written.withLock { $0 } }

        /// The time at which the server could not write, because the client had closed the connection.
        var end: ContinuousClock.Instant? { closed.withLock { $0 } }

        init(mebibytes: Int) throws {
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(listener, address, length) == 0 && listen(listener, 1) == 0
                        && getsockname(listener, address, &length) == 0
                }
            }
            try #require(isListening)
            port = address.sin_port.bigEndian
            Thread { self.serve(listener, mebibytes) }.start()
        }

        private func serve(_ listener: Int32, _ mebibytes: Int) {
            let connection = accept(listener, nil, nil)
            close(listener)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = recv(connection, &request, request.count, 0)
            let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(mebibytes << 20)\r\n\r\n".utf8)
            _ = send(connection, head, head.count, Int32(MSG_NOSIGNAL))
            let part = [UInt8](repeating: 0, count: 1 << 14)
            for _ in 0..<mebibytes << 6 {
                let count = send(connection, part, part.count, Int32(MSG_NOSIGNAL))
                if count <= 0 { break }
                written.withLock { $0 += count }
            }
            closed.withLock { $0 = .now }
            close(connection)
        }
    }

    /// Returns the maximum size of a socket's buffer in bytes.
    private func largestBuffer(_ name: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/sys/net/ipv4/\(name)", encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
    }
#endif
