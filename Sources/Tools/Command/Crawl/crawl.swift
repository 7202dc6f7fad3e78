import CommandLineSupport
import Fetching
import FetchingGenerators
import FetchingJSON
import FetchingText
import Foundation
import HTTPSyntax
import Synchronization

/// Saves all pages of a collection. Fetches only the pages that no earlier run saved.
func crawl(_ options: CrawlOptions, in world: World) async throws {
    // This call precedes all other work, so that an early Ctrl-C is handled too.
    let interruptions = world.interruptions()
    let request = try options.request.request(in: world)
    guard let url = request.url, request.httpMethod ?? "GET" == "GET", request.httpBody == nil else {
        throw CommandFailure("Pages are read with GET; this request has another method or a body.")
    }
    let subject = CrawlSubject(
        program: "fetching",
        words: [maskedURL(url.absoluteString)]
            + [
                options.next.map { "--pages=\($0)" }, options.items.map { "--items=\($0)" },
                options.uniqueField.map { "--unique=\($0)" },
            ].compactMap(\.self))
    try await untilInterrupted(interruptions) {
        let run = CrawlRun(of: "items", subject, options.settings, in: world)
        try await run.perform(isSame: { $0 == subject }) { run, _, layers in
            let store = world.store.layered(layers(nil))
            let first = try await FirstPage(of: request, at: url, options, store)
            run.note(first.text)
            try await save(PageSource(request, at: url, first: first, store), options, run)
        }
    }
}

/// Saves the pages in the way of their scheme.
private func save(_ source: PageSource, _ options: CrawlOptions, _ run: CrawlRun) async throws {
    func save<Cursor: Codable & Hashable & Sendable>(_ pages: Pages<Data, Cursor>) async throws {
        try await run.save(
            CrawledCollection(
                pages: pages, uniqueField: options.uniqueField, encode: { $0 }, failureText: failureText))
    }
    let (scheme, width) = (source.first.scheme, options.settings.width)
    switch scheme.next {
    case .link:
        try source.checkURL(options.settings)
        try await save(linkPages(of: source.linked, from: source.url, items: \.items))
    case .url(let field):
        try source.checkURL(options.settings)
        let fetch: Fetcher<URL, LinkedPage<JSONPage>> = { url in
            await source.fetch(url).map { LinkedPage(model: $0, next: $0.body.value(at: field)?.scalarText) }
        }
        try await save(linkPages(of: fetch, from: source.url, items: \.items))
    case .token(let parameter, let field):
        let fetch: Fetcher<String?, JSONPage> = { token in
            await source.fetch(token.map { setting(parameter, to: $0, in: source.url) } ?? source.url)
        }
        try await save(
            tokenPages(of: fetch) { page in
                TokenPage(
                    items: page.items, next: page.body.value(at: field)?.scalarText, hasMore: page.hasMore(scheme))
            })
    case .lastItem(let parameter, let field):
        let fetch: Fetcher<String?, JSONPage> = { token in
            await source.fetch(token.map { setting(parameter, to: $0, in: source.url) } ?? source.url)
        }
        try await save(
            tokenPages(of: fetch) { page in
                let last = page.body.value(at: scheme.items)?.elements?.last
                return TokenPage(
                    items: page.items, next: last?.value(at: field)?.scalarText, hasMore: page.hasMore(scheme))
            })
    case .offset(let parameter):
        let fetch: Fetcher<OffsetCursor, JSONPage> = { cursor in
            await source.fetch(source.url(parameter, cursor.offset))
        }
        try await save(
            offsetPages(
                of: fetch, from: OffsetCursor(offset: scheme.start, limit: max(1, source.first.items.count)),
                width: width
            ) { page in
                OffsetPage(items: page.items, total: page.number(at: scheme.total).map { $0 + scheme.base })
            })
    case .page(let parameter):
        let fetch: Fetcher<Int, JSONPage> = { number in await source.fetch(source.url(parameter, number)) }
        let size = max(1, source.first.items.count)
        try await save(
            numberedPages(
                of: fetch, from: scheme.start, width: width, items: \.items,
                lastPage: { page in
                    let count =
                        page.number(at: scheme.pageCount)
                        ?? page.number(at: scheme.total).map { ($0 - 1) / size + 1 }
                    return count.map { $0 - 1 + scheme.base }
                }))
    }
}

/// A page, and its items as lines of JSON.
private struct JSONPage: Sendable {
    let body: JSONTree
    let items: [Data]

    /// Reads a page whose items are at a path. A missing or null value there means that there are no items.
    init(_ data: Data, items path: String) throws {
        do throws(JSONSyntaxError) { body = try JSONTree(data) } catch {
            throw CommandFailure("The response is not JSON: \(error).")
        }
        switch body.value(at: path) {
        case .array(let elements): items = elements.map { Data(jsonText($0, .compact).utf8) }
        case .null where !path.isEmpty, nil: items = []
        default: throw CommandFailure("There is no array at \(path.isEmpty ? "the top of the body" : quoted(path)).")
        }
    }

