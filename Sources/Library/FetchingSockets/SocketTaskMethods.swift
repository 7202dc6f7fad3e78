import Fetching
import Foundation

/// The methods of a `URLSessionWebSocketTask` that a connection calls. A test passes closures of its own.
struct SocketTaskMethods: Sendable {
    typealias Completion = @Sendable ((any Error)?) -> Void

    var resume: @Sendable () -> Void
    /// Ends the task at once.
    var cancel: @Sendable () -> Void
    /// Sends a message, and calls the closure when the system has all its bytes.
    var send: @Sendable (SocketMessage, @escaping Completion) -> Void
    /// Receives one message.
    var receive: @Sendable (@escaping @Sendable (Result<SocketMessage, any Error>) -> Void) -> Void
    /// Sends a ping, and calls the closure when its pong arrives. The system may call the closure twice, late or never.
    var ping: @Sendable (@escaping Completion) -> Void
    /// Sends a close frame with a code and a reason.
    var close: @Sendable (Int, Data) -> Void
    /// Whether `close` can send a code.
    var canClose: @Sendable (Int) -> Bool
    /// The code and the reason of the server's close frame, or the code 0.
    var closeFrame: @Sendable () -> (code: Int, reason: Data?)
    /// The response to the handshake, or nil if none has arrived.
    var response: @Sendable () -> HTTPURLResponse?
    /// The number of bytes from the server, or 0 if the system does not count them.
    var receivedBytes: @Sendable () -> Int64
}
