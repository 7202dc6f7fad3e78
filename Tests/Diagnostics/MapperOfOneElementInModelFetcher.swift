import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, [Book]> {
    modelFetcher(  // error: the model of `mapper` is not the model of the fetcher
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store: store,
        mapper: jsonMapper(Book.self))
}
