public import Fetching
public import Foundation

/// Creates an endpoint whose model is the messages of a WebSocket. After a lost connection, a new one is opened.
///
/// ```swift
/// let ticks: Fetcher<String, ElementStream<SocketMessage>> = socketMessages(
///     subscribe: { symbol, socket in try await socket.send(.json(Subscribe(symbol: symbol))) }
/// ) { _ in
///     try createRequest(baseURL: "https://example.com/v1", path: ["ticks"])
/// }
/// for try await message in try await ticks("ACME").get() { print(message) }
/// ```
///
/// The call returns when the first connection is open and `subscribe` has returned. An error of this first connection
/// is the error of the result.
///
/// After that, a new connection is opened, and `subscribe` runs again:
/// - when the connection ends without a close frame, or no pong arrives
/// - after a close frame for which `reconnectsAfter` returns true
/// - after an attempt with a transient network error, a redirect that was not followed, or the status 408, 425, 429 or
///   5xx
///
/// After any other close frame with the code 1000 or 1001, or without a code, the sequence ends. After any other
/// failure, it ends with an error. Each request passes through the layers of the store, so each attempt has current
/// credentials.
///
/// Messages that either side sends while the connection is lost can be missing. If that matters, `subscribe` can
/// request them from the server.
///
/// - Parameters:
///   - store: The store that opens the connections. A test passes a stub, such as `.socket` of `FetchingTestSupport`.
///   - subprotocols: The names of the subprotocols that the app knows, the preferred one first.
///   - maximumMessageBytes: The maximum length of a message from the server, in bytes. A longer message ends the
///     sequence with an error. The default is 16 MiB.
///   - keepAlive: The time without a byte from the server after which a ping is sent, or nil for no pings.
///   - pongLimit: The time after a ping within which a byte from the server must arrive. Otherwise, the connection is
///     lost.
///   - message: Returns the server's message in the body of a response with another status than 101, or nil if there is
///     none.
///   - policy: The random delay before each attempt (“full jitter”), and the maximum number of attempts after the last
///     message. After the last attempt, the sequence throws its error. The server can ask for a longer delay with
///     `Retry-After`; if that is more than 10 minutes, the sequence ends with the error.
///   - reconnectsAfter: Returns whether a new connection is opened after a close frame of the server; see
///     ``SocketClose/isTemporary``.
///   - onReconnect: A closure that is called before each delay, for example to show that the connection is lost. It
///     receives the error of the lost connection or of the failed attempt, or nil after a close frame, and the delay.
///   - subscribe: A closure that is called with the parameters and each connection before its messages are read, for
///     example to send a subscription. Messages that it reads are not in the sequence. An error that it throws counts
///     as a failed attempt.
///   - createURLRequest: Creates a `GET` request from the parameters. The scheme of its URL can also be `ws` or `wss`.
public func socketMessages<Params>(
    store: NetworkStore = .live,
    subprotocols: [String] = [],
    maximumMessageBytes: Int = 16 << 20,
    keepAlive: Duration? = .seconds(25),
    pongLimit: Duration = .seconds(10),
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    reconnectsAfter: @escaping @Sendable (SocketClose) -> Bool = { $0.isTemporary },
    onReconnect: @escaping @Sendable (_ error: AppError?, _ delay: Duration) -> Void = { _, _ in },
    subscribe: @escaping @Sendable (Params, WebSocket) async throws -> Void = { _, _ in },
    createURLRequest: @escaping RequestBuilder<Params>
) -> Fetcher<Params, ElementStream<SocketMessage>> where Params: Sendable {
    let opener = SocketOpener(
        store: store, subprotocols: subprotocols,
        settings: SocketSettings(
            maximumMessageBytes: maximumMessageBytes, keepAlive: keepAlive, pongLimit: pongLimit),
        message: message)
    return { params in
        await withinCall {
            do throws(AppError) {
                let request = try socketRequest(params, createURLRequest)
                let connect = { @Sendable () async throws(AppError) -> WebSocket in
                    let socket = try await opener.open(request)
                    do { try await subscribe(params, socket) } catch { throw AppError(sending: request, error) }
                    return socket
                }
                let first = SocketSlot()
                first.put(try await connect())
                let messages = ReconnectingMessages(
                    first: first, connect: connect, policy: policy, reconnectsAfter: reconnectsAfter,
                    onReconnect: onReconnect, call: CallContext.current)
                return .success(ElementStream(messages, mappingErrors: messages.appError(request)))
            } catch {
                return .failure(error)
            }
        }
    }
}

extension APISettings {
    /// Creates an endpoint whose elements are the messages of a WebSocket as models in the format of
    /// ``APISettings/json``. After a lost connection, a new one is opened; see the free function `socketMessages`.
    ///
    /// - Parameters:
    ///   - model: The type of the models. A message that does not match ends the sequence with an error.
    ///   - subprotocols: The names of the subprotocols that the app knows, the preferred one first.
    ///   - keepAlive: The time without a byte from the server after which a ping is sent, or nil for no pings.
    ///   - policy: The random delays, and the maximum number of attempts after the last message.
    ///   - reconnectsAfter: Returns whether a new connection is opened after a close frame of the server.
    ///   - onReconnect: A closure that is called before each delay with the last error, or nil after a close frame, and
    ///     the delay.
    ///   - subscribe: A closure that is called with the parameters and each connection before its messages are read.
    ///   - createURLRequest: Creates a `GET` request from the parameters.
    public func socketMessages<Params: Sendable, Model: Decodable & Sendable>(
        as model: Model.Type = Model.self,
        subprotocols: [String] = [],
        keepAlive: Duration? = .seconds(25),
        reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
        reconnectsAfter: @escaping @Sendable (SocketClose) -> Bool = { $0.isTemporary },
        onReconnect: @escaping @Sendable (_ error: AppError?, _ delay: Duration) -> Void = { _, _ in },
        subscribe: @escaping @Sendable (Params, WebSocket) async throws -> Void = { _, _ in },
        createURLRequest: @escaping RequestBuilder<Params>
    ) -> Fetcher<Params, ElementStream<Model>> {
        let mapper = jsonMapper(model, options: json)
        let messages = FetchingSockets.socketMessages(
            store: store, subprotocols: subprotocols, keepAlive: keepAlive, message: message, reconnecting: policy,
            reconnectsAfter: reconnectsAfter, onReconnect: onReconnect, subscribe: subscribe,
            createURLRequest: createURLRequest)
        return transformedFetcher(messages) { [hasEnded] stream in
            stream.mapElements { message in
                if hasEnded?() == true { throw AppError.cancelled }
                return try mapper(message.data)
            }
        }
    }
}
