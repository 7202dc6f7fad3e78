import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Opens the WebSockets of an endpoint.
struct SocketOpener: Sendable {
    let store: NetworkStore
    let subprotocols: [String]
    let settings: SocketSettings
    let message: @Sendable (HTTPURLResponse, Data) -> String?
    /// Creates the task of a session. A test passes a closure that simulates the session.
    var createTask: CreateSocketTask = sessionSocketTask

    /// Sends the handshake through the store, and returns the open socket.
    func open(_ request: URLRequest) async throws(AppError) -> WebSocket {
        let slot = SocketSlot()
        // Empties the slot, because a stub may keep the context of the call, which contains the slot.
        defer { _ = slot.take() }
        do {
            return try await withinCall {
                let call = CallContext.current
                let (body, response) = try await withCall({ context in
                    context[upgradeKey] = upgrade(for: request, in: call, slot)
                    context[slotKey] = slot
                }) { try await store.fetchStream(request) }
                guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
                try checkSecurity(of: response.url, redirectedFrom: request)
                let data = try await body.start(maximumBytes: 1 << 20)
                if let socket = slot.take(), response.statusCode == 101 { return socket }
                throw ServerFailure(request: request, response: response, body: data) { response, data in
                    message(response, data)
                        ?? (response.statusCode < 300 ? "The server did not open a WebSocket." : nil)
                }
            }
        } catch {
            throw openingError(error, request)
        }
    }

    private func upgrade(for first: URLRequest, in call: CallContext, _ slot: SocketSlot) -> ConnectionUpgrade {
        ConnectionUpgrade { request, connection in
            switch connection {
            case .bytes(let receive, let send, let end):
                do { try checkRedirect(to: request.url, from: first) } catch {
                    end()
                    throw error
                }
                return try await open(request, ByteConnection(receive: receive, send: send, end: end), in: call, slot)
            case .session(let session):
                try checkRedirect(to: request.url, from: first)
                return try await open(request, session, in: call, slot)
            }
        }
    }

    /// Sends the handshake over a connection of bytes.
    private func open(
        _ request: URLRequest, _ connection: ByteConnection, in call: CallContext, _ slot: SocketSlot
    ) async throws -> (ResponseBody, URLResponse) {
        let handshake: HandshakeRequest
        do {
            var generator = SystemRandomNumberGenerator()
            handshake = try HandshakeRequest(request, subprotocols: subprotocols) { generator.next() }
        } catch {
            connection.end()
            throw error
        }
        switch try await openHandshake(over: connection, handshake, sleep: { try await call.time.sleep($0) }) {
        case .refused(let head, let body): return (ResponseBody(body), try head.response(to: request))
        case .upgraded(let head, let subprotocol, let rest):
            let environment = SocketEnvironment(call)
            let channel = SocketChannel(
                over: connection, rest: rest, maximumMessageBytes: settings.maximumMessageBytes,
                mask: environment.mask)
            return put(channel, environment, subprotocol, try head.response(to: request), of: request, in: call, slot)
        }
    }

    /// Opens a WebSocket with a task of a session.
    private func open(
        _ request: URLRequest, _ session: URLSession, in call: CallContext, _ slot: SocketSlot
    ) async throws -> (ResponseBody, URLResponse) {
        // The session writes the head, but would ignore some of the fields that an app must not set.
        _ = try HandshakeRequest(request, subprotocols: subprotocols) { 0 }
        let environment = SocketEnvironment(call)
        let connection = SessionConnection(
            request, subprotocols: subprotocols, maximumMessageBytes: settings.maximumMessageBytes,
            sleep: environment.sleep)
        switch try await connection.open(createTask(session, connection)) {
        case .refused(let response): return (ResponseBody(Data()), response)
        case .upgraded(let response, let subprotocol):
            return put(
                SocketChannel(over: connection), environment, subprotocol, response, of: request, in: call, slot)
        }
    }

    /// Puts the socket of a channel into the slot, and returns the result of the handshake.
    private func put(
        _ channel: SocketChannel, _ environment: SocketEnvironment, _ subprotocol: String?,
        _ response: HTTPURLResponse, of request: URLRequest, in call: CallContext, _ slot: SocketSlot
    ) -> (ResponseBody, URLResponse) {
        let engine = SocketEngine(over: channel, settings: settings, environment: environment)
        slot.put(
            WebSocket(engine, subprotocol: subprotocol) { error in
                call.run { socketError(error, request, response) }
            })
        return (ResponseBody(Data()), response)
    }
}

extension SocketOpener {
    /// Throws if a redirect must not be followed: from `https` to `http`, or to another origin with subprotocols,
    /// because some APIs use one of them as a credential.
    private func checkRedirect(to url: URL?, from request: URLRequest) throws {
        try checkSecurity(of: url, redirectedFrom: request)
        guard !subprotocols.isEmpty, let url, let first = request.url, !haveSameOrigin(url, first) else { return }
        throw SocketError.invalidHandshake(
            "the server redirected the WebSocket to another origin, which must not receive the subprotocols")
    }
}

