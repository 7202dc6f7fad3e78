import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Book> {
    modelFetcher(
        createURLRequest: { id in
            createRequest(baseURL: "https://example.com", path: [id])  // error: not marked with 'try'
        },
        store: store)
}
