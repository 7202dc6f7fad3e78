/// A violation of RFC 6455 by the server, and the code of the close frame that reports it to the server.
struct SocketViolation: Error, Hashable, Sendable {
    /// 1002 for a violation of the protocol, 1007 for text that is not UTF-8, 1009 for a message that is too long.
    let code: Int
    /// A description of the violation, with the section of the RFC.
    let text: String

    init(code: Int = 1002, _ text: String) { (self.code, self.text) = (code, text) }

    /// The violation of a message that is longer than the maximum length in bytes.
    static func tooLong(_ maximumMessageBytes: Int) -> SocketViolation {
        SocketViolation(
            code: 1009,
            """
            the server sent a message with more than \(maximumMessageBytes) bytes; if this length is correct, pass a \
            higher `maximumMessageBytes` (RFC 6455 §7.4.1)
            """)
    }
}

/// The reason why a WebSocket did not open, or ended with an error.
enum SocketError: Error, Sendable {
    /// The request cannot open a WebSocket. The text says what to change.
    case invalidRequest(String)
    /// The server's response to the handshake is not valid.
    case invalidHandshake(String)
    /// The app tried to close with a code or a reason that must not be sent.
    case invalidClose(String)
    /// The server did not follow the protocol, so the connection was closed with the code of the violation.
    case violation(SocketViolation)
    /// The server closed the connection with a code other than 1000 and 1001.
    case closedByServer(SocketClose)
    /// The connection ended without a close frame. The error is that of the transport, or nil if the server closed the
    /// TCP connection.
    case lost((any Error)?)
    /// No pong arrived within the limit. For a ping of the keep-alive, no other byte arrived either.
    case noPong(within: Duration)
    /// The app sent a message or a ping after the end of the connection.
    case closed(SocketClose?)
}

extension SocketError: CustomStringConvertible {
    /// What happened, in one sentence.
    var description: String {
        switch self {
        case .invalidRequest(let text), .invalidHandshake(let text), .invalidClose(let text): text
        case .violation(let violation):
            "\(violation.text); the connection was closed with the code \(violation.code)"
        case .closedByServer(let close): "the server closed the WebSocket \(close.phrase)"
        case .lost(nil): "the server ended the connection without a close frame (RFC 6455 §7.1.5)"
        case .lost(let error?): "the connection was lost without a close frame: \(error)"
        case .noPong(let limit): "no pong arrived within \(limit) after a ping"
        case .closed(nil): "the WebSocket is closed"
        case .closed(let close?): "the WebSocket is closed; the server closed it \(close.phrase)"
        }
    }
}

extension SocketClose {
    fileprivate var phrase: String {
        guard let code else { return "without a code" }
        return reason.isEmpty ? "with the code \(code)" : "with the code \(code): “\(reason)”"
    }
}
