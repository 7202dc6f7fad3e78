import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

struct Draft: Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<Draft, Book> {
    modelFetcher(
        createURLRequest: { draft in
            try createRequest(.post, baseURL: "https://example.com", body: .json(draft))  // error: 'Encodable'
        },
        store: store)
}
