/// The fetches of one iteration, in the order of delivery.
///
/// A delivered page determines the next page. The cursors of further pages are predicted, to fetch these pages ahead.
/// If a prediction is wrong, the fetches ahead are cancelled. So some requests are wasted if the total changes, or if a
/// server sends shorter pages than requested, but no item is lost.
struct PageQueue<Cursor: Hashable, Fetch: Equatable> {
    /// The cursor of the page to deliver next, or nil after the last page.
    private(set) var head: Cursor?
    private var underWay: [(cursor: Cursor, fetch: Fetch)] = []
    /// The keys of the delivered pages' cursors, to detect a loop. The set stays empty if cursors have an order.
    private var delivered: Set<AnyHashable> = []
    private let isAfter: (@Sendable (Cursor, Cursor) -> Bool)?
    private let key: @Sendable (Cursor) -> AnyHashable
    private var predictNext: (@Sendable (Cursor) -> Cursor?)?

    init(
        from head: Cursor, isAfter: (@Sendable (Cursor, Cursor) -> Bool)?,
        key: @escaping @Sendable (Cursor) -> AnyHashable
    ) {
        (self.head, self.isAfter, self.key) = (head, isAfter, key)
    }

    /// The fetch of the page at `head`, or nil if there are no fetches. After `remove`, this can be a later page's
    /// fetch until `fill` is called.
    var first: Fetch? { underWay.first?.fetch }

    /// Starts fetches until the queue has `width` fetches or no further page can be predicted. Starts with the page at
    /// `head` if that page has no fetch.
    mutating func fill(upTo width: Int, start: (Cursor) -> Fetch) {
        guard let head, width > 0 else { return }
        if underWay.first?.cursor != head { underWay.insert((head, start(head)), at: 0) }
        while underWay.count < width, let last = underWay.last?.cursor, let next = predictNext?(last),
            isNew(next, after: last)
        {
            underWay.append((next, start(next)))
        }
    }

    /// Removes the failed fetch of the page at `head`, so that `fill` starts a new fetch. Later fetches are kept.
    mutating func remove(_ failed: Fetch) { if first == failed { underWay.removeFirst() } }

    /// Whether `next` can come after `head`. False if the server's cursors form a loop, or if there is no head.
    func canContinue(at next: Cursor) -> Bool { head.map { isNew(next, after: $0) } ?? false }

    /// Removes the fetch of the page at `head`, which is delivered, and sets `head` to `next`. If cursors have no
    /// order, also remembers the cursor of the delivered page.
    ///
    /// - Returns: The fetches to cancel. If the first fetch that remains is for `next`, there are none. Otherwise the
    ///   prediction was wrong, so all fetches that remain are returned.
    mutating func advance(to next: Cursor?, predictingBy predictNext: (@Sendable (Cursor) -> Cursor?)?) -> [Fetch] {
        if isAfter == nil, let head { delivered.insert(key(head)) }
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
        return next != last && !delivered.contains(key(next))
    }
}
