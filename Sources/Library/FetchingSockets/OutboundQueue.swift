/// The frames that wait to be sent, in their order.
///
/// Pings and pongs precede the messages that wait. The close frame is the last frame. Only the latest pong is kept (RFC
/// 6455 §5.5.3), so many pings of the server need no memory.
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
    /// The messages that exceed the limit, with the IDs of their senders.
    private var waiting: [(id: Int, message: SocketMessage)] = []
    private var pong: [UInt8]?
    private var pings: [[UInt8]] = []
    private var close: [UInt8]?
    /// A batch gets no further message when its cost reaches this number, so that pongs are not delayed.
    private static let batchCost = 64 << 10

    init(maximumCost: Int) { self.maximumCost = maximumCost }

    /// The number of senders whose messages exceed the limit.
    var waitingCount: Int { waiting.count }

    /// Adds a message, and returns true. Returns false if the message would exceed the limit; then `wait` can be
    /// called.
    mutating func add(_ message: SocketMessage) -> Bool {
        guard waiting.isEmpty, hasRoom(for: message) else { return false }
        admit(message)
        return true
    }

    /// Keeps a message that exceeds the limit. The sender waits until `wrote` returns its ID.
    mutating func wait(_ message: SocketMessage, id: Int) { waiting.append((id, message)) }

    /// Removes a message that `wait` has kept. Returns false if there is none with this ID.
    mutating func cancel(id: Int) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Adds a pong, which replaces an earlier one that was not sent.
    mutating func setPong(_ payload: [UInt8]) { pong = payload }
    mutating func addPing(_ payload: [UInt8]) { pings.append(payload) }
    mutating func removePings(_ payloads: [[UInt8]]) { pings.removeAll { payloads.contains($0) } }

    /// Adds the close frame. Nothing can be added after it. Returns the IDs of the senders that waited.
    mutating func addClose(_ payload: [UInt8], dropsMessages: Bool) -> [Int] {
        close = payload
        if dropsMessages { messages.removeAll() }
        return removeWaiting()
    }

    /// Removes all frames. Returns the IDs of the senders that waited.
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

    /// Records that a batch was sent. Returns the IDs of the senders whose messages were added to the queue.
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

    /// A message that is longer than the limit is added if no other message waits.
    private func hasRoom(for message: SocketMessage) -> Bool {
        cost == 0 || cost + Self.cost(of: message) <= maximumCost
    }

    /// The memory of a message: its content, and about 64 bytes for the value and the frame's head.
    static func cost(of message: SocketMessage) -> Int { message.byteCount + 64 }
}
