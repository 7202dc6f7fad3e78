public import Fetching
public import Foundation

/// Creates an endpoint whose model is an open WebSocket (RFC 6455).
///
/// ```swift
/// let chat: Fetcher<String, WebSocket> = socketFetcher { room in
///     try createRequest(baseURL: "https://example.com/v1", path: ["rooms", room])
/// }
/// let socket = try await chat("lobby").get()
/// try await socket.send(.json(Hello(name: "Ada")))
/// for try await message in socket.messages { print(message) }
/// ```
///
/// The call returns when the handshake is complete. The layers of the store handle the request and the response of the
/// handshake as those of other calls: credentials are added, and refreshed after status 401, and redirects are
/// followed. The time limits of the request and the call apply until the handshake is complete.
///
/// A status other than 101 is ``AppError/server(_:)`` with the server's message. A response with status 101
/// that is not valid is ``AppError/network(_:)``. A request that cannot open a WebSocket, such as one with a
/// body, is ``AppError/request(_:)``.
///
/// To connect again after a lost connection, use `socketMessages`.
///
/// - Parameters:
///   - store: The store that opens the connection. A test passes a stub, such as `.socket` of `FetchingTestSupport`. On
///     Linux, ``NetworkStore/live`` and `curl` have WebSockets, and `urlSession` has none.
///   - subprotocols: The names of the subprotocols that the app knows, the preferred one first.
///   - maximumMessageBytes: The maximum length of a message from the server, in bytes. A longer message closes the
///     connection with the code 1009. The default is 16 MiB.
///   - keepAlive: The time without a byte from the server after which a ping is sent, or nil for no pings.
///   - pongLimit: The time after such a ping within which a byte from the server must arrive. Otherwise, the connection
///     is lost. It is also the time limit of ``WebSocket/ping``, which needs a pong.
///   - closeLimit: The maximum time of ``WebSocket/close``, in which the messages in the buffer are sent and the close
///     frame of the server arrives.
///   - message: Returns the server's message in the body of a response with another status than 101, or nil if there is
///     none.
///   - createURLRequest: Creates a `GET` request from the parameters. The scheme of its URL can also be `ws` or `wss`.
public func socketFetcher<Params>(
    store: NetworkStore = .live,
    subprotocols: [String] = [],
    maximumMessageBytes: Int = 16 << 20,
    keepAlive: Duration? = .seconds(25),
    pongLimit: Duration = .seconds(10),
    closeLimit: Duration = .seconds(5),
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    createURLRequest: @escaping RequestBuilder<Params>
) -> Fetcher<Params, WebSocket> {
    let opener = SocketOpener(
        store: store, subprotocols: subprotocols,
        settings: SocketSettings(
            maximumMessageBytes: maximumMessageBytes, keepAlive: keepAlive, pongLimit: pongLimit,
            closeLimit: closeLimit),
        message: message)
    return { params in
        await withinCall {
            do throws(AppError) {
                return .success(try await opener.open(socketRequest(params, createURLRequest)))
            } catch {
                return .failure(error)
            }
        }
    }
}

/// Returns the request that `createURLRequest` creates, with the scheme `http` or `https`, so that the layers compare
/// its origin with those of other requests. Throws ``AppError/cancelled`` if the task is cancelled.
func socketRequest<Params>(
    _ params: Params, _ createURLRequest: RequestBuilder<Params>
) throws(AppError) -> URLRequest {
    guard !Task.isCancelled else { throw .cancelled }
    do {
        var request = try createURLRequest(params)
        request.url = request.url.map(withHTTPScheme)
        return request
    } catch {
        throw AppError(creatingRequest: error)
    }
}

/// Returns a URL with the scheme `http` instead of `ws`, and `https` instead of `wss`.
private func withHTTPScheme(_ url: URL) -> URL {
    guard let scheme = ["ws": "http", "wss": "https"][url.scheme?.lowercased() ?? ""],
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    parts.scheme = scheme
    return parts.url ?? url
}

extension APISettings {
    /// Creates an endpoint whose model is an open WebSocket; see the free function `socketFetcher`.
    ///
    /// After the end of a session, reading and sending throw ``AppError/cancelled``. The connection stays open
    /// until the app closes it.
    ///
    /// - Parameters:
    ///   - subprotocols: The names of the subprotocols that the app knows, the preferred one first.
    ///   - maximumMessageBytes: The maximum length of a message from the server, in bytes.
    ///   - keepAlive: The time without a byte from the server after which a ping is sent, or nil for no pings.
    ///   - closeLimit: The maximum time of ``WebSocket/close``.
    ///   - createURLRequest: Creates a `GET` request from the parameters.
    public func socketFetcher<Params>(
        subprotocols: [String] = [],
        maximumMessageBytes: Int = 16 << 20,
        keepAlive: Duration? = .seconds(25),
        closeLimit: Duration = .seconds(5),
        createURLRequest: @escaping RequestBuilder<Params>
    ) -> Fetcher<Params, WebSocket> {
        let open = FetchingSockets.socketFetcher(
            store: store, subprotocols: subprotocols, maximumMessageBytes: maximumMessageBytes, keepAlive: keepAlive,
            closeLimit: closeLimit, message: message, createURLRequest: createURLRequest)
        guard let hasEnded else { return open }
        return transformedFetcher(open) { $0.checkingSession(hasEnded) }
    }
}

extension WebSocket {
    /// Returns a socket whose messages and `send` throw ``AppError/cancelled`` after the end of a login
    /// session, because the messages then belong to an account that is no longer logged in.
    func checkingSession(_ hasEnded: @escaping @Sendable () -> Bool) -> WebSocket {
        @Sendable func check() throws { if hasEnded() { throw AppError.cancelled } }
        return WebSocket(
            subprotocol: subprotocol,
            messages: messages.mapElements { message in
                try check()
                return message
            },
            send: { [send] message in
                try check()
                try await send(message)
            }, ping: ping, close: close)
    }
}
