import Fetching

func title(store: NetworkStore) async throws {
    let fetch = modelFetcher(  // error: 'Model' could not be inferred
        createURLRequest: { (id: String) in try createRequest(baseURL: "https://example.com", path: [id]) },
        store: store)
    print(await fetch("7"))
}
