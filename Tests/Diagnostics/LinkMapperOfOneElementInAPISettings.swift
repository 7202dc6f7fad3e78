import Fetching
import Foundation

struct Book: Codable, Sendable {
    var title: String
}

let api = APISettings(baseURL: "https://example.com")

func booksFetcher() -> Fetcher<URL, LinkedPage<[Book]>> {
    api.fetcher(  // error: `mapResponse` has a different model
        createURLRequest: { url in try api.request(url: url) },
        mapResponse: linkMapper(jsonMapper(Book.self)))
}
