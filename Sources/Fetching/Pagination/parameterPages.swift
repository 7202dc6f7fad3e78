/// Pages by whatever leads from one to the next: the parameters of each page's call are its cursor.
///
/// ```swift
/// let heroes = pages(of: fetchHeroes, from: HeroQuery(), items: \.results) { page, query in
///     page.isLast ? nil : query.following(page)
/// }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches one page.
///   - first: The parameters of the first page.
///   - items: What is in a page.
///   - isPrefetching: Whether the next page is fetched while the consumer works on this one.
///   - next: The parameters of the page behind one, nil behind the last. Parameters that have been there before end the
///     sequence with ``PageError/Reason/repeatedCursor``.
public func pages<Params: Hashable & Sendable, Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<Params, Model>,
    from first: Params,
    items: @escaping @Sendable (Model) -> [Item],
    isPrefetching: Bool = true,
    next: @escaping @Sendable (Model, Params) -> Params?
) -> Pages<Item, Params> {
    Pages(first: first, width: isPrefetching ? 1 : 0) { params in
        await fetcher(params).map { model in
            PageReading(items: items(model), continuation: next(model, params).map { .page($0) } ?? .end)
        }
    }
}
