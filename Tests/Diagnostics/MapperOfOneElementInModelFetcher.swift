import Fetching
import Foundation

struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, [Book]> {
    modelFetcher(  // error: `mapper` has a different model
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store: store,
        mapper: jsonMapper(Book.self))
}
