/// The frames that wait to be sent, in their order.
///
/// Control frames precede the messages that wait, except the close frame, which is the last frame. Of the pongs, only
/// the latest one is owed (RFC 6455 §5.5.3), so a flood of pings needs no memory.
struct OutboundQueue: Sendable {
    /// A frame to send.
    enum Frame: Sendable {
        case message(SocketMessage)
        case control(FrameKind, [UInt8])
    }

    /// Frames that are sent together.
    struct Batch: Sendable {
        var frames: [Frame] = []
        /// The cost of the batch's messages.
        var cost = 0
    }

    private let maximumCost: Int
    private var messages = Queue<SocketMessage>()
    /// The cost of the messages that wait or are in the batch that is being sent.
    private(set) var cost = 0
    /// The messages for which there is no room, with the IDs of their senders.
    private var waiting: [(id: Int, message: SocketMessage)] = []
    private var pong: [UInt8]?
    private var pings: [[UInt8]] = []
    private var close: [UInt8]?
    /// Messages that have together at most this cost are sent together, so that pongs are not delayed.
    private static let batchCost = 64 << 10

    init(maximumCost: Int) { self.maximumCost = maximumCost }

    /// The number of senders that wait for room.
    var waitingCount: Int { waiting.count }

    /// Adds a message if there is room. Returns false otherwise; then `wait` can be called.
    mutating func add(_ message: SocketMessage) -> Bool {
        guard waiting.isEmpty, hasRoom(for: message) else { return false }
        admit(message)
        return true
    }

    /// Adds a message for which there is no room yet. The sender waits until its ID is returned by `wrote`.
    mutating func wait(_ message: SocketMessage, id: Int) { waiting.append((id, message)) }

    /// Removes a message for which there was no room. Returns false if it is not waiting.
    mutating func cancel(id: Int) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: index)
        return true
    }

    mutating func owePong(_ payload: [UInt8]) { pong = payload }
    mutating func addPing(_ payload: [UInt8]) { pings.append(payload) }
    mutating func removePings(_ payloads: [[UInt8]]) { pings.removeAll { payloads.contains($0) } }

    /// Adds the close frame. Nothing can be added after it. Returns the IDs of the senders that waited for room.
    mutating func addClose(_ payload: [UInt8], dropsMessages: Bool) -> [Int] {
        close = payload
        if dropsMessages { messages.removeAll() }
        return removeWaiting()
    }

    /// Removes all frames. Returns the IDs of the senders that waited for room.
    mutating func removeAll() -> [Int] {
        messages.removeAll()
        (pings, pong, close) = ([], nil, nil)
        return removeWaiting()
    }

    /// Returns the next frames to send, or nil if there are none.
    mutating func take() -> Batch? {
        var batch = Batch()
        if let pong { batch.frames.append(.control(.pong, pong)) }
        for ping in pings { batch.frames.append(.control(.ping, ping)) }
        (pong, pings) = (nil, [])
        while batch.cost < Self.batchCost, let message = messages.popFirst() {
            batch.frames.append(.message(message))
            batch.cost += Self.cost(of: message)
        }
        if messages.isEmpty, let close {
            batch.frames.append(.control(.close, close))
            self.close = nil
        }
        return batch.frames.isEmpty ? nil : batch
    }

    /// Frees the room of a batch that was sent. Returns the IDs of the senders whose messages have room now.
    mutating func wrote(_ batch: Batch) -> [Int] {
        cost -= batch.cost
        var count = 0
        while count < waiting.count, hasRoom(for: waiting[count].message) {
            admit(waiting[count].message)
            count += 1
        }
        defer { waiting.removeFirst(count) }
        return waiting.prefix(count).map(\.id)
    }

    private mutating func admit(_ message: SocketMessage) {
        messages.append(message)
        cost += Self.cost(of: message)
    }

    private mutating func removeWaiting() -> [Int] {
        defer { waiting = [] }
        return waiting.map(\.id)
    }

    /// A message that is longer than the limit has room if no other message waits.
    private func hasRoom(for message: SocketMessage) -> Bool {
        cost == 0 || cost + Self.cost(of: message) <= maximumCost
    }

    /// The memory of a message: its content, and about 64 bytes for the value and the frame's head.
    static func cost(of message: SocketMessage) -> Int { message.byteCount + 64 }
}
