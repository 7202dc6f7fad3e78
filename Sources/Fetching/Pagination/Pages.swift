/// A collection read page by page, as an asynchronous sequence of pages. ``items`` is the sequence of its items.
///
/// Pages are delivered in order. Up to `width` pages are fetched ahead while the consumer works, so at most `width` + 1
/// pages are in memory. When the consumer stops, fetches that are under way are cancelled. Each iteration starts again
/// from the first page.
///
/// A server that leads in a loop causes an error: a cursor that was already delivered is not followed. To detect this,
/// an iteration keeps all cursors that have no order, such as tokens and URLs. Offsets and page numbers only have to
/// grow, so they are not kept.
///
/// An error is thrown when its page's turn comes, after all pages before it. Calling `next()` again tries that page
/// again. So does a sequence that starts from the error's cursor.
public struct Pages<Item: Sendable, Cursor: Hashable & Sendable>: AsyncSequence, Sendable {
    /// A page of items.
    public typealias Element = Page<Item, Cursor>
    /// Why the sequence could not continue.
    public typealias Failure = PageError<Cursor>

    let start: Cursor
    let width: Int
    /// Whether the first of two cursors comes after the second; nil where cursors have no order.
    var isAfter: (@Sendable (Cursor, Cursor) -> Bool)? = nil
    let fetch: @Sendable (Cursor) async -> Result<PageReading<Item, Cursor>, AppError>
    /// Makes the filter of one iteration, which is called once with each page's items.
    var makeItemFilter: @Sendable () -> ([Item]) -> [Item] = { { $0 } }

    /// Starts to read from the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: PageReader(self, width: width)) }

    /// Returns the same pages without the items whose ID came before in the same iteration.
    ///
    /// A collection that changes while it is read by offset can contain an item twice. All IDs stay in memory until the
    /// iteration ends. A sequence that resumes doesn't know the IDs of the one before.
    ///
    /// - Parameter id: Returns an item's ID.
    public func removingDuplicates<ID: Hashable & Sendable>(by id: @escaping @Sendable (Item) -> ID) -> Pages {
        var pages = self
        pages.makeItemFilter = { [makeItemFilter] in
            let filterItems = makeItemFilter()
            var seen: Set<ID> = []
            return { items in filterItems(items).filter { seen.insert(id($0)).inserted } }
        }
        return pages
    }

    /// Reads one page after another. Copies of an iterator share its position.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: PageReader<Item, Cursor>

        /// Returns the next page, or nil at the end.
        ///
        /// - Throws: ``PageError``. Call it again to try the failed page again.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(PageError<Cursor>) -> Page<Item, Cursor>? {
            try await reader.next(isolation: actor)
        }
    }
}
