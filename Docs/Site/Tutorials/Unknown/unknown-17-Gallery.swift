// Written by `fetching client` from an OpenAPI document. The next run replaces this file.
import Fetching
import Foundation

/// List the paintings. `page`: The server's default is 1.
///
/// `GET /paintings`
func paintingsFetcher(_ api: APISettings) -> Fetcher<Int?, PaintingList> {
    api.modelFetcher { page in
        try paintingsRequest(api, page)
    }
}

private nonisolated func paintingsRequest(_ api: APISettings, _ page: Int?) throws -> URLRequest {
    try api.request(path: ["paintings"], query: [QueryItem("page", page)])
}

/// The pages of `GET /paintings`.
///
/// Each response has the URL of the next page.
///
/// - Parameters:
///   - page: The parameter of the first page.
///   - width: The number of pages to fetch ahead, 0 or 1.
func paintingsPages(_ api: APISettings, _ page: Int? = nil, width: Int = 1) throws -> Pages<Painting, URL> {
    guard let first = try paintingsRequest(api, page).url else { throw URLError(.badURL) }
    return linkPages(
        of: api.fetcher(
            createURLRequest: { url in try api.request(url: url) },
            mapResponse: { body, _ in
                let page = try jsonMapper(PaintingList.self, options: api.json)(body)
                let next = page.next
                return LinkedPage(model: page, next: next)
            }),
        from: first, width: width, items: { $0.results })
}

nonisolated struct PaintingList: Codable, Sendable {
    var total: Int
    var next: String?
    var results: [Painting]
}

nonisolated struct Painting: Codable, Identifiable, Sendable {
    var id: Int
    var title: String
    var painter: String?
    var year: Int
    var heightCm: Double?
}
