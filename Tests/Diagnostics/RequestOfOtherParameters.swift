import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func createBookRequest(isbn: Int) throws -> URLRequest {
    try createRequest(baseURL: "https://example.com", path: [String(isbn)])
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Book> {
    modelFetcher(  // error: ('Int' vs. 'String')
        createURLRequest: createBookRequest,
        store: store)
}
