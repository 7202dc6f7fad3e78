/// The status code and the reason with which one side closes a WebSocket (RFC 6455 §7.4).
public struct SocketClose: Hashable, Sendable {
    /// The status code, such as 1000 for a normal end, or nil if none was sent.
    public var code: Int?
    /// The reason, an empty text by default. It has at most 123 bytes of UTF-8.
    public var reason: String

    /// Creates a status code with a reason. By default, the code is 1000: a normal end.
    public init(code: Int? = 1000, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    /// Whether a new connection may succeed, as after 1001, 1011 to 1014, or a close frame without a code.
    ///
    /// False for a normal end (1000), for violations of the protocol and messages that the server refuses (1002, 1003,
    /// 1007 to 1010), and for the codes of applications and libraries (3000 to 4999).
    public var isTemporary: Bool {
        guard let code else { return true }
        return ![1000, 1002, 1003].contains(code) && !(1007...1010).contains(code) && code < 3000
    }
}

extension SocketClose {
    /// Reads the payload of a close frame (RFC 6455 §5.5.1).
    init(payload: [UInt8]) throws(SocketViolation) {
        guard !payload.isEmpty else {
            self.init(code: nil)
            return
        }
        guard payload.count >= 2 else {
            throw SocketViolation("the server sent a close frame with a payload of 1 byte (RFC 6455 §5.5.1)")
        }
        let code = Int(payload[0]) << 8 | Int(payload[1])
        guard isSendableCloseCode(code) else {
            throw SocketViolation("the server sent the close code \(code), which must not be sent (RFC 6455 §7.4)")
        }
        guard let reason = String(validating: payload.dropFirst(2), as: UTF8.self) else {
            throw SocketViolation(code: 1007, "the server sent a close reason that is not UTF-8 (RFC 6455 §5.5.1)")
        }
        self.init(code: code, reason: reason)
    }

    /// The payload of a close frame. Empty if there is no code, because a reason can only follow a code.
    var payload: [UInt8] {
        guard let code else { return [] }
        return [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)] + Array(reason.utf8)
    }

    /// Throws an error if a close frame must not contain this value: if the code must not be sent, if the reason has
    /// more than 123 bytes, or if there is a reason without a code. ``WebSocket/close`` calls this method.
    public func checkSendable() throws {
        if let code {
            guard isSendableCloseCode(code) else {
                throw SocketError.invalidClose(
                    """
                    the close code \(code) must not be sent; use 1000 to 1003, 1007 to 1014, or 3000 to 4999 \
                    (RFC 6455 §7.4)
                    """)
            }
        } else if !reason.isEmpty {
            throw SocketError.invalidClose("a close reason needs a close code (RFC 6455 §5.5.1)")
        }
        guard reason.utf8.count <= maximumReasonBytes else {
            throw SocketError.invalidClose(
                """
                the close reason has \(reason.utf8.count) bytes of UTF-8, but a close frame can have \
                \(maximumReasonBytes) (RFC 6455 §5.5)
                """)
        }
    }
}

/// Whether a close frame may contain a code (RFC 6455 §7.4, and the registry of the IANA for 1012 to 1014).
///
/// The codes 1005, 1006 and 1015 describe an end without a code. 1004 is reserved, and so are 1016 to 2999 for future
/// versions of the protocol.
func isSendableCloseCode(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
}

/// The maximum length of a close reason: the payload of a control frame has at most 125 bytes, and the code needs 2 of
/// them (RFC 6455 §5.5).
let maximumReasonBytes = 123

extension SocketClose {
    /// Whether the code is that of an error. A close frame without a code is not an error.
    var isError: Bool { code.map { $0 != 1000 && $0 != 1001 } ?? false }
}
