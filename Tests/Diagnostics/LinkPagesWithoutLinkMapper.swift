import Fetching
import Foundation

struct Book: Codable, Sendable {
    var title: String
}

func books(from start: URL, store: NetworkStore) -> Pages<Book, URL> {
    linkPages(
        of: fetcher(  // error: `mapper` has a different model
            createURLRequest: { url in try createRequest(baseURL: url) },
            fetch: networkFetcher(store: store),
            mapper: jsonMapper([Book].self)),
        from: start, items: { $0 })
}
