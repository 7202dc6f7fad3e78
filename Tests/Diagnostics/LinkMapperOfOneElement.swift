import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<URL, LinkedPage<[Book]>> {
    fetcher(  // error: the model of `mapResponse` is not the model of the fetcher
        createURLRequest: { url in try createRequest(baseURL: url) },
        fetch: networkFetcher(store: store),
        mapResponse: linkMapper(jsonMapper(Book.self)))
}
