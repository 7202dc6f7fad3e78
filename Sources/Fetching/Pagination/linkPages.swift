import Foundation

/// Reads a collection in which each page contains the URL of the next, in its body or its `Link` header.
///
/// A URL may be relative: it is resolved against the URL of its page's request, even if redirects followed. A URL on
/// another origin ends the sequence with ``PageError/Reason/otherOrigin(_:)``, because the request to it would carry
/// the first origin's credentials.
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
///   - start: The URL of the first page.
///   - origins: Further origins that a page may lead to, such as `https://files.example.com`.
///   - width: 1 fetches the next page while the consumer works, 0 fetches nothing ahead. More has the effect of 1,
///     because only a page contains the next URL.
///   - items: Returns the items of a page.
public func linkPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<URL, LinkedPage<Model>>,
    from start: URL,
    allowedOrigins origins: [URL] = [],
    width: Int = 1,
    items: @escaping @Sendable (Model) -> [Item]
) -> Pages<Item, URL> {
    Pages(start: start.absoluteURL, width: width) { url in
        await fetcher(url).map { page in
            PageReading(items: items(page.model), next: next(page.next, at: url, allowing: [start] + origins))
        }
    }
}

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

/// A page's model and the URL of the next page.
public struct LinkedPage<Model> {
    /// The body's model.
    public var model: Model
    /// The next page's URL as the server wrote it, which may be relative; nil or empty on the last page.
    public var next: String?

    /// Makes a page.
    public init(model: Model, next: String?) {
        self.model = model
        self.next = next
    }
}

extension LinkedPage: Sendable where Model: Sendable {}

private func next<Item>(_ target: String?, at url: URL, allowing origins: [URL]) -> PageReading<Item, URL>.Next {
    guard let target, !target.isEmpty else { return .end }
    guard let next = URL(string: target, relativeTo: url)?.absoluteURL, next.host()?.isEmpty == false else {
        return .fault(.unreadableCursor(excerpt(of: target)))
    }
    guard origins.contains(where: { haveSameOrigin($0, next) }) else {
        return .fault(.otherOrigin(excerpt(of: next.absoluteString)))
    }
    return .page(next)
}

/// The beginning of a URL, for an error. The query is left out, because only layers know which of its names are secret.
private func excerpt(of url: String) -> String {
    SecretNames.current.redacting(urlText: String(url.prefix { $0 != "?" && $0 != "#" }.prefix(200)))
}
