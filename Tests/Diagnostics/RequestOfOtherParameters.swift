import Fetching
import Foundation

func createBookRequest(isbn: Int) throws -> URLRequest {
    try createRequest(baseURL: "https://example.com", path: [String(isbn)])
}

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(  // error: ('Int' vs. 'String')
        createURLRequest: createBookRequest,
        store: store)
}
