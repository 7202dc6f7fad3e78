import Fetching
public import FetchingSockets
import Foundation

extension NetworkStore {
    /// Returns a store that opens WebSockets. A closure acts as the server.
    ///
    /// ```swift
    /// let store = NetworkStore.socket { peer in
    ///     for try await message in peer.messages {
    ///         try await CallContext.current.sleep(for: .seconds(1))
    ///         try await peer.send(message)
    ///     }
    /// }
    /// try await VirtualTime.run {
    ///     let socket = try await socketFetcher(store: store, createURLRequest: createURLRequest)(room).get()
    ///     …
    /// }
    /// ```
    ///
    /// The closure is called for each connection, including those after a reconnect. Its `WebSocket`
    /// is the server's end of the connection: `messages` are what the client sends, and `send` and `close` reach the
    /// client.
    ///
    /// The connection ends when the closure ends. If the closure returns, the connection is closed with the code 1000.
    /// If it throws an `AppError`, the client receives this error. If it throws a `URLError`, the connection is lost.
    /// Any other error fails the test.
    ///
    /// The task of the closure is cancelled when the client releases the socket. Messages that the client has sent
    /// before that can still be read.
    ///
    /// A request that does not open a WebSocket throws an error and fails the test.
    ///
    /// - Parameters:
    ///   - subprotocol: The subprotocol that the server chooses, or nil for none.
    ///   - fileID: The file of a failure, by default that of the call.
    ///   - filePath: The path of that file.
    ///   - line: The line of a failure.
    ///   - serve: Acts as the server. It has the time source of the call, so `CallContext.current.sleep` waits in
    ///     virtual time.
    public static func socket(
        subprotocol: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        _ serve: @escaping @Sendable (_ peer: WebSocket) async throws -> Void
    ) -> NetworkStore {
        socket(subprotocol: subprotocol, fileID: fileID, filePath: filePath, line: line) { peer, _ in
            try await serve(peer)
        }
    }

    /// Returns a store that opens WebSockets. A closure acts as the server, and also receives the request of the
    /// connection; see `socket`.
    ///
    /// ```swift
    /// let store = NetworkStore.socket { peer, request in
    ///     try await peer.send(.text(request.value(forHTTPHeaderField: "Last-Event-ID") ?? "none"))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - subprotocol: The subprotocol that the server chooses, or nil for none.
    ///   - fileID: The file of a failure, by default that of the call.
    ///   - filePath: The path of that file.
    ///   - line: The line of a failure.
    ///   - serve: Acts as the server.
    public static func socket(
        subprotocol: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        _ serve: @escaping @Sendable (_ peer: WebSocket, _ request: URLRequest) async throws -> Void
    ) -> NetworkStore {
        let place = Place(fileID: fileID, filePath: filePath, line: line)
        let use = StubUse(at: place)
        return NetworkStore(
            fetchData: { request in throw use.unexpected(request, noSocketText) },
            fetchStream: { request in
                guard CallContext.current[upgradeKey] != nil else { throw use.unexpected(request, noSocketText) }
                let connection = StubConnection(request)
                let client = StubSocket(of: connection, isClient: true)
                let result = try openedSocket(client.webSocket(subprotocol: subprotocol), to: request)
                let peer = StubSocket(of: connection, isClient: false).webSocket(subprotocol: subprotocol)
                client.keep(Task { await connection.serve(peer, at: place, serve) })
                return result
            })
    }
}

private let noSocketText = "this stub opens WebSockets, so call it with `socketFetcher` or `socketMessages`"
