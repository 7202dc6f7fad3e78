import Fetching
import FetchingSockets
import Foundation
import Synchronization

/// A connection in memory between a client and the closure of a stub.
final class StubConnection: Sendable {
    private enum End {
        /// The close frame that was sent first. The other side responds with the same code.
        case closed(SocketClose)
        /// The connection was lost. The client receives this error.
        case failed(AppError)
    }

    fileprivate let toServer = MessagePipe()
    fileprivate let toClient = MessagePipe()
    private let end = Mutex<End?>(nil)
    private let request: URLRequest
    /// The call that has opened the connection. Errors mask its secrets.
    private let call = CallContext.current

    init(_ request: URLRequest) { self.request = request }

    /// Runs the closure of the stub, and ends the connection in the way in which the closure ends.
    func serve(
        _ peer: WebSocket, at place: Place, _ serve: @Sendable (WebSocket, URLRequest) async throws -> Void
    ) async {
        // The server is not a part of the client's call, but has its time source.
        var context = call.forSharedWork
        context[upgradeKey] = nil
        context.removeListeners()
        await context.run {
            do {
                try await serve(peer, request)
                _ = close(SocketClose())
            } catch let error as URLError {
                finish(.failed(call.run { .network(NetworkFailure(error, request: request)) }))
            } catch let error as AppError where !error.isCancellation {
                finish(.failed(error))
            } catch {
                // Calls of the closure fail after the end of the connection, and when the client has released it.
                if finish(.failed(lost)), !Task.isCancelled {
                    failTest("the closure that acts as the server of a WebSocket threw \(error)", at: place)
                }
            }
        }
    }

    /// The error of an end without a close frame.
    fileprivate var lost: AppError {
        call.run { .network(NetworkFailure(URLError(.networkConnectionLost), request: request)) }
    }

    /// Closes the connection from one of its ends. Returns the close frame of the other end, or nil if the connection
    /// was lost before.
    fileprivate func close(_ close: SocketClose) -> SocketClose? {
        if finish(.closed(close)) { return SocketClose(code: close.code) }
        guard case .closed(let first) = end.withLock({ $0 }) else { return nil }
        return first
    }

    /// Ends the connection without a close frame.
    fileprivate func lose() { finish(.failed(lost)) }

    /// Ends the connection, and returns true. Returns false if it has already ended.
    @discardableResult private func finish(_ new: End) -> Bool {
        let isFirst = end.withLock { end in
            defer { end = end ?? new }
            return end == nil
        }
        guard isFirst else { return false }
        switch new {
        case .closed(let close):
            let result = result(of: close)
            toClient.end(result)
            toServer.end(result)
        case .failed(let error):
            toClient.end(.failure(error))
            toServer.end(.failure(lost))
        }
        return true
    }

    /// Returns the end of the messages after a close frame.
    private func result(of close: SocketClose) -> Result<Void, AppError> {
        guard let code = close.code, code != 1000, code != 1001 else { return .success(()) }
        return .failure(appError(ServerError(close.reason, code: String(code))))
    }

    /// Returns the error of the server, or of a closure that reads the messages.
    fileprivate func appError(_ error: any Error) -> AppError {
        call.run {
            let response = request.url.flatMap { url in
                HTTPURLResponse(url: url, statusCode: 101, httpVersion: "HTTP/1.1", headerFields: nil)
            }
            return response.map { AppError(mapping: Data(), $0, of: request, error) } ?? AppError(error)
        }
    }
}

/// One end of a connection in memory. When the client's end is released, the connection is lost.
final class StubSocket: Sendable {
    private let connection: StubConnection
    private let isClient: Bool
    private let source: MessagePipe
    private let target: MessagePipe
    private let server = Mutex<Task<Void, Never>?>(nil)

    init(of connection: StubConnection, isClient: Bool) {
        (self.connection, self.isClient) = (connection, isClient)
        (source, target) =
            isClient ? (connection.toClient, connection.toServer) : (connection.toServer, connection.toClient)
    }

    deinit {
        guard isClient else { return }
        connection.lose()
        server.withLock { $0 }?.cancel()
    }

    /// Keeps the task of the server, to cancel it at the end.
    func keep(_ task: Task<Void, Never>) { server.withLock { $0 = task } }

    func webSocket(subprotocol: String?) -> WebSocket {
        WebSocket(
            subprotocol: subprotocol,
            messages: ElementStream(StubMessages(socket: self), mappingErrors: connection.appError),
            send: { message in
                do { try await self.target.send(message) } catch is MessagePipe.Closed { throw self.error } catch {
                    throw AppError(error)
                }
            },
            ping: {
                if self.target.result != nil { throw self.error }
                return .zero
            },
            close: { close in
                do { try close.checkSendable() } catch { throw AppError.request(RequestFailure(error)) }
                return self.connection.close(close)
            })
    }

    fileprivate func next() async throws -> SocketMessage? { try await source.next() }

    /// The error of a call after the end: that of the messages if there is one.
    private var error: AppError {
        if case .failure(let error) = source.result { error } else { connection.lost }
    }
}

/// The messages that one end receives. Several iterators share them.
private struct StubMessages: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let socket: StubSocket

    func makeAsyncIterator() -> StubMessages { self }

    func next(isolation actor: isolated (any Actor)?) async throws -> SocketMessage? { try await socket.next() }
}

extension AppError {
    fileprivate var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}
