/// The messages that have arrived, and that the app has not yet taken.
struct InboundQueue: Sendable {
    private let maximumCost: Int
    private var messages = Queue<SocketMessage>()
    private var cost = 0

    init(maximumCost: Int) { self.maximumCost = maximumCost }

    /// Whether reading must pause until the app has taken messages.
    var isFull: Bool { cost >= maximumCost }
    /// Whether reading can continue after a pause. The limit is half of the maximum, so that the reader is not woken
    /// for each message.
    var hasRoom: Bool { cost <= maximumCost / 2 }

    mutating func append(_ message: SocketMessage) {
        messages.append(message)
        cost += OutboundQueue.cost(of: message)
    }

    mutating func popFirst() -> SocketMessage? {
        guard let message = messages.popFirst() else { return nil }
        cost -= OutboundQueue.cost(of: message)
        return message
    }

    mutating func removeAll() {
        messages.removeAll()
        cost = 0
    }
}
