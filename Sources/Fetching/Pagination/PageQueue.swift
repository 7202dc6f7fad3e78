/// The pages that are under way, in the order of their delivery: which to fetch next, and which were guessed wrongly.
///
/// Only the delivered page's own word for its successor decides. Guesses are fetched early and thrown away where they differ, so
/// that a total which changes on the way, or a server that hands out less than was asked for, costs requests and no items.
struct PageQueue<Cursor: Hashable, Fetch> {
    /// The page to deliver next; nil behind the last.
    private(set) var head: Cursor?
    private var underWay: [(cursor: Cursor, fetch: Fetch)] = []
    /// What was delivered, as hashes, because cursors can be long: a server that leads in a circle must not be followed.
    private var delivered: Set<Int> = []
    private var ahead: (@Sendable (Cursor) -> Cursor?)?

    init(from head: Cursor) { self.head = head }

    /// The fetch of the head, if it is under way.
    var first: Fetch? { underWay.first?.fetch }

    /// Takes note of the fetches that `start` begins: the head's if it isn't under way, then guesses, until `width` are.
    mutating func fill(upTo width: Int, start: (Cursor) -> Fetch) {
        guard let head, width > 0 else { return }
        if underWay.first?.cursor != head { underWay.insert((head, start(head)), at: 0) }
        while underWay.count < width, let last = underWay.last?.cursor, let guess = ahead?(last), !isKnown(guess) {
            underWay.append((guess, start(guess)))
        }
    }

    /// The head has failed: it is to be fetched again, the others stay.
    mutating func fail() { underWay.removeFirst() }

    /// The head has been delivered, and `next` comes behind it; returns the fetches that nobody needs any more.
    ///
    /// - Parameter ahead: The guess at what comes behind a cursor, from now on.
    /// - Returns: Nil if `next` has been delivered before; then nothing comes behind the head.
    mutating func deliver(next: Cursor?, ahead: (@Sendable (Cursor) -> Cursor?)?) -> [Fetch]? {
        if let head { delivered.insert(head.hashValue) }
        if !underWay.isEmpty { underWay.removeFirst() }
        self.ahead = ahead
        head = next
        if let next, delivered.contains(next.hashValue) {
            head = nil
            return nil
        }
        return underWay.first?.cursor == next ? [] : drop()
    }

    /// Forgets all that is under way, and returns it.
    mutating func drop() -> [Fetch] {
        defer { underWay = [] }
        return underWay.map(\.fetch)
    }

    private func isKnown(_ cursor: Cursor) -> Bool {
        delivered.contains(cursor.hashValue) || underWay.contains { $0.cursor == cursor }
    }
}
