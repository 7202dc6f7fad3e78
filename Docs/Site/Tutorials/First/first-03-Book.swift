import Fetching

nonisolated struct Book: Codable, Equatable, Sendable {
    var id: Int
    var title: String
    var firstPublished: Int?
}

func bookFetcher(store: NetworkStore = .live) -> Fetcher<Int, Book> {
    modelFetcher(
        createURLRequest: { id in
            try createRequest(
                baseURL: "https://api.example.com/v1",
                path: ["books", String(id)])
        },
        store: store)
}
