import Fetching
import Foundation

struct Book: Codable, Sendable {
    var title: String
}

let api = APISettings(baseURL: "https://example.com")

func booksFetcher() -> Fetcher<String, [Book]> {
    api.fetcher(  // error: `mapper` has a different model
        createURLRequest: { genre in try api.request(path: ["books", genre]) },
        mapper: jsonMapper(Book.self))
}
