import CommandLineSupport
import Fetching
import FetchingGenerators
import FetchingJSON
import FetchingText
import Foundation
import HTTPSyntax

/// Saves all pages of a collection. Fetches only the pages that no earlier run saved.
func crawl(_ options: CrawlOptions, in world: World) async throws {
    // This call precedes all other work, so that an early Ctrl-C is handled too.
    let interruptions = world.interruptions()
    let request = try options.request.request(in: world)
    guard let url = request.url, request.httpMethod ?? "GET" == "GET", request.httpBody == nil else {
        throw UsageError("Pages are read with GET; this request has another method or a body.", subcommand: "crawl")
    }
    let words =
        [maskedURL(url.absoluteString)]
        + [
            options.next.map { "--pages=\($0)" }, options.items.map { "--items=\($0)" },
            options.uniqueField.map { "--unique=\($0)" },
        ].compactMap(\.self)
    let subject = CrawlSubject(program: "fetching", words: words, secrets: secretText(of: request))
    try await untilInterrupted(interruptions) {
        let run = CrawlRun(of: "items", subject, options.settings, in: world)
        try await run.perform(isSame: { $0.isSame(as: subject, secrets: secretText(of: request)) }) { run, _, layers in
            var run = run
            let store = world.store.layered(layers(nil))
            let plan: CrawlPlan
            var first: (data: Data, response: URLResponse)?
            if let kept = run.kept, let known = try? JSONDecoder().decode(CrawlPlan.self, from: Data(kept.utf8)) {
                plan = known
            } else {
                (plan, first) = try await firstPage(of: request, at: url, options, store, run.note)
                if plan.scheme.isReadByURL, options.settings.path != nil { try checkURL(url.absoluteString) }
                try run.keep(jsonText(plan, .compact))
            }
            let source = PageSource(request, at: url, plan, first: first, options.settings, store, run.note)
            try await save(source, options, run)
        }
    }
}

/// The parts of a request that decide what its responses contain, and that are not in the words of a subject.
private func secretText(of request: URLRequest) -> String {
    let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key.lowercased()):\($0.value)" }.sorted()
    return ([request.url?.absoluteString ?? ""] + fields).joined(separator: "\n")
}

/// Throws if the URL of a page would be saved with a secret.
func checkURL(_ url: String) throws(CommandFailure) {
    guard Redactor().redacted(url) != url else { return }
    throw CommandFailure(
        "The URLs of the pages are saved in the folder FILE.parts until the crawl is complete, and one of them "
            + "contains a secret. Send the secret in a header field, or write to the standard output.")
}

/// Saves the pages as their scheme describes.
private func save(_ source: PageSource, _ options: CrawlOptions, _ run: CrawlRun) async throws {
    func save<Cursor: Codable & Hashable & Sendable>(_ pages: Pages<Data, Cursor>) async throws {
        try await run.save(
            CrawledCollection(
                pages: pages, uniqueField: options.uniqueField, encode: { $0 }, failureText: failureText))
    }
    let (plan, width) = (source.plan, options.settings.width)
    let scheme = plan.scheme
    func tokenFetcher(_ parameter: String) -> Fetcher<String?, JSONPage> {
        { token in await source.fetch(token.map { source.url(parameter, $0) } ?? source.url) }
    }
    switch scheme.next {
    case .link, .header, .url:
        let fetch: Fetcher<URL, LinkedPage<JSONPage>> = { url in
            await source.fetch(url).map { LinkedPage(model: $0, next: $0.next) }
        }
        try await save(linkPages(of: fetch, from: source.url, items: \.items))
    case .token(let parameter, let field):
        try await save(
            tokenPages(of: tokenFetcher(parameter)) { page in
                // Some servers send 0 as the token of the last page.
                let token = page.body.value(at: field)
                return TokenPage(
                    items: page.items, next: token == .number("0") ? nil : token?.scalarText,
                    hasMore: page.boolean(at: scheme.hasMore))
            })
    case .lastItem(let parameter, let field):
        try await save(
            tokenPages(of: tokenFetcher(parameter)) { page in
                let last = page.body.value(at: scheme.items)?.elements?.last
                return TokenPage(
                    items: page.items, next: last?.value(at: field)?.scalarText,
                    hasMore: page.boolean(at: scheme.hasMore))
            })
    case .offset(let parameter):
        let fetch: Fetcher<OffsetCursor, (page: JSONPage, total: Int?)> = { cursor in
            let url = cursor.offset == scheme.start ? source.url : source.url(parameter, "\(cursor.offset)")
            return await source.fetch(url).map { page in
                let total = page.number(at: scheme.total).map { $0 + scheme.base }
                // Some servers report the number of items in the page, or of the remaining items, as the total. It
                // would end the crawl early.
                let isTrusted = (total ?? 0) >= cursor.offset + page.items.count && (total ?? 0) >= plan.total ?? 0
                return (page, isTrusted ? total : nil)
            }
        }
        try await save(
            offsetPages(of: fetch, from: OffsetCursor(offset: scheme.start), width: width) {
                OffsetPage(items: $0.page.items, total: $0.total)
            })
    case .page(let parameter):
        let fetch: Fetcher<Int, JSONPage> = { number in
            await source.fetch(number == scheme.start ? source.url : source.url(parameter, "\(number)"))
        }
        try await save(
            numberedPages(
                of: fetch, from: scheme.start, width: width, items: \.items,
                lastPage: { page in
                    let total = page.number(at: scheme.total).map { ($0 - 1) / max(1, plan.size) + 1 }
                    return (page.number(at: scheme.pageCount) ?? total).map { $0 - 1 + scheme.base }
                }))
    }
}

