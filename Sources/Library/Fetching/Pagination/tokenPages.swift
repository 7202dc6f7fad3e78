/// Returns the pages of a collection in which each page contains the token of the next page.
///
/// ```swift
/// let heroes = tokenPages(of: fetchHeroes) { list in TokenPage(items: list.heroes, next: list.nextCursor) }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page for a token. A nil token requests the first page.
///   - start: The cursor of the page to start with. To resume an earlier run, pass the `next` of a page or the `cursor`
///     of an error.
///   - width: The number of pages to fetch ahead, 0 or 1. A greater number has the same effect as 1, because the token
///     of a page is known only from the page before.
///   - page: Returns the items of a model and the next token. If there are more pages but no token, the sequence throws
///     ``PageError/Reason/moreWithoutCursor``. If a token is repeated, the sequence throws
///     ``PageError/Reason/repeatedCursor``.
public func tokenPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<String?, Model>, from start: PageToken = PageToken(), width: Int = 1,
    page: @escaping @Sendable (Model) -> TokenPage<Item>
) -> Pages<Item, PageToken> {
    Pages(start: start, width: width, key: { $0.token.map(cursorKey) }) { cursor in
        await fetcher(cursor.token).map { model in
            let page = page(model)
            return PageReading(items: page.items, next: next(after: page), total: validTotal(page.total))
        }
    }
}

private func next<Item>(after page: TokenPage<Item>) -> PageReading<Item, PageToken>.Next {
    guard page.hasMore != false, let next = page.next, !next.isEmpty else {
        return page.hasMore == true ? .fault(.moreWithoutCursor) : .end
    }
    return .page(PageToken(next))
}

/// The items of a page, and the token of the next page. APIs use names such as `next_cursor`, `continuation`,
/// `pageToken` or `after` for the token.
public struct TokenPage<Item> {
    fileprivate let items: [Item]
    fileprivate let next: String?
    fileprivate let hasMore: Bool?
    fileprivate let total: Int?

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - items: The items. A page in the middle of a collection may have no items.
    ///   - next: The token of the next page. Nil or empty on the last page.
    ///   - hasMore: Whether there are more pages, or nil if the server does not report this separately from the token.
    ///   - total: The number of items in the collection, or nil if the server doesn't report it. It is shown, and does
    ///     not end the collection.
    public init(items: [Item], next: String?, hasMore: Bool? = nil, total: Int? = nil) {
        (self.items, self.next, self.hasMore, self.total) = (items, next, hasMore, total)
    }
}

extension TokenPage: Sendable where Item: Sendable {}

/// The cursor of a page in a collection with tokens.
public struct PageToken: Codable, Hashable, Sendable {
    /// The server's token, which is sent back unchanged, or nil for the first page.
    public var token: String?

    /// Creates a cursor. By default the cursor is the start of the collection.
    public init(_ token: String? = nil) { self.token = token }

    /// Returns whether the tokens have the same bytes.
    ///
    /// Tokens are opaque, so their characters are not compared: “é” as one scalar and “é” as two scalars are equal
    /// strings, but different tokens.
    public static func == (left: PageToken, right: PageToken) -> Bool {
        left.token.map { Array($0.utf8) } == right.token.map { Array($0.utf8) }
    }
}
