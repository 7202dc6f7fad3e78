/// The kind of a frame (RFC 6455 §5.2).
enum FrameKind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
}

/// The bytes of a frame that precede its payload, as a server sends them (RFC 6455 §5.2).
struct FrameHead: Equatable, Sendable {
    let kind: FrameKind
    /// Whether this is the last frame of its message.
    let isFinal: Bool
    let payloadBytes: Int
    /// The number of bytes of the head itself.
    let headBytes: Int

    /// The maximum number of bytes of a head without a mask.
    static let maximumBytes = 10
    /// The maximum number of bytes in the payload of a control frame (RFC 6455 §5.5).
    static let maximumControlBytes = 125

    /// Reads the head at the start of `bytes`. Returns nil if the head is not complete. Throws as soon as a byte of it
    /// is not valid, even if the head is not complete.
    static func read(_ bytes: ArraySlice<UInt8>) throws(SocketViolation) -> FrameHead? {
        guard let first = bytes.first else { return nil }
        let kind = try kind(first)
        let isFinal = first & 0x80 != 0
        if kind.isControl, !isFinal {
            throw SocketViolation("the server sent a fragmented control frame (RFC 6455 §5.5)")
        }
        guard bytes.count >= 2 else { return nil }
        let second = bytes[bytes.startIndex + 1]
        guard second < 0x80 else {
            throw SocketViolation("the server sent a masked frame, but only clients mask (RFC 6455 §5.1)")
        }
        if kind.isControl, second > maximumControlBytes {
            throw SocketViolation("the server sent a control frame with more than 125 bytes (RFC 6455 §5.5)")
        }
        let lengthBytes = second == 126 ? 2 : second == 127 ? 8 : 0
        guard bytes.count >= 2 + lengthBytes else { return nil }
        let payloadBytes =
            lengthBytes == 0 ? Int(second) : try length(bytes.dropFirst(2).prefix(lengthBytes))
        return FrameHead(kind: kind, isFinal: isFinal, payloadBytes: payloadBytes, headBytes: 2 + lengthBytes)
    }

    private static func kind(_ byte: UInt8) throws(SocketViolation) -> FrameKind {
        guard byte & 0x70 == 0 else {
            throw SocketViolation(
                """
                the server sent a frame with reserved bits (0x\(hex(byte & 0x70))), but no extension was agreed on \
                (RFC 6455 §5.2)
                """)
        }
        guard let kind = FrameKind(rawValue: byte & 0x0F) else {
            throw SocketViolation(
                "the server sent a frame with the reserved opcode 0x\(hex(byte & 0x0F)) (RFC 6455 §5.2)")
        }
        return kind
    }

    /// Returns a length that is written in 2 or 8 bytes.
    private static func length(_ bytes: ArraySlice<UInt8>) throws(SocketViolation) -> Int {
        var length: UInt64 = 0
        for byte in bytes { length = length << 8 | UInt64(byte) }
        guard length >> 63 == 0 else {
            throw SocketViolation("the server sent a frame with a length of 2^63 or more (RFC 6455 §5.2)")
        }
        guard length > (bytes.count == 2 ? 125 : 0xFFFF) else {
            throw SocketViolation(
                "the server wrote the length \(length) in \(bytes.count) bytes, more than necessary (RFC 6455 §5.2)")
        }
        return Int(clamping: length)
    }
}

private func hex(_ byte: UInt8) -> String { String(byte, radix: 16) }
