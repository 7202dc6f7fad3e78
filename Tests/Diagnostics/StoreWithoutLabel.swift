import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Book> {
    modelFetcher(  // error: missing argument label 'store:'
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store)
}
