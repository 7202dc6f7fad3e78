import Fetching
import Foundation

/// Returns the error of an endpoint whose WebSocket could not be opened.
func openingError(_ error: any Error, _ request: URLRequest) -> AppError {
    switch error {
    case SocketError.invalidRequest: .request(RequestFailure(error))
    case let error as SocketError:
        .network(
            NetworkFailure(error, code: error.isLoss ? .networkConnectionLost : .badServerResponse, request: request))
    default: AppError(sending: request, error)
    }
}

/// Returns the error of an open WebSocket.
func socketError(_ error: any Error, _ request: URLRequest, _ response: HTTPURLResponse) -> AppError {
    switch error {
    case SocketError.invalidClose: .request(RequestFailure(error))
    case SocketError.closedByServer(let close): serverError(close, request, response)
    case SocketError.closed(let close?) where close.isError: serverError(close, request, response)
    case SocketError.violation: AppError(mapping: Data(), response, of: request, error)
    case SocketError.lost(let error as URLError): .network(NetworkFailure(error, request: request))
    case SocketError.noPong: .network(NetworkFailure(error, code: .timedOut, request: request))
    case is SocketError: .network(NetworkFailure(error, code: .networkConnectionLost, request: request))
    // The error of a closure that reads a message, such as a mapper.
    default: AppError(mapping: Data(), response, of: request, error)
    }
}

/// Returns the error for a close frame of the server, with its code and its reason.
private func serverError(_ close: SocketClose, _ request: URLRequest, _ response: HTTPURLResponse) -> AppError {
    let error = ServerError(close.reason, code: close.code.map { String($0) })
    return AppError(mapping: Data(), response, of: request, error)
}

extension SocketError {
    /// Whether the connection was lost.
    fileprivate var isLoss: Bool { if case .lost = self { true } else { false } }
}

extension CallContext {
    /// Reports an event of a WebSocket to the listeners of the call.
    @Sendable func emit(_ event: SocketEvent) {
        switch event {
        // The response with status 101 is already an event.
        case .opened: break
        case .received(let bytes): emit(.socketMessageReceived, bytes: Int64(bytes))
        case .sent(let bytes): emit(.socketMessageSent, bytes: Int64(bytes))
        case .ponged(let time): emit(.socketPongReceived(after: time))
        case .closed(let close, let error): emit(.socketClosed(code: close?.code), error.map { .failure($0) })
        }
    }
}
