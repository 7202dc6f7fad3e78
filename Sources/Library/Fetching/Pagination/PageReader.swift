/// A reader that goes through a collection once. It fetches pages ahead, delivers pages in order, and detects loops.
///
/// ``Pages`` and ``ListModel`` use this reader. When the reader is released, the fetches in progress are cancelled.
package final class PageReader<Item: Sendable, Cursor: Hashable & Sendable> {
    typealias Reading = PageReading<Item, Cursor>
    private typealias Fetch = Task<Result<Reading, AppError>, Never>

    private let width: Int
    private let fetch: @Sendable (Cursor) async -> Result<Reading, AppError>
    private let refusal: (@Sendable (Cursor) -> PageError<Cursor>.Reason?)?
    private let filterItems: ([Item]) -> [Item]
    private var queue: PageQueue<Cursor, Fetch>
    private let maximumEmptyPages: Int
    /// The number of pages without items since the last page with items.
    private var emptyPages = 0
    private var deadEnd: PageError<Cursor>?
    /// The number of callers that wait for a page. It can exceed 1, because copies of an iterator share a reader.
    private var waitingCount = 0

    package init(_ pages: Pages<Item, Cursor>, width: Int) {
        self.width = width
        fetch = pages.fetch
        refusal = pages.refusal
        filterItems = pages.makeItemFilter()
        queue = PageQueue(from: pages.start, isAfter: pages.isAfter, key: pages.key)
        maximumEmptyPages = pages.maximumEmptyPages
    }

    deinit { cancelFetches() }

    /// Whether the last page was delivered and no error follows.
    package var isAtEnd: Bool { queue.head == nil && deadEnd == nil }

    /// Returns the next page, or nil at the end. After a failed fetch, the next call tries the same page again. If the
    /// next cursor cannot be followed, each further call throws the same error.
    package func next(
        isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageError<Cursor>) -> Pages<Item, Cursor>.Page? {
        while true {
            if let deadEnd { throw deadEnd }
            guard let cursor = queue.head else { return nil }
            let reading = try await read(cursor, isolation: actor)
            // Another copy of the iterator may have delivered the page during the wait.
            if queue.head == cursor { return deliver(reading, at: cursor) }
        }
    }

    /// Cancels the fetches in progress. The next call of `next()` starts new fetches for the same pages.
    package func cancelFetches() {
        for fetch in queue.removeAll() { fetch.cancel() }
    }

    private func read(
        _ cursor: Cursor, isolation: isolated (any Actor)?
    ) async throws(PageError<Cursor>) -> Reading {
        // A start cursor can come from a file. The cursors of pages are checked in `deliver`.
        if let reason = refusal?(cursor) { throw PageError(cursor: cursor, reason: reason) }
        if !Task.isCancelled { startFetches(upTo: max(width, 1)) }
        guard let fetch = queue.first else { throw PageError(cursor: cursor, reason: .fetching(.cancelled)) }
        waitingCount += 1
        let result = await value(of: fetch, isolation: isolation)
        waitingCount -= 1
        // A cancelled caller gets no page, even if the page has arrived. Other callers may still wait for the page.
        guard !Task.isCancelled else {
            if waitingCount == 0 { cancelFetches() }
            throw PageError(cursor: cursor, reason: .fetching(.cancelled))
        }
        do { return try result.get() } catch {
            queue.remove(fetch)
            throw PageError(cursor: cursor, reason: .fetching(error))
        }
    }

    /// Returns the result of the fetch. If the caller is cancelled, returns a failure at once, even if the fetch
    /// ignores cancellation.
    private func value(of fetch: Fetch, isolation: isolated (any Actor)?) async -> Result<Reading, AppError> {
        let result = PendingResult<Result<Reading, AppError>>()
        Task { result.complete(.success(await fetch.value)) }
        return (try? await result.value(within: nil)) ?? .failure(.cancelled)
    }

    private func deliver(_ reading: Reading, at cursor: Cursor) -> Pages<Item, Cursor>.Page {
        var next: Cursor?
        let items = filterItems(reading.items)
        emptyPages = items.isEmpty ? emptyPages + 1 : 0
        switch reading.next {
        case .end: break
        case .page where emptyPages > maximumEmptyPages:
            deadEnd = PageError(cursor: cursor, reason: .tooManyEmptyPages(maximumEmptyPages: maximumEmptyPages))
        case .page(let following):
            let reason = refusal?(following) ?? (queue.canContinue(at: following) ? nil : .repeatedCursor)
            deadEnd = reason.map { PageError(cursor: cursor, reason: $0) }
            next = reason == nil ? following : nil
        case .fault(let reason): deadEnd = PageError(cursor: cursor, reason: reason)
        }
        for fetch in queue.advance(to: next, predictingBy: reading.predictNext) { fetch.cancel() }
        startFetches(upTo: width)
        return Pages<Item, Cursor>.Page(items: items, cursor: cursor, next: next, total: reading.total)
    }

    private func startFetches(upTo width: Int) {
        queue.fill(upTo: width) { [fetch] cursor in Task { await fetch(cursor) } }
    }
}

extension PageReader: CustomReflectable {
    /// A mirror without children, because cursors and pages may contain secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
