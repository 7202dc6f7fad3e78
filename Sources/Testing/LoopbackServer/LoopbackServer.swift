import Dispatch
import Foundation
import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1, for tests and for demonstrations that must work offline.
///
/// One closure returns the response to each request. The server can also simulate faults. A ``Response`` can be
/// delayed, sent in small pieces or truncated. A response can also reset the connection, consist of bytes that are not
/// HTTP, or open a WebSocket.
///
/// ```swift
/// let server = try LoopbackServer.start { request in
///     request.path == "/slow" ? .text("at last").delayed(by: .milliseconds(200)) : .json(#"{"ok":true}"#)
/// }
/// defer { server.stop() }
/// let url = server.baseURL + "/slow"
/// ```
///
/// Each connection has its own thread, so a slow response delays no other connection.
///
/// By default, a request is refused with status 421 if its `Host` is not `localhost` or a loopback address. Without
/// this check, a web page could read the server's responses by DNS rebinding: the page's own host name is made to
/// resolve to 127.0.0.1.
public final class LoopbackServer: Sendable {
    /// A closure that returns the receiver of a request's body, or nil to keep the body in the request.
    public typealias BodyReceiver = @Sendable (Request) async -> (@Sendable (Data) async throws -> Void)?

    /// The port on which the server listens.
    public let port: UInt16

    /// The scheme, host and port of the server's URLs, without a slash at the end, such as `http://127.0.0.1:8080`.
    public var baseURL: String { "http://127.0.0.1:\(port)" }

    private let stopSignal: StopSignal
    private let threads = DispatchGroup()
    private let counters = Counters()

    /// Starts a server. Clients can connect as soon as this function returns.
    ///
    /// The server stops when ``stop()`` is called or when the last reference to the server is released.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, or 0 for a free port.
    ///   - allowsAnyHost: Whether to accept a request with any `Host`, for example to test a proxy.
    ///   - maximumConnections: The maximum number of open connections. Further clients wait until a connection is
    ///     closed.
    ///   - idleTimeLimit: The maximum time for which the server waits for the next bytes of a request, or for the
    ///     client to receive the next bytes of a response. The connection is then closed.
    ///   - receiving: Called when the head of a request with a body has arrived. Returns nil to keep the body in
    ///     ``Request/body``, or a receiver: a closure that gets the body in parts. The length of a body with a receiver
    ///     is not limited. The server reads the next bytes only after the receiver has returned. If the receiver
    ///     throws, the connection is reset. If the client closes the connection while the receiver runs, the server may
    ///     notice this only later, because it must first read the bytes that have already arrived.
    ///   - handler: Returns the response to a well-formed request. Requests on one connection are handled one after
    ///     another; requests on several connections are handled concurrently. The handler's task is cancelled when the
    ///     server stops or the client closes the connection, even if the client closes only its sending half. A
    ///     malformed request gets status 400, 413, 431, 501 or 505, and the handler is not called.
    /// - Throws: ``StartError`` if the server can't start, for example because the port is in use.
    public static func start(
        port: UInt16 = 0,
        allowsAnyHost: Bool = false,
        maximumConnections: Int = 256,
        idleTimeLimit: Duration = .seconds(60),
        receiving: BodyReceiver? = nil,
        handler: @escaping @Sendable (Request) async -> Response
    ) throws -> LoopbackServer {
        let stopSignal = try StopSignal()
        let listener = try Listener(port: port, idleTimeLimit: idleTimeLimit, stopSignal: stopSignal)
        let server = LoopbackServer(port: listener.port, stopSignal: stopSignal)
        server.accept(from: listener, maximumConnections: maximumConnections) { [counters = server.counters] socket in
            Connection(
                socket: socket, counters: counters, allowsAnyHost: allowsAnyHost, receiving: receiving, handler: handler
            ).serve()
        }
        return server
    }

    private init(port: UInt16, stopSignal: StopSignal) {
        self.port = port
        self.stopSignal = stopSignal
    }

    deinit { stop() }

    /// Closes the listening socket and every connection, and returns once all threads have ended.
    ///
    /// Does nothing if the server is already stopped.
    public func stop() {
        let isFirst = stopSignal.raise()
        threads.wait()
        if isFirst { stopSignal.close() }
    }

    /// The number of open connections.
    public var openConnectionCount: Int { counters.openConnections.value }

    /// The number of connections accepted since the start.
    ///
    /// The number can be smaller than ``requestCount``, because a client can send several requests over one
    /// connection.
    public var acceptedConnectionCount: Int { counters.acceptedConnections.value }

    /// The number of requests that were passed to the handler since the start. Refused requests are not counted.
    public var requestCount: Int { counters.requests.value }

    // The threads hold no reference to the server. Otherwise `deinit`, which stops the server, would never be called.
    private func accept(
        from listener: Listener, maximumConnections: Int, serve: @escaping @Sendable (Socket) -> Void
    ) {
        startThread(named: "loopback \(port)", in: threads) { [port, threads, counters] in
            while let socket = listener.next(when: { counters.openConnections.value < maximumConnections }) {
                counters.acceptedConnections.count(1)
                counters.openConnections.count(1)
                startThread(named: "loopback \(port)", in: threads) {
                    serve(socket)
                    counters.openConnections.count(-1)
                }
            }
            listener.close()
        }
    }
}

extension LoopbackServer {
    /// The error of a server that could not start.
    public struct StartError: LocalizedError, CustomStringConvertible {
        /// A sentence that names the cause, such as a port that is in use, and says what to do if this is known.
        public let description: String

        /// The same sentence as ``description``.
        public var errorDescription: String? { description }
    }
}

/// The counters that all threads of a server share.
final class Counters: Sendable {
    let openConnections = Atomic(0)
    let acceptedConnections = Atomic(0)
    let requests = Atomic(0)
}

extension Atomic where Value == Int {
    fileprivate var value: Int { load(ordering: .acquiring) }

    func count(_ difference: Int) {
        add(difference, ordering: .acquiringAndReleasing)
    }
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
