import Fetching

struct Draft: Sendable {
    var title: String
}

func titleFetcher(store: NetworkStore) -> Fetcher<Draft, String> {
    modelFetcher(
        createURLRequest: { draft in
            try createRequest(.post, baseURL: "https://example.com", body: .json(draft))  // error: 'Encodable'
        },
        store: store)
}
