import Foundation

/// A model, and where the next page is by its answer.
public struct LinkedPage<Model> {
    /// The body's model.
    public var model: Model
    /// The next page's URL as the server wrote it, relative to the one that was asked; nil or empty on the last.
    public var next: String?

    /// Makes a page.
    public init(model: Model, next: String?) {
        self.model = model
        self.next = next
    }
}

extension LinkedPage: Sendable where Model: Sendable {}

/// Maps a body by `mapper`, and reads the next page's URL from the `Link` header (RFC 8288, relation `next`).
///
/// For ``fetcher(createURLRequest:fetch:mapResponse:)``.
public func linkMapper<Model>(
    _ mapper: @escaping Mapper<Model>
) -> @Sendable (Data, URLResponse) throws -> LinkedPage<Model> {
    { body, response in
        let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Link") ?? ""
        let next = webLinks(in: header).first { $0.relations.contains("next") && $0.parameters["anchor"] == nil }
        return LinkedPage(model: try mapper(body), next: next?.target)
    }
}

/// Pages by the URL that each has for the next, in its body or its `Link` header. The next page is fetched while the
/// consumer works.
///
/// Targets may be relative; they are resolved against the URL at which their page was asked for, whatever redirects
/// followed. One that leads to another origin ends the sequence with ``PageError/Reason/otherOrigin(_:)``, because the
/// request that goes there carries what is meant for this one.
///
/// ```swift
/// let issues = linkPages(
///     of: fetcher(
///         createURLRequest: { url in try createRequest(baseURL: url.absoluteString) },
///         fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([Issue].self))),
///     from: firstURL, items: { $0 })
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page at a URL.
///   - first: The first page's URL.
///   - origins: Further origins that a page may lead to, such as `https://files.example.com`.
///   - isPrefetching: Whether the next page is fetched while the consumer works on this one.
///   - items: What is in a page.
public func linkPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<URL, LinkedPage<Model>>,
    from first: URL,
    allowedOrigins origins: [URL] = [],
    isPrefetching: Bool = true,
    items: @escaping @Sendable (Model) -> [Item]
) -> Pages<Item, URL> {
    Pages(first: first.absoluteURL, width: isPrefetching ? 1 : 0) { url in
        await fetcher(url).map { page in
            PageReading(
                items: items(page.model), continuation: continuation(page.next, at: url, allowing: [first] + origins))
        }
    }
}

private func continuation<Item>(
    _ target: String?, at url: URL, allowing origins: [URL]
) -> PageReading<Item, URL>.Continuation {
    guard let target, !target.isEmpty else { return .end }
    guard let next = URL(string: target, relativeTo: url)?.absoluteURL, next.host()?.isEmpty == false else {
        return .fault(.unreadableCursor(shown(target)))
    }
    guard origins.contains(where: { haveSameOrigin($0, next) }) else {
        return .fault(.otherOrigin(shown(next.absoluteString)))
    }
    return .page(next)
}

/// A URL's beginning for an error. Which names in a query are secret is known to layers only, so it is left out.
private func shown(_ url: String) -> String {
    SecretNames.current.redacting(urlText: String(url.prefix { $0 != "?" && $0 != "#" }.prefix(200)))
}
