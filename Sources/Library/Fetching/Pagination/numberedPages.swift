/// Returns the pages of a collection that is read by page number.
///
/// Some servers send the last page again for each greater number. For such a server, pass `lastPage`; otherwise the
/// sequence might never end.
///
/// ```swift
/// let heroes = numberedPages(of: fetchHeroes, items: \.results, lastPage: \.pageCount)
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page with the given number.
///   - start: The number of the page to start with. Most APIs number pages from 1.
///   - limit: The maximum number of items of a page. If you pass `limit`, a page with fewer items is the last page.
///     Otherwise an empty page is the last page.
///   - width: The maximum number of pages that are fetched at the same time. With 0, a page is fetched only when it
///     is needed. A value above 1 has an effect only if the number of the last page is known.
///   - items: Returns the items of a page.
///   - lastPage: Returns the number of the last page, or nil if the server doesn't report it. This number takes
///     precedence over `limit`: earlier pages may have fewer items, or none.
///   - total: Returns the number of items in the collection, or nil if the server doesn't report it. It is shown, and
///     does not end the collection.
public func numberedPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<Int, Model>, from start: Int = 1, limit: Int? = nil, width: Int = 8,
    items: @escaping @Sendable (Model) -> [Item],
    lastPage: @escaping @Sendable (Model) -> Int? = { _ in nil },
    total: @escaping @Sendable (Model) -> Int? = { _ in nil }
) -> Pages<Item, Int> {
    Pages(start: start, width: width, isAfter: >) { number in
        await fetcher(number).map { model in
            let items = items(model)
            let last = lastPage(model)
            let isLast = if let last { number >= last } else { items.count < max(limit ?? 1, 1) }
            let total = validTotal(total(model))
            guard !isLast, number < Int.max else { return PageReading(items: items, next: .end, total: total) }
            return PageReading(
                items: items, next: .page(number + 1), total: total,
                predictNext: { number in last.flatMap { number < $0 ? number + 1 : nil } })
        }
    }
}
