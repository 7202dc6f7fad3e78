import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

nonisolated let api = APISettings(baseURL: "https://example.com")

func booksFetcher() -> Fetcher<URL, LinkedPage<[Book]>> {
    api.fetcher(  // error: the model of `mapResponse` is not the model of the fetcher
        createURLRequest: { url in try api.request(url: url) },
        mapResponse: linkMapper(jsonMapper(Book.self)))
}
