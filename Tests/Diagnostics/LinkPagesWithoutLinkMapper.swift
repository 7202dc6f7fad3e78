import Fetching
import Foundation

func titles(from start: URL, store: NetworkStore) -> Pages<String, URL> {
    linkPages(
        of: fetcher(  // error: the model of `mapper` is not the model of the fetcher
            createURLRequest: { url in try createRequest(baseURL: url) },
            fetch: networkFetcher(store: store),
            mapper: jsonMapper([String].self)),
        from: start, items: { $0 })
}
