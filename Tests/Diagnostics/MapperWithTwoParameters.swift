import Fetching

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(store: NetworkStore) -> Fetcher<String, Book> {
    fetcher(
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: networkFetcher(store: store),
        mapper: { data, response in Book(title: "") })  // error: expects 1 argument
}
