/// Returns the pages of a collection that is read by offset and limit.
///
/// - Once a page has reported the total, up to `width` pages are fetched at the same time. The collection ends at the
///   total that the most recent page reported. Pages before the end may have fewer items than requested. They may even
///   be empty if the server reports a limit; otherwise the sequence throws
///   ``PageError/Reason/missingItems(total:offset:)`` after an empty page.
/// - Without a total, the first page that has fewer items than the server's limit and than the requested limit is the
///   last page. If the server reports no limit either, the first empty page is the last page.
/// - The offset of the next page increases by the smaller of the server's limit and the requested limit. If the page
///   has more items, or if the server reports no limit, the offset increases by the number of items received.
///
/// ```swift
/// let heroes = offsetPages(of: fetchHeroes, limit: 50) { list in
///     OffsetPage(items: list.heroes, total: list.totalCount)
/// }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page at an offset. Use ``adaptedFetcher(_:_:)`` for an endpoint with other parameters.
///   - start: The cursor of the page to start with. To resume an earlier run, pass the `next` of a page or the `cursor`
///     of an error.
///   - limit: The number of items to request for each page. If nil, the limit of `start` is used.
///   - width: The maximum number of pages that are fetched at the same time. With 0, a page is fetched only when it
///     is needed.
///   - page: Returns the items of a model, with the total and the limit if the server reports them.
public func offsetPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<OffsetCursor, Model>, from start: OffsetCursor = OffsetCursor(),
    limit: Int? = nil, width: Int = 8,
    page: @escaping @Sendable (Model) -> OffsetPage<Item>
) -> Pages<Item, OffsetCursor> {
    pages(of: fetcher, from: start, limit: limit, width: width) { model, _ in page(model) }
}

/// Returns the pages of a collection that is read by offset and limit, for an endpoint whose model is
/// ``PaginatedResponseModel``.
///
/// This function works like ``offsetPages(of:from:limit:width:page:)``, but a `total` of 0 means that the server
/// doesn't report the total. There is one exception: if the page at offset 0 is empty, a total of 0 means that the
/// collection is empty.
///
/// - Parameters:
///   - fetcher: Fetches the page at an offset. Use ``adaptedFetcher(_:_:)`` for an endpoint with other parameters, and
///     `transformedFetcher` for an endpoint with an envelope.
///   - start: The cursor of the page to start with. To resume an earlier run, pass the `next` of a page or the `cursor`
///     of an error.
///   - limit: The number of items to request for each page. If nil, the limit of `start` is used.
///   - width: The maximum number of pages that are fetched at the same time. With 0, a page is fetched only when it
///     is needed.
public func offsetPages<Item: Sendable>(
    of fetcher: @escaping Fetcher<OffsetCursor, PaginatedResponseModel<Item>>,
    from start: OffsetCursor = OffsetCursor(), limit: Int? = nil, width: Int = 8
) -> Pages<Item, OffsetCursor> {
    pages(of: fetcher, from: start, limit: limit, width: width) { model, cursor in
        let isEmpty = cursor.offset == 0 && model.results.isEmpty
        let total = model.total == 0 && !isEmpty ? nil : model.total
        return OffsetPage(items: model.results, total: total, limit: model.limit)
    }
}

/// The items of a page, with the total and the limit that the server reports.
public struct OffsetPage<Item> {
    fileprivate let items: [Item]
    fileprivate let total: Int?
    fileprivate let limit: Int?

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - items: The items. A page may have fewer items than requested.
    ///   - total: The number of items in the complete collection. Nil or negative if the server doesn't report it.
    ///   - limit: The number of items in a full page, as the server reports it. Nil, 0 or negative if the server
    ///     doesn't report it.
    public init(items: [Item], total: Int? = nil, limit: Int? = nil) {
        (self.items, self.total, self.limit) = (items, total, limit)
    }
}

extension OffsetPage: Sendable where Item: Sendable {}

/// The cursor of a page in a collection that is read by offset and limit.
public struct OffsetCursor: Codable, Hashable, Sendable {
    /// The number of items before the page.
    public var offset: Int
    /// The number of items to request.
    public var limit: Int

    /// Creates a cursor. By default the cursor is the start of the collection, with a limit of 100 items.
    public init(offset: Int = 0, limit: Int = 100) {
        self.offset = offset
        self.limit = limit
    }
}

private func pages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<OffsetCursor, Model>, from start: OffsetCursor, limit: Int?, width: Int,
    page: @escaping @Sendable (Model, OffsetCursor) -> OffsetPage<Item>
) -> Pages<Item, OffsetCursor> {
    let start = OffsetCursor(offset: start.offset, limit: limit ?? start.limit)
    return Pages(start: start, width: width, isAfter: { $0.offset > $1.offset }) { cursor in
        await fetcher(cursor).map { model in reading(of: page(model, cursor), at: cursor) }
    }
}

private func reading<Item>(of page: OffsetPage<Item>, at cursor: OffsetCursor) -> PageReading<Item, OffsetCursor> {
    let count = page.items.count
    let total = validTotal(page.total)
    var step = count
    if let limit = page.limit, limit > 0 { step = min(limit, cursor.limit) }
    let (end, isOverflow) = cursor.offset.addingReportingOverflow(max(step, count))
    let isLast = total.map { end >= $0 } ?? (count < max(step, 1))
    guard !isLast, !isOverflow else { return PageReading(items: page.items, next: .end, total: total) }
    var next = PageReading<Item, OffsetCursor>.Next.page(OffsetCursor(offset: end, limit: cursor.limit))
    if let total, end == cursor.offset { next = .fault(.missingItems(total: total, offset: end)) }
    return PageReading(
        items: page.items, next: next, total: total,
        predictNext: { [step] last in
            let (offset, isOverflow) = last.offset.addingReportingOverflow(step)
            guard let total, offset < total, !isOverflow else { return nil }
            return OffsetCursor(offset: offset, limit: last.limit)
        })
}
