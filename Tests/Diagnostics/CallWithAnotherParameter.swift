import Fetching

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func title(fetch: Fetcher<String, Book>) async throws -> String {
    try await fetch(7).get().title  // error: 'Int' to expected argument type 'String'
}
