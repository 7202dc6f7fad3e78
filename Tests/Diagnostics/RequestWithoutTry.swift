import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(
        createURLRequest: { id in
            createRequest(baseURL: "https://example.com", path: [id])  // error: not marked with 'try'
        },
        store: store)
}
