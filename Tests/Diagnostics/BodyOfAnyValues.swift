import Fetching

func addBookFetcher(store: NetworkStore) -> Fetcher<[String: Any], String> {
    modelFetcher(
        createURLRequest: { parameter in
            try createRequest(.post, baseURL: "https://example.com", body: .json(parameter))  // error: pass a struct
        },
        store: store, mapper: textMapper())
}