/// Throws if the server has redirected the request from `https` to `http`, which does not encrypt the messages.
private func checkSecurity(of url: URL?, redirectedFrom request: URLRequest) throws {
    guard request.url?.scheme?.lowercased() == "https", url?.scheme?.lowercased() == "http" else { return }
    throw SocketError.invalidHandshake(
        "the server redirected the WebSocket from https to http, which does not encrypt its messages")
}

/// Holds the socket that a transport or a stub has opened for a call, until the call takes it.
final class SocketSlot: Hashable, Sendable {
    private let state = Mutex((socket: WebSocket?.none, isTaken: false))

    /// Keeps a socket. The socket of an earlier attempt of a layer is released, which ends its connection. Does nothing
    /// after `take`, because the call has ended.
    func put(_ new: WebSocket) {
        // The old socket is released outside of the lock.
        _ = state.withLock { state in
            let old = state.socket
            if !state.isTaken { state.socket = new }
            return old
        }
    }

    /// Removes and returns the socket. Returns nil if there is none.
    func take() -> WebSocket? {
        state.withLock { state in
            state.isTaken = true
            return state.socket.take()
        }
    }

    static func == (first: SocketSlot, second: SocketSlot) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The key of the slot in the context of a call that opens a WebSocket.
let slotKey = CallKey<SocketSlot?>(default: nil)

/// Opens a WebSocket in the `fetchStream` of a stub. Returns the result of `fetchStream`: an empty body, and a response
/// with status 101.
///
/// ```swift
/// let store = NetworkStore(
///     fetchData: { _ in throw URLError(.unsupportedURL) },
///     fetchStream: { request in
///         try openedSocket(WebSocket(messages: ElementStream(messages), send: { _ in }), to: request)
///     })
/// ```
///
/// In a test, use the store `socket` of `FetchingTestSupport`, whose closure acts as the server.
///
/// - Throws: `URLError.unsupportedURL` if the current call does not open a WebSocket.
public func openedSocket(_ socket: WebSocket, to request: URLRequest) throws -> (ResponseBody, URLResponse) {
    guard let slot = CallContext.current[slotKey],
        let response = openedResponse(to: request, subprotocol: socket.subprotocol)
    else { throw URLError(.unsupportedURL) }
    slot.put(socket)
    return (ResponseBody(Data()), response)
}

/// Returns a response with status 101, or nil if the request has no URL.
func openedResponse(to request: URLRequest, subprotocol: String? = nil) -> HTTPURLResponse? {
    request.url.flatMap { url in
        HTTPURLResponse(
            url: url, statusCode: 101, httpVersion: "HTTP/1.1",
            headerFields: subprotocol.map { ["Sec-WebSocket-Protocol": $0] })
    }
}

extension WebSocket {
    /// Creates the socket of a connection. `appError` converts the errors of the engine.
    fileprivate init(
        _ engine: SocketEngine, subprotocol: String?,
        mappingErrors appError: @escaping @Sendable (any Error) -> AppError
    ) {
        self.init(
            subprotocol: subprotocol, messages: ElementStream(SocketMessages(engine: engine), mappingErrors: appError),
            send: { message in do { try await engine.send(message) } catch { throw appError(error) } },
            ping: { do { return try await engine.ping() } catch { throw appError(error) } },
            close: { close in do { return try await engine.close(close) } catch { throw appError(error) } })
    }
}

/// The messages of a connection. Several iterators share them.
private struct SocketMessages: AsyncSequence, AsyncIteratorProtocol {
    let engine: SocketEngine

    func makeAsyncIterator() -> SocketMessages { self }

    func next(isolation actor: isolated (any Actor)?) async throws -> SocketMessage? {
        try await engine.next(isolation: actor)
    }
}

extension SocketEnvironment {
    /// Creates the environment of a socket in a call. The listeners of layers such as `observing` are in the current
    /// context, which is that of the transport.
    fileprivate init(_ call: CallContext) {
        var context = CallContext.current
        (context[upgradeKey], context[slotKey]) = (nil, nil)
        self.init(
            uptime: { call.time.uptime() }, sleep: { try await call.time.sleep($0) },
            listener: { [context] in context.emit($0) })
    }
}

extension ResponseHead {
    /// Returns the head with the URL of the request. Repeated fields are joined.
    func response(to request: URLRequest) throws -> HTTPURLResponse {
        let joined = Dictionary(grouping: fields, by: \.name).mapValues {
            $0.map(\.value).joined(separator: ", ")
        }
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.\(minorVersion)", headerFields: joined)
        else { throw URLError(.badServerResponse) }
        return response
    }
}

extension ResponseBody {
    /// Returns the beginning of the body, and cancels the rest. An error of the body is ignored, because the status is
    /// more important.
    fileprivate func start(maximumBytes: Int) async throws -> Data {
        var data = Data()
        do {
            for try await chunk in self {
                data.append(chunk)
                if data.count >= maximumBytes { break }
            }
        } catch {
            try Task.checkCancellation()
        }
        return data
    }
}
