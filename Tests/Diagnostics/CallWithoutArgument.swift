import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func bookFetcher(_ api: APISettings) -> Fetcher<Int, Book> {
    api.modelFetcher { id in try api.request(path: ["books", String(id)]) }
}

func printBook(_ api: APISettings) async {
    let book = bookFetcher(api)
    print(await book())  // error: missing argument for parameter #1 in call
}
