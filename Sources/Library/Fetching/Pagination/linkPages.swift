import Foundation
internal import HTTPSyntax

/// Returns the pages of a collection in which each page contains the URL of the next page. The URL is in the body or in
/// the `Link` header.
///
/// A relative URL is resolved against the URL of the page's request, even if the request was redirected. If the URL has
/// neither the origin of `start` nor an allowed origin, the sequence throws ``PageError/Reason/otherOrigin(_:)``.
/// Otherwise credentials for the origin of `start` could be sent to a different origin. A crawl also checks the stored
/// URLs from which it continues. A server can send new pages without end, so limit their number.
///
/// ```swift
/// let issues = linkPages(
///     of: fetcher(
///         createURLRequest: { url in try createRequest(baseURL: url) },
///         fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([Issue].self))),
///     from: firstURL, items: { $0 })
/// ```
///
/// - Parameters:
///   - fetcher: Fetches the page at a URL.
///   - start: The URL of the first page.
///   - origins: Other origins that are allowed for the next page, such as `https://files.example.com`. A text
///     that is not a URL is ignored.
///   - width: The number of pages to fetch ahead, 0 or 1. A greater number has the same effect as 1, because the URL of
///     a page is known only from the page before.
///   - items: Returns the items of a page.
public func linkPages<Model, Item: Sendable>(
    of fetcher: @escaping Fetcher<URL, LinkedPage<Model>>, from start: URL,
    allowedOrigins origins: [String] = [], width: Int = 1,
    items: @escaping @Sendable (Model) -> [Item]
) -> Pages<Item, URL> {
    let allowed = [start] + origins.compactMap { parsedURL($0) }
    return Pages(
        start: start.absoluteURL, width: width, refusal: { otherOrigin(of: $0, than: allowed) },
        key: { cursorKey($0.absoluteString) }
    ) { url in
        // This scope stays open after the fetch, so that an error for the next URL masks the secrets that layers have
        // declared.
        await withinCall {
            await fetcher(url).map { page in
                PageReading(
                    items: items(page.model), next: next(page.next, at: url, allowing: allowed),
                    total: validTotal(page.total))
            }
        }
    }
}

/// Returns a closure that maps a body with `mapper`, and reads the URL of the next page from the `Link` header (RFC
/// 8288, relation `next`). Without this relation, the page is the last one. If the relation is missing and the header
/// has a syntax error, or if the URL is empty, the closure throws, so that a list does not end too early. A link with
/// an `anchor` counts only if this is the URL of the response.
///
/// Pass the closure to ``fetcher(createURLRequest:fetch:mapResponse:)``.
///
/// - Parameters:
///   - mapper: Creates the model from the body.
///   - totalField: The name of a header field with the number of items in the complete collection, such as
///     `X-Total-Count`. If the field is missing or is not a number, the total is not known.
public func linkMapper<Model>(
    _ mapper: @escaping Mapper<Model>, totalField: String? = nil
) -> @Sendable (Data, URLResponse) throws -> LinkedPage<Model> {
    { body, response in
        let response = response as? HTTPURLResponse
        let header = response?.value(forHTTPHeaderField: "Link") ?? ""
        let (links, isValid) = webLinks(in: header)
        let next = links.first { $0.relations.contains("next") && isLink($0, from: response?.url) }?.target
        guard next.map({ !$0.isEmpty }) ?? isValid else {
            let withoutQueries = header.replacing(
                #/[?#][^>;, ]*/#.matchingSemantics(.unicodeScalar), with: "?\(SecretNames.mask)")
            throw MappingError(
                expected: "a Link field in the form <URL>; rel=\"next\" (RFC 8288 §3)",
                found: "“\(Redactor(response: response).line(withoutQueries, limit: 200))”")
        }
        let total = totalField.flatMap { response?.value(forHTTPHeaderField: $0) }.flatMap { value in
            firstValue(of: value) { Int($0) }
        }
        return LinkedPage(model: try mapper(body), next: next, total: total)
    }
}

/// The model of a page, the URL of the next page, and the total.
public struct LinkedPage<Model> {
    /// The model of the body.
    public var model: Model
    /// The URL of the next page as the server wrote it, which may be relative. Nil or empty on the last page.
    public var next: String?
    /// The number of items in the complete collection. Nil or negative if the server doesn't report it.
    public var total: Int?

    /// Creates a page.
    public init(model: Model, next: String?, total: Int? = nil) {
        (self.model, self.next, self.total) = (model, next, total)
    }
}

extension LinkedPage: CustomReflectable {
    /// A mirror in which the query of the next page's URL is masked, because it may contain secrets.
    public var customMirror: Mirror {
        Mirror(self, children: ["model": model, "next": next.map(cursorText) as Any, "total": total as Any])
    }
}

extension LinkedPage: Sendable where Model: Sendable {}

private func next<Item>(_ target: String?, at url: URL, allowing origins: [URL]) -> PageReading<Item, URL>.Next {
    guard let target, !target.isEmpty else { return .end }
    guard let next = resolvedURL(target, relativeTo: url), next.host()?.isEmpty == false else {
        return .fault(.unreadableCursor(excerpt(of: target)))
    }
    // The pages check each cursor too, but only here, the secrets of the fetch are known and masked in the error.
    if let reason: PageError<URL>.Reason = otherOrigin(of: next, than: origins) { return .fault(reason) }
    return .page(next)
}

/// Returns the error if a URL has none of the origins, or nil.
func otherOrigin<Cursor>(of url: URL, than origins: [URL]) -> PageError<Cursor>.Reason? {
    origins.contains { haveSameOrigin($0, url) } ? nil : .otherOrigin(excerpt(of: url.absoluteString))
}

/// Returns the beginning of a URL, for an error. The query is left out, because it may contain secrets whose names were
/// not declared as secret.
private func excerpt(of url: String) -> String {
    oneLine(Redactor().redacted(String(url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.prefix(200))), limit: 250)
}
