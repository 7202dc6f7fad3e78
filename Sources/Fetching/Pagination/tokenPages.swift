/// Where a page begins in a collection whose pages name their successors: the server's token, nil for the beginning.
public struct PageToken: Codable, Hashable, Sendable {
    /// What the server said, to be sent as it came.
    public var token: String?

    /// Makes a cursor; by default for the beginning.
    public init(_ token: String? = nil) { self.token = token }

    /// Tokens are bytes to whom they don't belong: “é” as one scalar and as two are equal texts, but two places in a
    /// list of files.
    public static func == (left: PageToken, right: PageToken) -> Bool {
        left.token.map { Array($0.utf8) } == right.token.map { Array($0.utf8) }
    }

    /// Hashes the token's bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(token.map { Array($0.utf8) }) }
}

/// What a page says in an API of tokens, whatever it calls them: `next_cursor`, `continuation`, `pageToken`, `after`.
public struct TokenPage<Item> {
    /// The items; there may be none in the middle of a collection.
    public var items: [Item]
    /// The token for the next page; nil or empty at the end.
    public var next: String?
    /// Whether there is more, if the API says so beside the token.
    public var hasMore: Bool?

    /// Makes a page.
    public init(items: [Item], next: String?, hasMore: Bool? = nil) {
        self.items = items
        self.next = next
        self.hasMore = hasMore
    }
}

extension TokenPage: Sendable where Item: Sendable {}

/// Pages by the token that each has for the next. The next page is fetched while the consumer works.
///
/// - Parameters:
///   - fetcher: Fetches the page for a token, nil for the first.
///   - start: Where to begin.
///   - isPrefetching: Whether the next page is fetched while the consumer works on this one.
///   - page: What a model says. More without a token ends the sequence with ``PageError/Reason/moreWithoutCursor``, a
///     token that has been there before with ``PageError/Reason/repeatedCursor``.
public func tokenPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<String?, Model>,
    from start: PageToken = PageToken(),
    isPrefetching: Bool = true,
    page: @escaping @Sendable (Model) -> TokenPage<Item>
) -> Pages<Item, PageToken> {
    Pages(first: start, width: isPrefetching ? 1 : 0) { cursor in
        await fetcher(cursor.token).map { model in
            let page = page(model)
            return PageReading(items: page.items, continuation: continuation(of: page))
        }
    }
}

private func continuation<Item>(of page: TokenPage<Item>) -> PageReading<Item, PageToken>.Continuation {
    guard page.hasMore != false, let next = page.next, !next.isEmpty else {
        return page.hasMore == true ? .fault(.moreWithoutCursor) : .end
    }
    return .page(PageToken(next))
}