/// How the pages are read. It is saved, so that a resumed run reads the same pages.
struct CrawlPlan: Codable, Sendable {
    var scheme: PageScheme
    /// The names of the fields of the first page.
    var names: [String]
    /// The number of items in the first page.
    var size: Int
    /// The total in the first page; nil if there is none.
    var total: Int?
}

/// A page, and its items as lines of JSON.
struct JSONPage: Sendable {
    let body: JSONTree
    let items: [Data]
    /// The URL of the next page, as the page has it.
    var next: String?

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The path of the items. A null value there means that there are no items.
    ///   - names: The fields of the first page. A body without the items but with one of these fields is an empty page,
    ///     and not an error, unless it also has a field such as `error` that the first page does not have.
    init(_ data: Data, items path: String, names: [String] = []) throws {
        let body: JSONTree
        do throws(JSONSyntaxError) { body = try JSONTree(data) } catch {
            throw CommandFailure("The response is not JSON: \(error).")
        }
        self.body = body
        switch body.value(at: path) {
        case .array(let elements): items = elements.map { Data(jsonText($0, .compact).utf8) }
        case .null where !path.isEmpty, nil where names.contains(where: { body.value(at: $0) != nil }):
            if let field = names.isEmpty ? nil : body.errorField(unless: names) {
                throw CommandFailure(
                    "The page has no items, but the field \(quoted(field)): "
                        + Redactor().line(jsonText(body, .compact), limit: 500))
            }
            items = []
        default:
            let arrays = body.arrayPaths().prefix(10).map { quoted($0) }.joined(separator: ", ")
            throw CommandFailure(
                "There is no array at \(path.isEmpty ? "the top of the body" : quoted(path)); "
                    + (arrays.isEmpty ? "the response has no array." : "there are arrays at \(arrays)."))
        }
    }

    /// A page without items, which ends a collection.
    init() { (body, items) = (.null, []) }

    func text(at path: String) -> String? { body.value(at: path)?.scalarText }
    func boolean(at path: String?) -> Bool? { path.flatMap { body.value(at: $0)?.boolean } }
    /// A number that a collection can have; nil for other values.
    func number(at path: String?) -> Int? {
        path.flatMap(text).flatMap { Int($0) }.flatMap { (0...1 << 53).contains($0) ? $0 : nil }
    }
}

