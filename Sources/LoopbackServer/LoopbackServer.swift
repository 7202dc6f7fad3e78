import Dispatch
import Foundation
import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1, for tests and for demonstrations that must work offline.
///
/// One closure returns the response to each request. It can also misbehave: a ``Response`` can wait, drip, be cut
/// short, reset the connection, or consist of bytes that are not HTTP.
///
/// ```swift
/// let server = try LoopbackServer.start { request in
///     request.path == "/slow" ? .text("at last").after(.milliseconds(200)) : .json(#"{"ok":true}"#)
/// }
/// defer { server.stop() }
/// let url = server.baseURL + "/slow"
/// ```
///
/// Each connection has a plain thread of its own, so that a waiting or dripping answer holds up nobody else.
public final class LoopbackServer: Sendable {
    /// The port it listens on.
    public let port: UInt16

    /// What the paths of its URLs are appended to, without a slash at the end.
    public var baseURL: String { "http://127.0.0.1:\(port)" }

    private let stopping: StopSignal
    private let threads = DispatchGroup()
    private let counters = Counters()

    /// Starts a server; it accepts connections when this returns, and until ``stop()`` or the release of the last
    /// reference.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0 takes any that is free.
    ///   - handler: Called for each well-formed request, for several at once, never for two of one connection. Its
    ///     task is cancelled when the client leaves or the server stops; a client that closes only its sending half
    ///     counts as having left. Requests that are not well-formed get 400 (or 413, 431, 501, 505) without it.
    /// - Throws: ``StartError``, which says what failed: that the port is in use, for instance.
    public static func start(
        port: UInt16 = 0,
        handler: @escaping @Sendable (Request) async -> Response
    ) throws -> LoopbackServer {
        let stopping = try StopSignal()
        let listener = try Listener(port: port, stopping: stopping)
        let server = LoopbackServer(port: listener.port, stopping: stopping)
        server.accept(from: listener, handler: handler)
        return server
    }

    private init(port: UInt16, stopping: StopSignal) {
        self.port = port
        self.stopping = stopping
    }

    deinit { stop() }

    /// Closes the listener and every connection, and returns when all threads are done; calling it again does no harm.
    public func stop() {
        let isFirst = stopping.raise()
        threads.wait()
        if isFirst { stopping.close() }
    }

    // The threads hold what they need, never the server itself: it would not be released before it is stopped.
    private func accept(from listener: Listener, handler: @escaping @Sendable (Request) async -> Response) {
        startThread(named: "loopback \(port)", in: threads) { [port, threads, counters] in
            while let socket = listener.next() {
                counters.acceptedConnections.count(1)
                counters.openConnections.count(1)
                startThread(named: "loopback \(port)", in: threads) {
                    Connection(socket: socket, counters: counters, handler: handler).serve()
                    counters.openConnections.count(-1)
                }
            }
            listener.close()
        }
    }
}

extension LoopbackServer {
    /// How many connections are open now.
    public var openConnections: Int { counters.openConnections.value }

    /// How many connections were accepted since the start; fewer than ``requestCount`` when clients keep them alive.
    public var acceptedConnections: Int { counters.acceptedConnections.value }

    /// How many well-formed requests arrived since the start.
    public var requestCount: Int { counters.requests.value }
}

private func startThread(named name: String, in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    let thread = Thread {
        work()
        group.leave()
    }
    thread.name = name
    thread.stackSize = 512 * 1024
    thread.start()
}
