import Fetching
import FetchingSockets
import Foundation
import LoopbackServer
import SharedTestCode

/// Starts a server that opens a WebSocket for each request.
func socketServer(_ serve: @escaping @Sendable (LoopbackServer.WebSocket) -> Void) throws -> LoopbackServer {
    try LoopbackServer.start { _ in .webSocket(serve) }
}

/// Returns each message until the client closes, and responds to pings.
@Sendable func echo(_ socket: LoopbackServer.WebSocket) {
    while let frame = socket.read() {
        switch frame.opcode {
        case 8: return _ = socket.send(opcode: 8, frame.payload)
        case 9: socket.send(opcode: 10, frame.payload)
        case 10: break
        default: socket.send(opcode: frame.opcode, frame.payload, fin: frame.fin)
        }
    }
}

extension LoopbackServer {
    /// Returns the result of opening a WebSocket.
    func open(
        _ path: String = "/", scheme: String = "http", headers: [String: String?] = [:],
        store: NetworkStore = liveStore(), subprotocols: [String] = [], maximumMessageBytes: Int = 16 << 20,
        keepAlive: Duration? = nil, pongLimit: Duration = longTimeout, closeLimit: Duration = longTimeout
    ) async -> Result<FetchingSockets.WebSocket, AppError> {
        await socketFetcher(
            store: store, subprotocols: subprotocols, maximumMessageBytes: maximumMessageBytes, keepAlive: keepAlive,
            pongLimit: pongLimit, closeLimit: closeLimit
        ) { (path: String) in
            var request = try createRequest(baseURL: self.baseURL + path, headers: headers)
            request.url = request.url.flatMap { URL(string: $0.absoluteString.replacing(/^http/, with: scheme)) }
            return request
        }(path)
    }
}

extension WebSocket {
    /// Reads all messages. Returns them, and the error of the end or nil.
    func readAll() async -> (messages: [SocketMessage], error: AppError?) {
        var all: [SocketMessage] = []
        do throws(AppError) {
            for try await message in messages { all.append(message) }
            return (all, nil)
        } catch { return (all, error) }
    }
}

/// A short text for an error: its case with the most important details.
func outline(_ error: AppError?) -> String {
    switch error {
    case nil: "end"
    case .request: "request"
    case .network(let failure): "network \(failure.urlError.code.rawValue)"
    case .server(let failure): "server \(failure.status) \(failure.code ?? "-") \(failure.message ?? "-")"
    case .parsing: "parsing"
    case .cancelled: "cancelled"
    case .unknown: "unknown"
    }
}
