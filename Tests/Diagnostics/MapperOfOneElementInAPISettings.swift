import Fetching

nonisolated let api = APISettings(baseURL: "https://example.com")

func titlesFetcher() -> Fetcher<String, [String]> {
    api.fetcher(  // error: the model of `mapper` is not the model of the fetcher
        createURLRequest: { genre in try api.request(path: ["books", genre]) },
        mapper: jsonMapper(String.self))
}
