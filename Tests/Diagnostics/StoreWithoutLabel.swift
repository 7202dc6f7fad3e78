import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(  // error: missing argument label 'store:'
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        store)
}
