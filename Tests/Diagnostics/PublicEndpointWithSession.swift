import Fetching
import FetchingAccess
import Foundation

nonisolated struct News: Codable, Sendable {
    var title: String
}

func newsFetcher(_ api: APISettings) -> Fetcher<Void, News> {
    api.modelFetcher { try api.request(path: ["news"]) }
}

func anyNewsFetcher(_ session: Session) -> Fetcher<Void, News> {
    newsFetcher(session)  // error: cannot convert value of type 'Session' to expected argument type 'APISettings'
}
