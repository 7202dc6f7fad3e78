import Fetching
import Foundation

nonisolated struct ArticlePage: Sendable {
    var articles: [String]
    /// The number of all articles, or nil if the server does not say it.
    var total: Int?
}

func articlePageFetcher(_ api: APISettings) -> Fetcher<Int, ArticlePage> {
    let map = jsonMapper([String].self)
    return api.fetcher(
        createURLRequest: { page in
            try api.request(
                path: ["articles"], query: [QueryItem("page", page)])
        },
        mapResponse: { data, response in
            let total = (response as? HTTPURLResponse)?
                .value(forHTTPHeaderField: "X-Total-Count")
            return ArticlePage(
                articles: try map(data), total: total.flatMap { Int($0) })
        })
}
