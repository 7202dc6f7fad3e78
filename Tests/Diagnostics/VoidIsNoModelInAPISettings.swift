import Fetching
import Foundation

func removeBookFetcher(_ api: APISettings) -> Fetcher<String, Void> {
    api.modelFetcher { id in try api.request(.delete, path: [id]) }  // error: Void is not a model; to ignore the body
}
