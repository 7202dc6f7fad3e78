import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    fetcher(
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: store,  // error: 'NetworkStore' to expected argument type
        mapper: jsonMapper())
}
