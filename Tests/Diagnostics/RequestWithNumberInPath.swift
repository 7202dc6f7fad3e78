import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<Int, String> {
    modelFetcher(
        createURLRequest: { id in
            try createRequest(baseURL: "https://example.com", path: [id])  // error: expected element type 'String'
        },
        store: store)
}