    func hasMore(_ scheme: PageScheme) -> Bool? { scheme.hasMore.flatMap { body.value(at: $0)?.boolean } }
    func number(at path: String?) -> Int? { path.flatMap { body.value(at: $0)?.scalarText }.flatMap { Int($0) } }
}

/// The first page, and what it shows.
private struct FirstPage: Sendable {
    let scheme: PageScheme
    let data: Data
    let response: URLResponse
    let items: [Data]
    /// What was found in the page.
    let text: String

    init(of request: URLRequest, at url: URL, _ options: CrawlOptions, _ store: NetworkStore) async throws {
        let fetch: Fetcher<URLRequest, (Data, URLResponse)> = fetcher(
            createURLRequest: { $0 }, fetch: networkFetcher(store: store), mapResponse: { ($0, $1) })
        (data, response) = try await fetch(request).mapError { CommandFailure(requestError: $0) }.get()
        let body: JSONTree
        do throws(JSONSyntaxError) { body = try JSONTree(data) } catch {
            throw CommandFailure("The response is not JSON: \(error).")
        }
        let headers = (response as? HTTPURLResponse)?.allHeaderFields as? [String: String] ?? [:]
        guard
            let scheme = pageScheme(
                of: [PageSample(url: url, headers: headers, body: body)], next: options.next, items: options.items)
        else {
            throw CommandFailure(
                "The first page does not show how the next page is requested. Use --pages and --items; see “fetching "
                    + "crawl --help”. For a single response, use “fetching get”.")
        }
        self.scheme = scheme
        let page = try JSONPage(data, items: scheme.items)
        items = page.items
        let total = page.number(at: scheme.total).map { " of \($0)" } ?? ""
        text =
            "Found \(items.count)\(total) items with --items \(scheme.items.isEmpty ? "." : cellText(scheme.items)); the "
            + "next page with --pages \(cellText("\(scheme.next)"))."
    }
}

/// The requests for the pages.
private final class PageSource: Sendable {
    let url: URL
    let first: FirstPage
    private let request: URLRequest
    private let store: NetworkStore
    /// Whether the first page was not delivered yet. It is not requested twice.
    private let isFirstUnused = Mutex(true)

    init(_ request: URLRequest, at url: URL, first: FirstPage, _ store: NetworkStore) {
        (self.request, self.url, self.first, self.store) = (request, url, first, store)
    }

    /// Fetches pages with the URL of the next page in the header field `Link`.
    var linked: Fetcher<URL, LinkedPage<JSONPage>> {
        let items = first.scheme.items
        return pageFetcher(linkMapper { try JSONPage($0, items: items) })
    }

    /// Fetches a page. A second page with the items of the first one is an error: the server ignores the parameter.
    func fetch(_ url: URL) async -> Result<JSONPage, AppError> {
        let items = first.scheme.items
        return await pageFetcher { data, _ in try JSONPage(data, items: items) }(url).flatMap { page in
            guard url != self.url, !page.items.isEmpty, page.items == first.items else { return .success(page) }
            return .failure(
                .unknown(
                    UnknownFailure(
                        CommandFailure(
                            "The server sent the items of the first page again, so \(first.scheme.next) is not how its "
                                + "next page is requested; choose another --pages."))))
        }
    }

    private func pageFetcher<Page>(
        _ map: @escaping @Sendable (Data, URLResponse) throws -> Page
    ) -> Fetcher<URL, Page> {
        let send = networkFetcher(store: store)
        return fetcher(
            createURLRequest: { url in
                var request = self.request
                request.url = url
                return request
            },
            fetch: { [self] request in
                let isFirst =
                    request.url == url
                    && isFirstUnused.withLock { isUnused in
                        defer { isUnused = false }
                        return isUnused
                    }
                return isFirst ? (first.data, first.response) : try await send(request)
            },
            mapResponse: map)
    }

    /// Returns the URL of a page with a number. The first page has the URL of the user.
    func url(_ parameter: String, _ number: Int) -> URL {
        number == first.scheme.start ? url : setting(parameter, to: "\(number)", in: url)
    }

    /// Throws if the URLs of pages would be saved with a secret.
    func checkURL(_ settings: CrawlSettings) throws {
        guard settings.path != nil, maskedURL(url.absoluteString) != cellText(url.absoluteString) else { return }
        throw CommandFailure(
            "The URLs of the pages are saved in the folder FILE.parts until the crawl is complete, and this URL has a "
                + "secret in it. Send the secret in a header field, or write to the standard output.")
    }
}

/// Returns a URL with a query item. An item with the same name is replaced, and the others are not changed.
private func setting(_ name: String, to value: String, in url: URL) -> URL {
    let text = String(withoutFragment(removingQueryItems(from: url.absoluteString) { queryItemName($0) == name }))
    let separator = text.contains("?") ? text.hasSuffix("?") || text.hasSuffix("&") ? "" : "&" : "?"
    return parsedURL(text + separator + percentEncoded(name) + "=" + percentEncoded(value)) ?? url
}

private func failureText(_ error: AppError) -> String {
    (error.underlying as? CommandFailure ?? CommandFailure(requestError: error)).text
}
