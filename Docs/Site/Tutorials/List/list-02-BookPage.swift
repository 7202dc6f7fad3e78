import Fetching

nonisolated struct Book: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
}

nonisolated struct BookPage: Codable, Sendable {
    var books: [Book]
    var total: Int
}
