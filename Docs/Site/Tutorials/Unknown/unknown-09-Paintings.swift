import Fetching
import Foundation

/// `GET /paintings`
func paintingsFetcher(_ api: APISettings) -> Fetcher<Int?, PaintingsResponse> {
    api.modelFetcher { page in
        try api.request(path: ["paintings"], query: [QueryItem("page", page)])
    }
}

/// The pages of `GET /paintings`.
///
/// Each response has the URL of the next page.
///
/// - Parameters:
///   - first: The URL of the first page.
///   - width: The number of pages to fetch ahead, 0 or 1.
func paintingsPages(_ api: APISettings, from first: URL, width: Int = 1) -> Pages<Painting, URL> {
    linkPages(
        of: api.fetcher(
            createURLRequest: { url in try api.request(url: url) },
            mapResponse: { body, _ in
                let page = try jsonMapper(PaintingsResponse.self, options: api.json)(body)
                let next = page.next
                return LinkedPage(model: page, next: next)
            }),
        from: first, width: width, items: { $0.results })
}

nonisolated struct PaintingsResponse: Codable, Sendable {
    var total: Int
    var next: String?
    var results: [Painting]
}

nonisolated struct Painting: Codable, Identifiable, Sendable {
    var id: Int
    var title: String
    var painter: String
    var year: Int?
    var heightCm: Double
}
