/// A collection that is read page by page, as an asynchronous sequence of pages. ``items`` is the sequence of the
/// items.
///
/// Pages are delivered in order. While the consumer works, up to `width` pages are fetched ahead, so at most `width` +
/// 1 pages are in memory. The functions that create pages, such as
/// ``numberedPages(of:from:limit:width:items:lastPage:total:)``, have the parameter `width`. When the consumer stops,
/// the fetches in progress are cancelled. Each iteration starts at the sequence's first page.
///
/// If the server repeats a cursor, the sequence throws instead of looping. To detect a repeated cursor, an iteration
/// keeps a hash of 16 bytes for each token or URL. The cursors of ``parameterPages(of:from:width:items:total:next:)``
/// are kept completely. Offsets and page numbers are not kept, because it is enough to check that they increase. The
/// sequence also throws after more than 100 empty pages in succession; see ``allowingEmptyPages(_:)``.
///
/// If a page cannot be fetched, the error is thrown after all earlier pages were delivered. To retry the page, call
/// `next()` again, or start a sequence from the error's cursor.
public struct Pages<Item: Sendable, Cursor: Hashable & Sendable>: AsyncSequence, Sendable {
    package var start: Cursor
    let width: Int
    /// A closure that returns whether the first of two cursors comes after the second. Nil if cursors have no order.
    package var isAfter: (@Sendable (Cursor, Cursor) -> Bool)? = nil
    /// A closure that returns why the page at a cursor must not be fetched, or nil. It is called for each cursor, which
    /// can come from a page or from a file. Nil if any page may be fetched.
    package var refusal: (@Sendable (Cursor) -> PageError<Cursor>.Reason?)? = nil
    /// A closure that returns a value by which a cursor is recognized, such as the hash of a long cursor.
    var key: @Sendable (Cursor) -> AnyHashable = { AnyHashable($0) }
    var maximumEmptyPages = 100
    package var fetch: @Sendable (Cursor) async -> Result<PageReading<Item, Cursor>, AppError>
    /// A closure that creates the item filter of one iteration. The filter is called once for each page.
    var makeItemFilter: @Sendable () -> ([Item]) -> [Item] = { { $0 } }

    /// Returns an iterator that starts at the sequence's first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: PageReader(self, width: width)) }

    /// Returns these pages without items whose ID already occurred in the same iteration.
    ///
    /// If a collection changes while it is read by offset, an item can be delivered twice. All IDs are kept in memory
    /// until the iteration ends. A sequence that resumes an earlier sequence does not have the earlier IDs.
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

    /// Returns these pages with a different limit of empty pages in succession. If there are more, the sequence throws
    /// ``PageError/Reason/tooManyEmptyPages(maximumEmptyPages:)``.
    ///
    /// Without a limit, a server that reports a large total and sends only empty pages would keep the iteration busy
    /// without end. A page whose items were all removed as duplicates counts as empty.
    ///
    /// - Parameter count: The maximum number of empty pages in succession. The default of a sequence is 100.
    public func allowingEmptyPages(_ count: Int) -> Pages {
        var pages = self
        pages.maximumEmptyPages = count
        return pages
    }

    /// An iterator over the pages. Copies of an iterator share one position.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: PageReader<Item, Cursor>

        /// Returns the next page, or nil at the end.
        ///
        /// - Throws: ``PageError``. Call `next()` again to retry the failed page.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(PageError<Cursor>) -> Page? {
            try await reader.next(isolation: actor)
        }
    }
}

extension Pages: CustomReflectable {
    /// A mirror without the start cursor, because it can be a URL that contains secrets.
    public var customMirror: Mirror { Mirror(self, children: ["width": width]) }
}
