import CommandLineSupport
import Fetching
import FetchingGenerators
import Foundation
import HTTPSyntax
import Synchronization

/// The requests for the pages of a collection.
final class PageSource: Sendable {
    /// The URL of the first page.
    let url: URL
    let plan: CrawlPlan
    private let request: URLRequest
    private let store: NetworkStore
    private let savesURLs: Bool
    private let note: @Sendable (String) -> Void
    /// The response with the first page until it is used. It is not requested twice.
    private let first: Mutex<(data: Data, response: URLResponse)?>
    /// The hash of the items of each page that is not empty, with the URL of the page.
    private let known = Mutex<[Int: URL]>([:])

    init(
        _ request: URLRequest, at url: URL, _ plan: CrawlPlan, first: (data: Data, response: URLResponse)?,
        _ settings: CrawlSettings, _ store: NetworkStore, _ note: @escaping @Sendable (String) -> Void
    ) {
        (self.request, self.url, self.plan, self.store, self.note) = (request, url, plan, store, note)
        savesURLs = settings.path != nil
        self.first = Mutex(first)
    }

    /// Fetches a page. If the server sends the items of an earlier page again, returns an empty page if the collection
    /// has ended there, and an error if the server ignores the parameter.
    func fetch(_ url: URL) async -> Result<JSONPage, AppError> {
        let (plan, savesURLs) = (plan, savesURLs)
        let readLinked = linkMapper { try JSONPage($0, items: plan.scheme.items, names: plan.names) }
        let fetch: Fetcher<URL, JSONPage> = pageFetcher { data, response in
            var page: JSONPage
            if plan.scheme.next == .link {
                let linked = try readLinked(data, response)
                (page, page.next) = (linked.model, linked.next)
            } else {
                page = try JSONPage(data, items: plan.scheme.items, names: plan.names)
                let headers = (response as? HTTPURLResponse)?.headerFields ?? [:]
                page.next = plan.scheme.next.urlText(headers, page.body)
            }
            if savesURLs, let next = page.next { try checkURL(next) }
            return page
        }
        return await fetch(url).flatMap { page in
            if page.items.isEmpty { return .success(page) }
            let hash = Self.hash(page.items)
            let (other, count) = known.withLock { known in
                defer { known[hash] = known[hash] ?? url }
                return (known[hash], known.count)
            }
            guard let other, other != url else { return .success(page) }
            switch plan.scheme.next {
            case .offset where count > 1, .page where count > 1:
                note("The server repeats an earlier page after the last one, so the collection ends there.")
                return .success(JSONPage())
            default:
                return .failure(
                    .unknown(
                        UnknownFailure(
                            CommandFailure(
                                "The server sent the items of \(other == self.url ? "the first" : "an earlier") page "
                                    + "again, so --pages \(plan.scheme.next) does not work for it; choose another "
                                    + "--pages."))))
            }
        }
    }

    /// Returns the URL of a page with a value of its query item.
    func url(_ parameter: String, _ value: String) -> URL { setting(parameter, to: value, in: url) }

    private func pageFetcher<Page>(
        _ map: @escaping @Sendable (Data, URLResponse) throws -> Page
    ) -> Fetcher<URL, Page> {
        let send = networkFetcher(store: store)
        return fetcher(
            createURLRequest: { [self] url in
                var request = request
                request.url = url
                return request
            },
            fetch: { [self] request in
                if request.url == url, let first = first.withLock({ $0.take() }) { return first }
                return try await send(request)
            },
            mapResponse: map)
    }

    private static func hash(_ items: [Data]) -> Int {
        var hasher = Hasher()
        // The hash of `Data` includes only the first 80 bytes.
        for item in items { hasher.combine(Array(item)) }
        return hasher.finalize()
    }
}
