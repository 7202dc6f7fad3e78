/// Where a page begins in a collection that is read by offset, and how long it is to be.
public struct OffsetCursor: Codable, Hashable, Sendable {
    /// How many items come before the page.
    public var offset: Int
    /// How many items to ask for.
    public var limit: Int

    /// Makes a cursor; by default for the beginning.
    public init(offset: Int = 0, limit: Int = 100) {
        self.offset = offset
        self.limit = limit
    }
}

/// Pages by offset and limit, of a collection that tells its total.
///
/// As soon as the first page has told the total, `width` pages are under way at once. The end is where the total is
/// reached, the total that the page last delivered told; pages in the middle may be short or empty. A server that hands
/// out shorter pages than it was asked for, and has that in its `limit`, is followed at its pace; so is one that tells
/// none (0), as far as its items reach. Where it tells no total (0), a short page is the last.
///
/// - Parameters:
///   - fetcher: Fetches the page at an offset; ``adaptedFetcher(_:_:)`` and ``transformedFetcher(_:_:)`` make it of an
///     endpoint with other parameters or an envelope.
///   - start: Where to begin, and how many items to ask for at once.
///   - width: How many pages are under way at most; 0 fetches none ahead.
public func offsetPages<Item: Sendable>(
    of fetcher: @escaping Fetcher<OffsetCursor, PaginatedResponseModel<Item>>,
    from start: OffsetCursor = OffsetCursor(),
    width: Int = 8
) -> Pages<Item, OffsetCursor> {
    Pages(first: start, width: width, isAfter: { $0.offset > $1.offset }) { cursor in
        await fetcher(cursor).map { page in reading(of: page, at: cursor) }
    }
}

/// Pages by offset and limit, `limit` items at once; see ``offsetPages(of:from:width:)``.
public func offsetPages<Item: Sendable>(
    of fetcher: @escaping Fetcher<OffsetCursor, PaginatedResponseModel<Item>>, limit: Int, width: Int = 8
) -> Pages<Item, OffsetCursor> {
    offsetPages(of: fetcher, from: OffsetCursor(limit: limit), width: width)
}

private func reading<Item: Sendable>(
    of page: PaginatedResponseModel<Item>, at cursor: OffsetCursor
) -> PageReading<Item, OffsetCursor> {
    let count = page.results.count
    // How far the server went: by its own word, unless that is none.
    let step = page.limit > 0 ? min(page.limit, cursor.limit) : count
    let (reached, isTooFar) = cursor.offset.addingReportingOverflow(max(step, count))
    let isTotalKnown = page.total > 0
    let isLast = isTotalKnown ? reached >= page.total : count < max(step, 1)
    // Nothing at all is a total too, if the beginning was asked for.
    let total = isTotalKnown || (page.total == 0 && cursor.offset == 0 && count == 0) ? page.total : nil
    guard !isLast, !isTooFar else { return PageReading(items: page.results, continuation: .end, total: total) }
    return PageReading(
        items: page.results,
        continuation: .page(OffsetCursor(offset: reached, limit: cursor.limit)),
        total: total,
        ahead: { [total = page.total] last in
            let (offset, isTooFar) = last.offset.addingReportingOverflow(step)
            return offset < total && !isTooFar ? OffsetCursor(offset: offset, limit: last.limit) : nil
        })
}
