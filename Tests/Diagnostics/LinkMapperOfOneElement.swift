import Fetching
import Foundation

struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<URL, LinkedPage<[Book]>> {
    fetcher(  // error: `mapResponse` has a different model
        createURLRequest: { url in try createRequest(baseURL: url) },
        fetch: networkFetcher(store: store),
        mapResponse: linkMapper(jsonMapper(Book.self)))
}
