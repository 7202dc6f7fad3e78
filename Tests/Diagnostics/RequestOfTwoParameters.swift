import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Book> {
    modelFetcher(
        createURLRequest: { id, page in  // error: expects 1 argument
            try createRequest(baseURL: "https://example.com", path: [id])
        },
        store: store)
}
