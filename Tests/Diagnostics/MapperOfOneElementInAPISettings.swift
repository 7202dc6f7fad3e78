import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

nonisolated let api = APISettings(baseURL: "https://example.com")

func booksFetcher() -> Fetcher<String, [Book]> {
    api.fetcher(  // error: the model of `mapper` is not the model of the fetcher
        createURLRequest: { genre in try api.request(path: ["books", genre]) },
        mapper: jsonMapper(Book.self))
}
