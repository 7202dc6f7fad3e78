import Fetching

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func title(of id: String, fetch: Fetcher<String, Book>) async throws -> String {
    try fetch(id).get().title  // error: not marked with 'await'
}
