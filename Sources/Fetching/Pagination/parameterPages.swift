/// Reads a collection in which a page and its parameters decide the parameters of the next page.
///
/// ```swift
/// let heroes = parameterPages(of: fetchHeroes, from: HeroQuery(), items: \.results) { page, query in
///     page.isLast ? nil : query.after(page)
/// }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches one page.
///   - start: The parameters of the first page. Parameters are the cursor of their page.
///   - width: 1 fetches the next page while the consumer works, 0 fetches nothing ahead. More has the effect of 1,
///     because only a page leads to the next parameters.
///   - items: Returns the items of a page.
///   - next: The parameters of the next page, or nil after the last. Parameters that came before end the sequence with
///     ``PageError/Reason/repeatedCursor``.
public func parameterPages<Params: Hashable & Sendable, Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<Params, Model>,
    from start: Params,
    width: Int = 1,
    items: @escaping @Sendable (Model) -> [Item],
    next: @escaping @Sendable (Model, Params) -> Params?
) -> Pages<Item, Params> {
    Pages(start: start, width: width) { params in
        await fetcher(params).map { model in
            PageReading(items: items(model), next: next(model, params).map { .page($0) } ?? .end)
        }
    }
}
