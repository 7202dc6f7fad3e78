import Fetching
import Foundation

func noteFetcher(store: NetworkStore) -> Fetcher<String, String> {
    fetcher(  // error: throw instead of returning nil
        createURLRequest: { id in try createRequest(baseURL: "https://example.com", path: [id]) },
        fetch: networkFetcher(store: store),
        mapper: { body in String(data: body, encoding: .utf8) })
}
