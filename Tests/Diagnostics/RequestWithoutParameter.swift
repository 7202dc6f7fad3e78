import Fetching

func titleFetcher(store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(
        createURLRequest: {  // error: expects 1 argument
            try createRequest(baseURL: "https://example.com", path: ["7"])
        },
        store: store)
}
