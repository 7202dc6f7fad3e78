import Foundation

/// An event that one or several frames from the server have caused.
enum FrameEvent: Hashable, Sendable {
    case message(SocketMessage)
    case ping([UInt8])
    case pong([UInt8])
    /// The last event of a connection that the server closes.
    case close(SocketClose)
    /// The last event of a connection whose server does not follow the protocol.
    case violation(SocketViolation)
}

/// Finds the messages and the control frames in bytes that arrive in pieces of any size (RFC 6455 §5).
///
/// Memory is allocated only for bytes that have arrived, never for the length in a frame's head.
struct FrameParser: Sendable {
    private let maximumMessageBytes: Int
    /// The bytes of a head that is not complete.
    private var headBytes: [UInt8] = []
    /// The frame whose payload is read.
    private var head: FrameHead?
    private var missingBytes = 0
    /// The payload of a control frame. It can arrive between the frames of a message.
    private var control: [UInt8] = []
    /// The kind of the message whose last frame has not arrived, or nil.
    private var kind: FrameKind?
    /// The content of this message.
    private var content = Data()
    private var checker = UTF8Checker()
    /// Whether a close frame or a violation was found. All later bytes are ignored (RFC 6455 §5.5.1 and §7.1.7).
    private(set) var hasEnded = false

    /// Creates a parser. The maximum length of a message is a number of bytes.
    init(maximumMessageBytes: Int) { self.maximumMessageBytes = maximumMessageBytes }

    /// Reads the next bytes, and returns the events that they complete.
    mutating func read(_ bytes: [UInt8]) -> [FrameEvent] {
        var events: [FrameEvent] = []
        var position = 0
        do throws(SocketViolation) {
            while !hasEnded {
                if head == nil {
                    guard try readHead(bytes, &position) else { break }
                }
                // A frame without a payload is complete with its head.
                if position == bytes.count, missingBytes > 0 { break }
                try readPayload(bytes, &position, &events)
            }
        } catch {
            end(with: .violation(error), &events)
        }
        return events
    }

    private mutating func end(with event: FrameEvent, _ events: inout [FrameEvent]) {
        events.append(event)
        self = FrameParser(maximumMessageBytes: maximumMessageBytes)
        hasEnded = true
    }

    /// Reads a head. Returns false if more bytes are needed.
    private mutating func readHead(_ bytes: [UInt8], _ position: inout Int) throws(SocketViolation) -> Bool {
        if headBytes.isEmpty {
            let rest = bytes[position..<min(position + FrameHead.maximumBytes, bytes.count)]
            if let head = try FrameHead.read(rest) {
                position += head.headBytes
                try begin(head)
                return true
            }
        }
        while position < bytes.count {
            headBytes.append(bytes[position])
            position += 1
            guard let head = try FrameHead.read(headBytes[...]) else { continue }
            headBytes = []
            try begin(head)
            return true
        }
        return false
    }

    /// Checks whether a frame may follow the frames before it.
    private mutating func begin(_ head: FrameHead) throws(SocketViolation) {
        self.head = head
        missingBytes = head.payloadBytes
        if head.kind.isControl { return }
        if head.kind == .continuation {
            guard kind != nil else {
                throw SocketViolation("the server continued a message that it did not begin (RFC 6455 §5.4)")
            }
        } else {
            guard kind == nil else {
                throw SocketViolation("the server began a message before the end of another one (RFC 6455 §5.4)")
            }
            kind = head.kind
        }
        guard head.payloadBytes <= maximumMessageBytes - content.count else {
            throw .tooLong(maximumMessageBytes)
        }
    }

    /// Reads what has arrived of the payload, and ends the frame if it is complete.
    private mutating func readPayload(
        _ bytes: [UInt8], _ position: inout Int, _ events: inout [FrameEvent]
    ) throws(SocketViolation) {
        guard let head else { return }
        let end = position + min(missingBytes, bytes.count - position)
        let part = bytes[position..<end]
        position = end
        missingBytes -= part.count
        if missingBytes == 0 { self.head = nil }
        if head.kind.isControl {
            control.append(contentsOf: part)
            if missingBytes == 0 { try endControlFrame(head.kind, &events) }
        } else if head.isFinal, part.count == head.payloadBytes, content.isEmpty, checker.isComplete {
            // The content is one part of `bytes`, as that of most messages.
            events.append(.message(try message(part)))
            kind = nil
        } else {
            if kind == .text, !checker.accepts(part) { throw notUTF8 }
            content.append(contentsOf: part)
            if missingBytes == 0, head.isFinal { events.append(.message(try takeMessage())) }
        }
    }

    private mutating func endControlFrame(_ kind: FrameKind, _ events: inout [FrameEvent]) throws(SocketViolation) {
        let payload = control
        control = []
        switch kind {
        case .close: end(with: .close(try SocketClose(payload: payload)), &events)
        case .ping: events.append(.ping(payload))
        default: events.append(.pong(payload))
        }
    }

    private func message(_ content: ArraySlice<UInt8>) throws(SocketViolation) -> SocketMessage {
        guard kind == .text else { return .binary(Data(content)) }
        guard let text = String(validating: content, as: UTF8.self) else { throw notUTF8 }
        return .text(text)
    }

    private mutating func takeMessage() throws(SocketViolation) -> SocketMessage {
        let isText = kind == .text
        guard !isText || checker.isComplete else { throw notUTF8 }
        let content = content
        (self.kind, self.content) = (nil, Data())
        return isText ? .text(String(decoding: content, as: UTF8.self)) : .binary(content)
    }

    private var notUTF8: SocketViolation {
        SocketViolation(code: 1007, "the server sent a text message that is not UTF-8 (RFC 6455 §8.1)")
    }
}
