import Fetching

nonisolated final class Author: Decodable {
    var name = ""
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Author> {
    modelFetcher(  // error: 'Author' does not conform to the 'Sendable'
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store: store)
}
