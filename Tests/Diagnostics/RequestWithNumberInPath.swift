import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<Int, Book> {
    modelFetcher(
        createURLRequest: { id in
            try createRequest(baseURL: "https://example.com", path: [id])  // error: expected element type 'String'
        },
        store: store)
}
