import Fetching
import Foundation

nonisolated let api = APISettings(baseURL: "https://example.com")

func titlesFetcher() -> Fetcher<URL, LinkedPage<[String]>> {
    api.fetcher(  // error: the model of `mapResponse` is not the model of the fetcher
        createURLRequest: { url in try api.request(url: url) },
        mapResponse: linkMapper(jsonMapper(String.self)))
}
