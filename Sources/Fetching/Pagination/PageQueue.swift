/// The pages that are under way, in the order of their delivery: which to fetch next, and which were guessed wrongly.
///
/// Only the delivered page's own word for its successor decides. Guesses are fetched early and thrown away where they
/// differ, so that a total which changes on the way, or a server that hands out less than was asked for, costs requests
/// and no items.
struct PageQueue<Cursor: Hashable, Fetch> {
    /// The page to deliver next; nil behind the last.
    private(set) var head: Cursor?
    private var underWay: [(cursor: Cursor, fetch: Fetch)] = []
    /// What was delivered: a server that leads in a circle must not be followed. Where cursors have an order nothing
    /// needs to be remembered for that. Their hashes would not do: those of different `Data` agree if the first 80
    /// bytes do.
    private var delivered: Set<Cursor> = []
    private let isAfter: (@Sendable (Cursor, Cursor) -> Bool)?
    private var ahead: (@Sendable (Cursor) -> Cursor?)?

    init(from head: Cursor, isAfter: (@Sendable (Cursor, Cursor) -> Bool)? = nil) {
        self.head = head
        self.isAfter = isAfter
    }

    /// The fetch of the head, if it is under way.
    var first: Fetch? { underWay.first?.fetch }

    /// Takes note of the fetches that `start` begins: the head's if it isn't under way, then guesses, until `width`
    /// are.
    mutating func fill(upTo width: Int, start: (Cursor) -> Fetch) {
        guard let head, width > 0 else { return }
        if underWay.first?.cursor != head { underWay.insert((head, start(head)), at: 0) }
        while underWay.count < width, let last = underWay.last?.cursor, let guess = ahead?(last),
            leadsOn(from: last, to: guess)
        {
            underWay.append((guess, start(guess)))
        }
    }

    /// The page at `cursor`, the head, has failed: it is to be fetched again, the others stay.
    mutating func fail(_ cursor: Cursor) { if underWay.first?.cursor == cursor { underWay.removeFirst() } }

    /// The head has been delivered, and `next` comes behind it; returns the fetches that nobody needs any more.
    ///
    /// - Parameter ahead: The guess at what comes behind a cursor, from now on.
    /// - Returns: Nil if `next` leads back, to what has been delivered; then nothing comes behind the head.
    mutating func deliver(next: Cursor?, ahead: (@Sendable (Cursor) -> Cursor?)?) -> [Fetch]? {
        let last = head
        head = nil
        self.ahead = ahead
        if !underWay.isEmpty { underWay.removeFirst() }
        if let last {
            if isAfter == nil { delivered.insert(last) }
            if let next, !leadsOn(from: last, to: next) { return nil }
        }
        head = next
        return underWay.first?.cursor == next ? [] : drop()
    }

    /// Forgets all that is under way, and returns it.
    mutating func drop() -> [Fetch] {
        defer { underWay = [] }
        return underWay.map(\.fetch)
    }

    /// Whether `next` is no page that was there before.
    private func leadsOn(from last: Cursor, to next: Cursor) -> Bool {
        if let isAfter { return isAfter(next, last) }
        return !delivered.contains(next)
    }
}
