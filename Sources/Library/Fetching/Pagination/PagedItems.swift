extension Pages {
    /// The items of all pages, in order.
    ///
    /// ```swift
    /// for try await hero in offsetPages(of: heroes).items { print(hero.name) }
    /// ```
    ///
    /// The sequence throws ``PageError``. To retry the failed page, call `next()` on the same iterator, or start from
    /// the error's cursor.
    public var items: some AsyncSequence<Item, PageError<Cursor>> & Sendable { PagedItems(pages: self) }
}

/// The items of a collection that is read page by page; see ``Pages/items``.
struct PagedItems<Item: Sendable, Cursor: Hashable & Sendable>: AsyncSequence, Sendable {
    typealias Element = Item
    typealias Failure = PageError<Cursor>

    let pages: Pages<Item, Cursor>

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: pages.makeAsyncIterator()) }

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var pages: Pages<Item, Cursor>.AsyncIterator
        private var page: Pages<Item, Cursor>.Page?
        private var position = 0

        fileprivate init(pages: Pages<Item, Cursor>.AsyncIterator) { self.pages = pages }

        /// Returns the next item, or nil at the end. Pages without items are skipped.
        mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(PageError<Cursor>) -> Item? {
            while true {
                if let page, position < page.items.count {
                    guard !Task.isCancelled else {
                        throw PageError(cursor: page.cursor, reason: .fetching(.cancelled))
                    }
                    defer { position += 1 }
                    return page.items[position]
                }
                // The page is released before the wait for the next page, to keep one page less in memory.
                page = nil
                position = 0
                guard let next = try await pages.next(isolation: actor) else { return nil }
                page = next
            }
        }
    }
}
