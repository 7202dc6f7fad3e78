import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

nonisolated final class Settings {
    var language = "en"
}

func bookFetcher(settings: Settings, store: NetworkStore) -> Fetcher<String, Book> {
    modelFetcher(
        createURLRequest: { id in
            try createRequest(
                baseURL: "https://example.com", path: [id],
                query: [QueryItem("language", settings.language)])  // error: non-Sendable type 'Settings'
        },
        store: store)
}
