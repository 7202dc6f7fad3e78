/// Returns the pages of a collection in which a closure computes the parameters of the next page from a page and from
/// its parameters.
///
/// ```swift
/// let heroes = parameterPages(of: fetchHeroes, from: HeroQuery(), items: \.results) { page, query in
///     page.isLast ? nil : query.after(page)
/// }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches one page.
///   - start: The parameters of the first page. The cursor of a page is its parameters.
///   - width: The number of pages to fetch ahead, 0 or 1. A greater number has the same effect as 1, because the next
///     parameters are computed from a page.
///   - items: Returns the items of a page.
///   - total: Returns the number of items in the collection, or nil if the server doesn't report it. It is shown, and
///     does not end the collection.
///   - next: Returns the parameters of the next page, or nil after the last page. If it returns the parameters of a
///     page that was already delivered, the sequence throws ``PageError/Reason/repeatedCursor``.
public func parameterPages<Params: Hashable & Sendable, Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<Params, Model>, from start: Params, width: Int = 1,
    items: @escaping @Sendable (Model) -> [Item],
    total: @escaping @Sendable (Model) -> Int? = { _ in nil },
    next: @escaping @Sendable (Model, Params) -> Params?
) -> Pages<Item, Params> {
    Pages(start: start, width: width) { params in
        await fetcher(params).map { model in
            PageReading(
                items: items(model), next: next(model, params).map { .page($0) } ?? .end,
                total: validTotal(total(model)))
        }
    }
}
