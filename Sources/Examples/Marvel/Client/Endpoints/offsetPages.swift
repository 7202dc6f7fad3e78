import Fetching

/// Returns a sequence of pages with all resources that match a query, in the server's order.
///
/// ```swift
/// for try await hero in offsetPages(of: client.characters, kind: .characters).items { print(hero.name) }
/// ```
///
/// - Parameters:
///   - fetcher: The fetcher for a page of resources, such as `client.characters`.
///   - kind: The kind of resource that `fetcher` lists.
///   - query: The filters and the sort order. Nil means all resources. The query's `offset` is used only if `start` is
///     nil, and its `limit` is ignored.
///   - start: The cursor of the first page. To resume an earlier run, pass a page's `next` or an error's `cursor`.
///   - limit: The number of resources to request for each page, 1 to 100. Nil means the limit of `start`, or 100 if
///     `start` is nil.
///   - width: The maximum number of pages that are fetched at the same time. With 0, no page is fetched in advance.
public func offsetPages<Query, Model>(
    of fetcher: @escaping Fetcher<Query, MarvelPage<Model>>,
    kind: ResourceKind<Query, Model>,
    matching query: Query? = nil,
    from start: OffsetCursor? = nil,
    limit: Int? = nil,
    width: Int = 8
) -> Pages<Model, OffsetCursor> {
    let query = query ?? kind.unfiltered
    let page = adaptedFetcher(fetcher) { (cursor: OffsetCursor) in
        var query = query
        query[keyPath: kind.offset] = cursor.offset
        query[keyPath: kind.limit] = cursor.limit
        return query
    }
    var start = start ?? OffsetCursor(offset: query[keyPath: kind.offset], limit: 100)
    if let limit { start.limit = limit }
    return offsetPages(of: transformedFetcher(page, \.data), from: start, width: width)
}
