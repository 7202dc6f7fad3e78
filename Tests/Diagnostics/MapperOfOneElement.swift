import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, [Book]> {
    fetcher(  // error: the model of `mapper` is not the model of the fetcher
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: networkFetcher(store: store),
        mapper: jsonMapper(Book.self))
}
