/// The state of the closing handshake (RFC 6455 §7), and the error with which the connection has ended.
///
/// The methods return the close frame to send. The caller sends it, and limits the time.
struct ClosingHandshake: Sendable {
    /// The state of a connection.
    enum State: Equatable, Sendable {
        case open
        /// Our close frame was sent or is queued, and that of the server has not arrived.
        case closingByUs
        /// The server's close frame has arrived, and our close frame must be sent in response.
        case closingByServer
        case closed
    }

    private(set) var state = State.open
    /// The close frame of the server, or nil.
    private(set) var received: SocketClose?
    /// The error with which the messages end, or nil for a normal end. Has no meaning while the state is `open`.
    private(set) var error: SocketError?

    /// Whether messages from the server are still delivered, and messages of the app are still sent.
    var isOpen: Bool { state == .open }

    /// Closes by the app. Returns the payload of the close frame to send, or nil if the connection closes already.
    mutating func close(_ close: SocketClose) -> [UInt8]? {
        guard isOpen else { return nil }
        state = .closingByUs
        return close.payload
    }

    /// Closes because of a violation by the server. Returns the payload of the close frame to send, or nil if the
    /// connection closes already: then the violation changes nothing.
    mutating func fail(_ violation: SocketViolation) -> [UInt8]? {
        guard isOpen else { return nil }
        state = .closingByUs
        error = .violation(violation)
        return SocketClose(code: violation.code, reason: shortened(violation.text)).payload
    }

    /// Reads the server's close frame. Returns the payload of the response, which has the same code (RFC 6455 §5.5.1),
    /// or nil if our close frame precedes it.
    mutating func receive(_ close: SocketClose) -> [UInt8]? {
        guard received == nil, state != .closed else { return nil }
        received = close
        guard isOpen else {
            state = .closed
            return nil
        }
        state = .closingByServer
        if close.isError { error = .closedByServer(close) }
        return SocketClose(code: close.code).payload
    }

    /// Ends the connection. The error counts only if no close frame was sent or received before.
    mutating func end(_ error: SocketError?) {
        if isOpen { self.error = error }
        state = .closed
    }
}

/// Returns the start of a text, so that it fits in a close frame.
private func shortened(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var byteCount = 0
    for scalar in text.unicodeScalars {
        byteCount += UTF8.width(scalar)
        if byteCount > maximumReasonBytes { break }
        scalars.append(scalar)
    }
    return String(scalars)
}
