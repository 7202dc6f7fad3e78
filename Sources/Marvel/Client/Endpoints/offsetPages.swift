import Fetching

/// All characters that match a query, in order, fetched ahead.
///
/// ```swift
/// for try await hero in offsetPages(of: client.characters, limit: 100).items { print(hero.name) }
/// ```
///
/// - Parameters:
///   - fetcher: Lists characters.
///   - query: Which ones; its offset is where to begin, its limit counts for nothing.
///   - limit: How many to ask for at once, 1 to 100; where `start` is given, its own counts.
///   - width: How many pages are under way at most; 0 fetches none ahead.
///   - start: Where an earlier run came to, a page's `next` or an error's `cursor`; nil begins at the query's offset.
public func offsetPages(
    of fetcher: @escaping Fetcher<CharacterQuery, MarvelPage<CharacterModel>>,
    matching query: CharacterQuery = CharacterQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<CharacterModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

/// All comics that match a query, in order, fetched ahead; parameters as for characters.
public func offsetPages(
    of fetcher: @escaping Fetcher<ComicQuery, MarvelPage<ComicModel>>, matching query: ComicQuery = ComicQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<ComicModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

/// All creators that match a query, in order, fetched ahead; parameters as for characters.
public func offsetPages(
    of fetcher: @escaping Fetcher<CreatorQuery, MarvelPage<CreatorModel>>,
    matching query: CreatorQuery = CreatorQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<CreatorModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

/// All events that match a query, in order, fetched ahead; parameters as for characters.
public func offsetPages(
    of fetcher: @escaping Fetcher<EventQuery, MarvelPage<EventModel>>, matching query: EventQuery = EventQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<EventModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

/// All series that match a query, in order, fetched ahead; parameters as for characters.
public func offsetPages(
    of fetcher: @escaping Fetcher<SeriesQuery, MarvelPage<SeriesModel>>, matching query: SeriesQuery = SeriesQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<SeriesModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

/// All stories that match a query, in order, fetched ahead; parameters as for characters.
public func offsetPages(
    of fetcher: @escaping Fetcher<StoryQuery, MarvelPage<StoryModel>>, matching query: StoryQuery = StoryQuery(),
    limit: Int = 100, width: Int = 8, from start: OffsetCursor? = nil
) -> Pages<StoryModel, OffsetCursor> {
    pages(of: fetcher, matching: query, \.offset, \.limit, limit: limit, from: start, width: width)
}

private func pages<Query: Sendable, Model>(
    of fetcher: @escaping Fetcher<Query, MarvelPage<Model>>, matching query: Query,
    _ offset: any WritableKeyPath<Query, Int> & Sendable, _ size: any WritableKeyPath<Query, Int> & Sendable,
    limit: Int, from start: OffsetCursor?, width: Int
) -> Pages<Model, OffsetCursor> {
    let page = adaptedFetcher(fetcher) { (cursor: OffsetCursor) in
        var query = query
        query[keyPath: offset] = cursor.offset
        query[keyPath: size] = cursor.limit
        return query
    }
    let start = start ?? OffsetCursor(offset: query[keyPath: offset], limit: limit)
    return offsetPages(of: transformedFetcher(page, \.data), from: start, width: width)
}
