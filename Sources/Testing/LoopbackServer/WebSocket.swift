import Foundation

extension LoopbackServer {
    /// A frame of a WebSocket (RFC 6455 §5.2).
    public struct Frame: Equatable, Sendable {
        /// The kind of the frame: 0 for a continuation, 1 for text, 2 for binary, 8 for close, 9 for a ping, 10 for a
        /// pong.
        public let opcode: UInt8
        /// The payload, without the mask.
        public let payload: Data
        /// Whether the frame is the last one of its message.
        public let fin: Bool
        /// The three reserved bits.
        public let rsv: UInt8
        /// Whether the client has masked the payload, as it must.
        public let isMasked: Bool

        /// The payload as text.
        public var text: String { String(decoding: payload, as: UTF8.self) }
    }

    /// The server's end of a WebSocket. It sends and reads single frames, so a test can violate each rule of RFC 6455.
    ///
    /// It does not respond to pings and close frames by itself. Use it only in the closure that receives it.
    public final class WebSocket {
        private let socket: Socket
        private var buffer: [UInt8]

        init(_ socket: Socket, rest: [UInt8]) { (self.socket, buffer) = (socket, rest) }

        /// Waits for the next frame. Returns nil if the client has ended the connection, or sends nothing within the
        /// idle limit of the server, or when the server stops.
        public func read() -> Frame? {
            guard let head = take(2) else { return nil }
            var length = UInt64(head[1] & 0x7F)
            if length >= 126 {
                guard let bytes = take(length == 126 ? 2 : 8) else { return nil }
                length = bytes.reduce(0) { $0 << 8 | UInt64($1) }
            }
            let isMasked = head[1] & 0x80 != 0
            guard let mask = isMasked ? take(4) : [0, 0, 0, 0], let payload = take(Int(clamping: length)) else {
                return nil
            }
            return Frame(
                opcode: head[0] & 0x0F, payload: Data(payload.enumerated().map { $1 ^ mask[$0 % 4] }),
                fin: head[0] & 0x80 != 0, rsv: head[0] >> 4 & 0x07, isMasked: isMasked)
        }

        /// Sends a frame. Returns whether the system has accepted all bytes.
        ///
        /// - Parameters:
        ///   - opcode: The kind of the frame, from 0 to 15.
        ///   - payload: The payload.
        ///   - fin: Whether the frame is the last one of its message.
        ///   - rsv: The three reserved bits, which must be 0.
        ///   - masked: Whether the payload is masked, which a server must not do.
        ///   - declaredLength: The length in the head of the frame, or nil for that of the payload.
        @discardableResult public func send(
            opcode: UInt8, _ payload: Data = Data(), fin: Bool = true, rsv: UInt8 = 0, masked: Bool = false,
            declaredLength: UInt64? = nil
        ) -> Bool {
            let (length, maskBit) = (declaredLength ?? UInt64(payload.count), UInt8(masked ? 0x80 : 0))
            var bytes = [(fin ? 0x80 : 0) | (rsv & 0x07) << 4 | opcode & 0x0F]
            switch length {
            case ..<126: bytes.append(maskBit | UInt8(length))
            case ...0xFFFF: bytes += [maskBit | 126] + bigEndian(length, count: 2)
            default: bytes += [maskBit | 127] + bigEndian(length, count: 8)
            }
            let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
            if masked { bytes += mask }
            return sendBytes(Data(bytes) + (masked ? Data(payload.enumerated().map { $1 ^ mask[$0 % 4] }) : payload))
        }

        /// Sends a text message. Returns whether the system has accepted all bytes.
        @discardableResult public func send(_ text: String) -> Bool { send(opcode: 1, Data(text.utf8)) }

        /// Sends bytes that need not be a frame. Returns whether the system has accepted all bytes.
        @discardableResult public func sendBytes(_ bytes: Data) -> Bool { socket.write(bytes) }

        /// Sends a close frame, and waits for that of the client. Returns it, or nil if the client ends the connection
        /// without one. Other frames are skipped.
        ///
        /// - Parameters:
        ///   - code: The code, even one that must not be sent, or nil for a frame without a payload.
        ///   - reason: The reason.
        @discardableResult public func close(_ code: UInt16? = 1000, _ reason: String = "") -> Frame? {
            let payload = code.map { bigEndian(UInt64($0), count: 2) + Array(reason.utf8) } ?? []
            guard send(opcode: 8, Data(payload)) else { return nil }
            while let frame = read() { if frame.opcode == 8 { return frame } }
            return nil
        }

        /// Waits for a duration. Returns false as soon as the client ends the connection or the server stops.
        @discardableResult public func pause(for duration: Duration) -> Bool { socket.pause(for: duration) }

        /// Ends the connection without a close frame.
        public func drop() { socket.close() }

        /// Resets the connection. The client's next read or write fails with "connection reset by peer".
        public func reset() { socket.reset() }

        /// Returns the next bytes, or nil if they do not arrive.
        private func take(_ count: Int) -> [UInt8]? {
            while buffer.count < count {
                guard let bytes = socket.read() else { return nil }
                buffer += bytes
            }
            defer { buffer.removeFirst(count) }
            return Array(buffer.prefix(count))
        }
    }
}
