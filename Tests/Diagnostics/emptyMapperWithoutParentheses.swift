import Fetching

func bookFetcher(store: NetworkStore) -> Fetcher<String, Void> {
    fetcher(
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: networkFetcher(store: store),
        mapper: emptyMapper)  // error: cannot convert value of type '@Sendable () -> Mapper<Void>'
}
