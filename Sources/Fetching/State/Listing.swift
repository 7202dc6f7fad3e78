/// What has been loaded of a collection, and how it goes on.
struct Listing<Item: Sendable> {
    private(set) var rows: [Item] = []
    private(set) var total: Int?
    /// Loads the page behind the rows; nil at the end. Called again, it loads that page again.
    private(set) var next: PageLoad<Item>?
    private let isDelivered: (Item) -> Bool

    /// Nothing at all.
    init() { isDelivered = { _ in true } }

    /// A collection of which nothing has been loaded.
    init<Cursor>(of pages: Pages<Item, Cursor>) {
        next = pageLoad(of: pages, at: pages.first, behind: [])
        isDelivered = pages.makeFilter()
    }

    /// Whether nothing has come so far of a collection that goes on.
    var isEmptyYet: Bool { rows.isEmpty && next != nil }

    /// What it is with the page that `next` loaded.
    func adding(_ page: LoadedPage<Item>) -> Listing {
        var listing = self
        listing.rows += page.items.filter(isDelivered)
        listing.total = page.total ?? total
        listing.next = page.next
        return listing
    }
}

/// Loads one page.
typealias PageLoad<Item: Sendable> = @Sendable () async -> Result<LoadedPage<Item>, AppError>

/// A page, and the closure that loads the one behind it.
struct LoadedPage<Item: Sendable>: Sendable {
    var items: [Item]
    var total: Int?
    var next: PageLoad<Item>?
}

/// Loads the page at `cursor`, without fetching others ahead: a screen shows one after another.
private func pageLoad<Item, Cursor>(
    of pages: Pages<Item, Cursor>, at cursor: Cursor, behind earlier: Set<Cursor>
) -> PageLoad<Item> {
    {
        await pages.fetch(cursor).map { reading in
            let delivered = earlier.union([cursor])
            let next: PageLoad<Item>? =
                switch reading.continuation {
                case .end: nil
                case .page(let next) where !delivered.contains(next): pageLoad(of: pages, at: next, behind: delivered)
                case .page: deadEnd(at: cursor, .repeatedCursor)
                case .fault(let reason): deadEnd(at: cursor, reason)
                }
            return LoadedPage(items: reading.items, total: reading.total, next: next)
        }
    }
}

/// A page that never comes, however often it is asked for.
private func deadEnd<Item, Cursor>(at cursor: Cursor, _ reason: PageError<Cursor>.Reason) -> PageLoad<Item> {
    let error = AppError.unknown(UnknownFailure(PageError(cursor: cursor, reason: reason)))
    return { .failure(error) }
}
