import Fetching
import Foundation

@MainActor final class BookModel {
    private let fetch: Fetcher<Int, Book>
    private(set) var title = ""
    private(set) var message: String?

    init(fetch: @escaping Fetcher<Int, Book>) { self.fetch = fetch }

    func load(_ id: Int) async {
        switch await fetch(id) {
        case .success(let book): (title, message) = (book.title, nil)
        case .failure(.cancelled): break
        case .failure(let error): message = error.localizedDescription
        }
    }
}
