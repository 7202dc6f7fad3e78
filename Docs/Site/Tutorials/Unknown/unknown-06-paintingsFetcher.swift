import Fetching

func paintingsFetcher(store: NetworkStore = .live) -> Fetcher<Void, [Painting]> {
    modelFetcher(
        createURLRequest: { _ in
            try createRequest(baseURL: "http://127.0.0.1:8001", path: ["paintings.json"])
        },
        store: store)
}

nonisolated struct Painting: Codable, Identifiable, Sendable {
    var id: Int
    var title: String
    var painter: String
    var year: Int?
    var heightCm: Double
}
