import Fetching

/// Reads all resources of a kind that match a query, in the server's order, as a sequence of pages.
///
/// ```swift
/// for try await hero in offsetPages(of: client.characters, kind: .characters).items { print(hero.name) }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page of a query.
///   - kind: The kind of resource that `fetcher` lists.
///   - query: The filters and the sort order; nil lists everything. Its `offset` is used if `start` is nil. Its `limit`
///     is ignored.
///   - start: The start of the first page; a page's `next` or an error's `cursor` resumes an earlier run.
///   - limit: The number of resources to request for each page, 1 to 100. Nil uses the limit of `start`, or else 100.
///   - width: The number of pages that may be under way at once; 0 fetches nothing ahead.
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
