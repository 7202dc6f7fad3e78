/// A collection that comes in pages, as an asynchronous sequence of them; ``items`` is the sequence of what is in them.
///
/// Pages are delivered in order and fetched ahead while the consumer works: at most `width` are under way, so that
/// never more than one page more than that is held. What is under way is cancelled when the consumer stops. Each
/// iteration begins anew.
///
/// A server that leads in a circle is not followed: a cursor that was there before is an error. For that an iteration
/// keeps the cursors that have no order, as tokens and URLs have none; offsets and page numbers only have to grow.
///
/// An error surfaces when its page's turn comes, after all that came before was delivered. The iterator can be asked
/// again and then tries that page again; so does a sequence that starts from the error's cursor.
public struct Pages<Item: Sendable, Cursor: Hashable & Sendable>: AsyncSequence, Sendable {
    /// A page of items.
    public typealias Element = Page<Item, Cursor>
    /// Why it could not go on.
    public typealias Failure = PageError<Cursor>

    let first: Cursor
    let width: Int
    /// Whether the first of two cursors lies behind the second, where cursors have an order; nil where they have none.
    var isAfter: (@Sendable (Cursor, Cursor) -> Bool)? = nil
    let fetch: @Sendable (Cursor) async -> Result<PageReading<Item, Cursor>, AppError>
    /// Makes what decides which items of one iteration are delivered.
    var makeFilter: @Sendable () -> (Item) -> Bool = { { _ in true } }

    /// Begins to read from the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: PageReader(self)) }

    /// The same pages without the items whose id has been there before.
    ///
    /// A collection that changes while it is read by offset shows some items twice. Every id is kept in memory until
    /// the iteration ends; a run that resumes does not know those of the run before.
    public func removingDuplicates<ID: Hashable & Sendable>(by id: @escaping @Sendable (Item) -> ID) -> Pages {
        var pages = self
        pages.makeFilter = { [makeFilter] in
            let isDelivered = makeFilter()
            var seen: Set<ID> = []
            return { item in isDelivered(item) && seen.insert(id(item)).inserted }
        }
        return pages
    }

    /// Reads one page after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: PageReader<Item, Cursor>

        /// The next page, or nil at the end.
        ///
        /// - Throws: ``PageError``; asked again, the iterator tries the failed page again.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(PageError<Cursor>) -> Page<Item, Cursor>? {
            try await reader.next(isolation: actor)
        }
    }
}

/// One iteration, with the pages that are under way for it; they are cancelled when it is dropped.
private final class PageReader<Item: Sendable, Cursor: Hashable & Sendable> {
    typealias Reading = PageReading<Item, Cursor>

    private let pages: Pages<Item, Cursor>
    private let isDelivered: (Item) -> Bool
    private var queue: PageQueue<Cursor, Task<Result<Reading, AppError>, Never>>
    private var deadEnd: PageError<Cursor>?

    init(_ pages: Pages<Item, Cursor>) {
        self.pages = pages
        isDelivered = pages.makeFilter()
        queue = PageQueue(from: pages.first, isAfter: pages.isAfter)
    }

    deinit { drop() }

    func next(isolation actor: isolated (any Actor)?) async throws(PageError<Cursor>) -> Page<Item, Cursor>? {
        while true {
            if let deadEnd { throw deadEnd }
            guard let cursor = queue.head else { return nil }
            let reading = try await read(cursor, isolation: actor)
            // A copy of the iterator, which goes on from the same place, may have delivered that page meanwhile.
            guard queue.head == cursor else { continue }
            deliver(reading, at: cursor)
            return Page(
                items: reading.items.filter(isDelivered), cursor: cursor, next: queue.head, total: reading.total)
        }
    }

    private func read(
        _ cursor: Cursor, isolation: isolated (any Actor)?
    ) async throws(PageError<Cursor>) -> Reading {
        if !Task.isCancelled { fill(upTo: max(pages.width, 1)) }
        let result = await value(of: queue.first, isolation: isolation)
        // A page that is there already is no answer for a consumer who has been cancelled.
        guard !Task.isCancelled else {
            drop()
            throw PageError(cursor: cursor, reason: .fetching(.cancelled))
        }
        do { return try result.get() } catch {
            queue.fail(cursor)
            throw PageError(cursor: cursor, reason: .fetching(error))
        }
    }

    /// What a fetch brings. A consumer who is cancelled doesn't wait for a fetcher that doesn't hear of it.
    private func value(
        of fetch: Task<Result<Reading, AppError>, Never>?, isolation: isolated (any Actor)?
    ) async -> Result<Reading, AppError> {
        guard let fetch else { return .failure(.cancelled) }
        let (results, waiter) = AsyncStream.makeStream(of: Result<Reading, AppError>.self)
        Task { waiter.yield(await fetch.value) }
        var iterator = results.makeAsyncIterator()
        return await iterator.next(isolation: isolation) ?? .failure(.cancelled)
    }

    private func deliver(_ reading: Reading, at cursor: Cursor) {
        var next: Cursor?
        switch reading.continuation {
        case .page(let cursor): next = cursor
        case .end: break
        case .fault(let reason): deadEnd = PageError(cursor: cursor, reason: reason)
        }
        if let needless = queue.deliver(next: next, ahead: reading.ahead) {
            for fetch in needless { fetch.cancel() }
            fill(upTo: pages.width)
        } else {
            deadEnd = PageError(cursor: cursor, reason: .repeatedCursor)
            drop()
        }
    }

    private func fill(upTo width: Int) {
        queue.fill(upTo: width) { [fetch = pages.fetch] cursor in Task { await fetch(cursor) } }
    }

    private func drop() {
        for fetch in queue.drop() { fetch.cancel() }
    }
}