/// Fetches the first page, and finds out how the others are read. Writes a note about it.
private func firstPage(
    of request: URLRequest, at url: URL, _ options: CrawlOptions, _ store: NetworkStore, _ note: (String) -> Void
) async throws -> (CrawlPlan, (data: Data, response: URLResponse)) {
    let fetch: Fetcher<URL, (Data, URLResponse)> = fetcher(
        createURLRequest: { url in request.with(url) }, fetch: networkFetcher(store: store), mapResponse: { ($0, $1) })
    func response(_ url: URL) async throws -> (data: Data, response: URLResponse) {
        try await fetch(url).mapError { error -> any Error in
            if case .cancelled = error { return CommandInterruption(text: "Interrupted. No page was saved.") }
            return CommandFailure(requestError: error)
        }.get()
    }
    let first = try await response(url)
    let body: JSONTree
    do throws(JSONSyntaxError) { body = try JSONTree(first.data) } catch {
        throw CommandFailure("The response is not JSON: \(error).")
    }
    let headers = (first.response as? HTTPURLResponse)?.allHeaderFields as? [String: String] ?? [:]
    if let items = options.items { _ = try JSONPage(first.data, items: items) }
    let sample = PageSample(url: url, headers: headers, body: body)
    guard var scheme = pageScheme(of: [sample], next: options.next, items: options.items) else {
        throw CommandFailure(
            "The first page does not show how the next page is requested. Use --pages and --items; see “fetching crawl "
                + "--help”. For a single response, use “fetching get”.")
    }
    if let missing = scheme.next.missingPart(in: body, headers) {
        throw CommandFailure("The first page has no \(missing); choose another --pages.")
    }
    let page = try JSONPage(first.data, items: scheme.items)
    if !scheme.isBaseKnown, case .page(let parameter) = scheme.next {
        let other = try await response(setting(parameter, to: "1", in: url)).data
        // Here, a body without the items is an empty page.
        scheme.base = try JSONPage(other, items: scheme.items, names: [""]).items == page.items ? 1 : 0
        scheme.start = scheme.base
    }
    if let field = options.uniqueField, !page.items.isEmpty,
        !page.items.contains(where: { (try? JSONTree($0))?.value(at: field) != nil })
    {
        note("No item of the first page has the field \(quoted(field)); check --unique.")
    }
    let total = page.number(at: scheme.total)
    let noun = page.items.count == 1 && total == nil ? "item" : "items"
    let place = scheme.items.isEmpty ? "." : cellText(scheme.items)
    note(
        "The first page has \(page.items.count)\(total.map { " of \($0)" } ?? "") \(noun) (--items \(place)). "
            + "The next page: --pages \(cellText("\(scheme.next)"))"
            + (scheme.isBaseKnown || scheme.base == 1 ? "." : ", with page numbers from 0."))
    let names: [String] = if case .object(let fields) = body { fields.prefix(100).map(\.name) } else { [] }
    return (CrawlPlan(scheme: scheme, names: names, size: page.items.count, total: total), first)
}

extension JSONTree {
    /// The name of a field with an error, if the object has one that is not in `names`; nil otherwise.
    fileprivate func errorField(unless names: [String]) -> String? {
        guard case .object(let fields) = self else { return nil }
        let errors = ["error", "errors", "message", "detail", "fault", "exception"]
        return fields.first { field in
            errors.contains(field.name.lowercased()) && !names.contains(field.name) && field.value != .null
        }?.name
    }
}

extension PageScheme {
    /// Whether the cursor of a page is its URL.
    fileprivate var isReadByURL: Bool {
        switch next {
        case .link, .header, .url: true
        case .token, .lastItem, .offset, .page: false
        }
    }
}

extension PageScheme.Next {
    /// Returns what is needed for the next page and is not in the first page, or nil.
    fileprivate func missingPart(in body: JSONTree, _ headers: [String: String]) -> String? {
        switch self {
        case .link: headers.value(ofHeader: "Link") == nil ? "header field Link" : nil
        case .header(let field): headers.value(ofHeader: field) == nil ? "header field \(quoted(field))" : nil
        case .url(let field), .token(_, let field): body.value(at: field) == nil ? "field \(quoted(field))" : nil
        case .lastItem, .offset, .page: nil
        }
    }
}

extension URLRequest {
    fileprivate func with(_ url: URL) -> URLRequest {
        var request = self
        request.url = url
        return request
    }
}

/// Returns a URL with a query item. An item with the same name is replaced, and the others are not changed.
func setting(_ name: String, to value: String, in url: URL) -> URL {
    let text = String(withoutFragment(removingQueryItems(from: url.absoluteString) { queryItemName($0) == name }))
    let separator = text.contains("?") ? text.hasSuffix("?") || text.hasSuffix("&") ? "" : "&" : "?"
    return parsedURL(text + separator + percentEncoded(name) + "=" + percentEncoded(value)) ?? url
}

private func failureText(_ error: AppError) -> String {
    (error.underlying as? CommandFailure ?? CommandFailure(requestError: error)).text
}
