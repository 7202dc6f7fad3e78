/// The fetches of one iteration, in the order of delivery: which page to fetch next, and which fetches to drop.
///
/// Only a delivered page decides which page comes next. Pages are fetched ahead by prediction, and dropped where the
/// prediction was wrong. So a total that changes, or a server that sends shorter pages than requested, costs requests
/// but never items.
struct PageQueue<Cursor: Hashable, Fetch: Equatable> {
    /// The page to deliver next, or nil after the last.
    private(set) var head: Cursor?
    private var underWay: [(cursor: Cursor, fetch: Fetch)] = []
    /// The cursors delivered so far, to detect a loop; stays empty where cursors have an order. Hashes are not enough:
    /// two `Data` with the same first 80 bytes have the same hash.
    private var delivered: Set<Cursor> = []
    private let isAfter: (@Sendable (Cursor, Cursor) -> Bool)?
    private var predictNext: (@Sendable (Cursor) -> Cursor?)?

    init(from head: Cursor, isAfter: (@Sendable (Cursor, Cursor) -> Bool)?) {
        self.head = head
        self.isAfter = isAfter
    }

    /// The fetch of the head, if it is under way.
    var first: Fetch? { underWay.first?.fetch }

    /// Starts fetches until `width` are under way: the head's, then those of predicted pages.
    mutating func fill(upTo width: Int, start: (Cursor) -> Fetch) {
        guard let head, width > 0 else { return }
        if underWay.first?.cursor != head { underWay.insert((head, start(head)), at: 0) }
        while underWay.count < width, let last = underWay.last?.cursor, let next = predictNext?(last),
            isNew(next, after: last)
        {
            underWay.append((next, start(next)))
        }
    }

    /// Removes the head's fetch, which failed, so that it is started again. The fetches after it stay.
    mutating func remove(_ failed: Fetch) { if first == failed { underWay.removeFirst() } }

    /// Whether `next` can come after the head: if not, the server leads in a loop.
    func canContinue(at next: Cursor) -> Bool { head.map { isNew(next, after: $0) } ?? false }

    /// Marks the head as delivered, and makes `next` the head.
    ///
    /// - Returns: The fetches that are no longer needed.
    mutating func advance(to next: Cursor?, predictingBy predictNext: (@Sendable (Cursor) -> Cursor?)?) -> [Fetch] {
        if isAfter == nil, let head { delivered.insert(head) }
        if !underWay.isEmpty { underWay.removeFirst() }
        head = next
        self.predictNext = predictNext
        return underWay.first?.cursor == next ? [] : removeAll()
    }

    /// Removes and returns all fetches.
    mutating func removeAll() -> [Fetch] {
        defer { underWay = [] }
        return underWay.map(\.fetch)
    }

    private func isNew(_ next: Cursor, after last: Cursor) -> Bool {
        if let isAfter { return isAfter(next, last) }
        return next != last && !delivered.contains(next)
    }
}
