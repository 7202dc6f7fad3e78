import Fetching

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func title(of id: String, fetch: Fetcher<String, Book>) async -> String {
    let book = await fetch(id)
    return book.title  // error: 'Result<Book, AppError>' has no member 'title'
}
