import Fetching
import Foundation

/// Creates the task of a WebSocket in a session.
typealias CreateSocketTask = @Sendable (URLSession, SessionConnection) throws -> SocketTaskMethods

/// Returns the request as a session needs it: with the scheme `ws` or `wss`, the subprotocols, and without a time limit
/// of its own, which would also end an open WebSocket. The transport limits the time until the response.
func sessionRequest(_ request: URLRequest, subprotocols: [String]) -> URLRequest {
    var request = request
    if let url = request.url, let scheme = ["http": "ws", "https": "wss"][url.scheme?.lowercased() ?? ""],
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    {
        parts.scheme = scheme
        request.url = parts.url ?? url
    }
    if !subprotocols.isEmpty {
        request.setValue(subprotocols.joined(separator: ", "), forHTTPHeaderField: "Sec-WebSocket-Protocol")
    }
    request.timeoutInterval = 7 * 24 * 3600
    return request
}

#if canImport(FoundationNetworking)
    /// Throws, because `URLSession` on Linux has no WebSockets, or ends the process.
    @Sendable func sessionSocketTask(_ session: URLSession, _ connection: SessionConnection) throws -> SocketTaskMethods
    {
        throw URLError(.unsupportedURL)
    }
#else
    @Sendable func sessionSocketTask(_ session: URLSession, _ connection: SessionConnection) throws -> SocketTaskMethods
    {
        let task = session.webSocketTask(
            with: sessionRequest(connection.request, subprotocols: connection.subprotocols))
        // The limit may be exclusive. The connection checks the exact length.
        task.maximumMessageSize = min(max(connection.maximumMessageBytes, 0), .max - 1) + 1
        // The session keeps the delegate until the task is complete. Other methods are those of the session's delegate.
        task.delegate = SocketTaskDelegate(connection)
        return SocketTaskMethods(task)
    }

    extension SocketTaskMethods {
        fileprivate init(_ task: URLSessionWebSocketTask) {
            typealias CloseCode = URLSessionWebSocketTask.CloseCode
            self.init(
                resume: { task.resume() }, cancel: { task.cancel() },
                send: { message, completion in
                    switch message {
                    case .text(let text): task.send(.string(text), completionHandler: completion)
                    case .binary(let data): task.send(.data(data), completionHandler: completion)
                    }
                },
                receive: { completion in
                    task.receive { result in
                        completion(
                            result.flatMap { message in
                                switch message {
                                case .string(let text): .success(.text(text))
                                case .data(let data): .success(.binary(data))
                                @unknown default: .failure(URLError(.cannotDecodeRawData))
                                }
                            })
                    }
                },
                ping: { completion in task.sendPing(pongReceiveHandler: completion) },
                close: { code, reason in
                    guard let code = CloseCode(rawValue: code) else { return task.cancel() }
                    task.cancel(with: code, reason: reason.isEmpty ? nil : reason)
                },
                canClose: { CloseCode(rawValue: $0) != nil },
                closeFrame: { (task.closeCode.rawValue, task.closeReason) },
                response: { task.response as? HTTPURLResponse },
                receivedBytes: { task.countOfBytesReceived })
        }
    }

    /// Passes the events of the task of a WebSocket to its connection.
    private final class SocketTaskDelegate: NSObject, URLSessionWebSocketDelegate, Sendable {
        private let connection: SessionConnection

        init(_ connection: SessionConnection) { self.connection = connection }

        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
            didOpenWithProtocol subprotocol: String?
        ) { connection.opened(subprotocol: subprotocol) }

        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
            didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
        ) { connection.closed(code: closeCode.rawValue, reason: reason) }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            // The layer `followingRedirects` follows the redirect.
            completionHandler(nil)
            connection.redirected(response)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            connection.completed(error)
        }
    }
#endif
