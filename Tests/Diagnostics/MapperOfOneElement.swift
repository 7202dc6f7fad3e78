import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, [String]> {
    fetcher(  // error: the model of `mapper` is not the model of the fetcher
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: networkFetcher(store: store),
        mapper: jsonMapper(String.self))
}
