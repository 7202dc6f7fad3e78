import Fetching
import Foundation

func titleFetcher(store: NetworkStore) -> Fetcher<URL, LinkedPage<[String]>> {
    fetcher(  // error: the model of `mapResponse` is not the model of the fetcher
        createURLRequest: { url in try createRequest(baseURL: url) },
        fetch: networkFetcher(store: store),
        mapResponse: linkMapper(jsonMapper(String.self)))
}
