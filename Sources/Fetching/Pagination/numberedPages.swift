/// Pages by number.
///
/// Where the API answers a number behind the last with the last page again, say `lastPage`: there is no other end.
///
/// - Parameters:
///   - fetcher: Fetches the page with a number.
///   - first: The number to begin with; most APIs count from 1.
///   - items: What is in a page.
///   - lastPage: The number of the last page, where the API tells it: then pages in the middle may be short or empty,
///     and `width` pages are under way at once. Where it doesn't, the end is an empty page, or one of fewer than `size`
///     items.
///   - size: How many items a full page has, if that is known.
///   - width: How many pages are under way at most; 0 fetches none ahead.
public func numberedPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<Int, Model>,
    from first: Int = 1,
    items: @escaping @Sendable (Model) -> [Item],
    lastPage: @escaping @Sendable (Model) -> Int? = { _ in nil },
    size: Int? = nil,
    width: Int = 8
) -> Pages<Item, Int> {
    Pages(first: first, width: width, isAfter: >) { number in
        await fetcher(number).map { model in
            let items = items(model)
            let last = lastPage(model)
            let isLast = if let last { number >= last } else { items.count < max(size ?? 1, 1) }
            guard !isLast, number < Int.max else { return PageReading(items: items, continuation: .end) }
            return PageReading(
                items: items, continuation: .page(number + 1),
                ahead: { number in last.flatMap { number < $0 ? number + 1 : nil } })
        }
    }
}
