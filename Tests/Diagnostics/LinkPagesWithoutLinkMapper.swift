import Fetching
import Foundation

nonisolated struct Book: Codable, Sendable {
    var title: String
}

func books(from start: URL, store: NetworkStore) -> Pages<Book, URL> {
    linkPages(
        of: fetcher(  // error: the model of `mapper` is not the model of the fetcher
            createURLRequest: { url in try createRequest(baseURL: url) },
            fetch: networkFetcher(store: store),
            mapper: jsonMapper([Book].self)),
        from: start, items: { $0 })
}
