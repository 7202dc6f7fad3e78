import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(
        createURLRequest: { id, page in  // error: expects 1 argument
            try createRequest(baseURL: "https://example.com", path: [id])
        },
        store: store)
}
