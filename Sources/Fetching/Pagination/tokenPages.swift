/// Reads a collection in which each page contains the token of the next.
///
/// ```swift
/// let heroes = tokenPages(of: fetchHeroes) { list in TokenPage(items: list.heroes, next: list.nextCursor) }
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page for a token; nil is the first page.
///   - start: The start of the first page; a page's `next` or an error's `cursor` resumes an earlier run.
///   - width: 1 fetches the next page while the consumer works, 0 fetches nothing ahead. More has the effect of 1,
///     because only a page contains the next token.
///   - page: Returns what a model contains. More pages without a token end the sequence with
///     ``PageError/Reason/moreWithoutCursor``, a token that came before with ``PageError/Reason/repeatedCursor``.
public func tokenPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<String?, Model>,
    from start: PageToken = PageToken(),
    width: Int = 1,
    page: @escaping @Sendable (Model) -> TokenPage<Item>
) -> Pages<Item, PageToken> {
    Pages(start: start, width: width) { cursor in
        await fetcher(cursor.token).map { model in
            let page = page(model)
            return PageReading(items: page.items, next: next(after: page))
        }
    }
}

private func next<Item>(after page: TokenPage<Item>) -> PageReading<Item, PageToken>.Next {
    guard page.hasMore != false, let next = page.next, !next.isEmpty else {
        return page.hasMore == true ? .fault(.moreWithoutCursor) : .end
    }
    return .page(PageToken(next))
}

/// A page's items, and the token of the next page. APIs call it `next_cursor`, `continuation`, `pageToken` or `after`.
public struct TokenPage<Item> {
    /// The items; a page in the middle of a collection may have none.
    public var items: [Item]
    /// The token of the next page; nil or empty at the end.
    public var next: String?
    /// Whether there are more pages, if the server reports that apart from the token.
    public var hasMore: Bool?

    /// Makes a page.
    public init(items: [Item], next: String?, hasMore: Bool? = nil) {
        self.items = items
        self.next = next
        self.hasMore = hasMore
    }
}

extension TokenPage: Sendable where Item: Sendable {}

/// The start of a page in a collection with tokens: the server's token, or nil for the first page.
public struct PageToken: Codable, Hashable, Sendable {
    /// The token, sent back as the server sent it.
    public var token: String?

    /// Makes a cursor; by default the start of the collection.
    public init(_ token: String? = nil) { self.token = token }

    /// Tokens are opaque, so this compares their bytes, not their characters: “é” as one scalar and as two are equal
    /// strings, but different tokens.
    public static func == (left: PageToken, right: PageToken) -> Bool {
        left.token.map { Array($0.utf8) } == right.token.map { Array($0.utf8) }
    }

    /// Hashes the token's bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(token.map { Array($0.utf8) }) }
}
