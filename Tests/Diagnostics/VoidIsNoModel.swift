import Fetching
import Foundation

func removeBookFetcher(store: NetworkStore) -> Fetcher<String, Void> {
    modelFetcher(  // error: Void is not a model; to ignore the body, use `fetcher` with `mapper: emptyMapper()`
        createURLRequest: { id in try createRequest(.delete, baseURL: "https://example.com", path: [id]) },
        store: store)
}
