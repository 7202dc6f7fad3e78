import Fetching

nonisolated final class Settings {
    var language = "en"
}

func titleFetcher(settings: Settings, store: NetworkStore) -> Fetcher<String, String> {
    modelFetcher(
        createURLRequest: { id in
            try createRequest(
                baseURL: "https://example.com", path: [id],
                query: [QueryItem("language", settings.language)])  // error: non-Sendable type 'Settings'
        },
        store: store)
}
