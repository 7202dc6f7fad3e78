/// The pings for which a pong is expected.
struct PendingPings: Sendable {
    private struct Ping: Sendable {
        let id: Int
        let payload: [UInt8]
        let deadline: Duration
        var sentAt: Duration?
    }

    /// The pings in the order in which they are sent.
    private var pings: [Ping] = []
    /// The last payload, as a number. The first one is random, so that no unsolicited pong matches it.
    private var lastPayload: UInt64

    init(random: UInt32) { lastPayload = UInt64(random) << 32 }

    /// The earliest time at which `expired` has to be called, or nil.
    var deadline: Duration? { pings.lazy.map(\.deadline).min() }

    /// Adds a ping, and returns its unique payload.
    mutating func add(id: Int, deadline: Duration) -> [UInt8] {
        lastPayload &+= 1
        let number = lastPayload
        let payload = (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
        pings.append(Ping(id: id, payload: payload, deadline: deadline))
        return payload
    }

    /// Records that a ping was given to the connection.
    mutating func sent(_ payload: [UInt8], now: Duration) {
        guard let index = pings.firstIndex(where: { $0.payload == payload }) else { return }
        pings[index].sentAt = now
    }

    /// Returns the pings that a pong responds to, with their round-trip times. A server may respond only to the latest
    /// one of several pings (RFC 6455 §5.5.3). Returns no pings for an unsolicited pong.
    mutating func pong(_ payload: [UInt8], now: Duration) -> [(id: Int, time: Duration)] {
        guard let index = pings.firstIndex(where: { $0.payload == payload && $0.sentAt != nil }) else { return [] }
        defer { pings.removeFirst(index + 1) }
        return pings[...index].map { ($0.id, now - ($0.sentAt ?? now)) }
    }

    /// Removes the pings that satisfy a condition. Returns their IDs and payloads.
    private mutating func remove(where isRemoved: (Ping) -> Bool) -> [(id: Int, payload: [UInt8])] {
        let removed = pings.filter(isRemoved)
        pings.removeAll(where: isRemoved)
        return removed.map { ($0.id, $0.payload) }
    }

    /// Removes a ping. Returns its payload, or nothing if there is no such ping.
    mutating func remove(id: Int) -> [[UInt8]] { remove { $0.id == id }.map(\.payload) }

    /// Removes the pings whose deadline has passed. Returns their IDs and payloads.
    mutating func expired(now: Duration) -> [(id: Int, payload: [UInt8])] { remove { $0.deadline <= now } }

    /// Removes all pings, and returns their IDs.
    mutating func removeAll() -> [Int] {
        defer { pings = [] }
        return pings.map(\.id)
    }
}
