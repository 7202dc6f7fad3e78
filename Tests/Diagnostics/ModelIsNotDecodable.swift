import Fetching

struct Author: Sendable {
    var name: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Author> {
    modelFetcher(  // error: 'Author' conform to 'Decodable'
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store: store)
}
