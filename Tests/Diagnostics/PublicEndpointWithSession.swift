import Fetching
import FetchingAccess

func newsFetcher(_ api: APISettings) -> Fetcher<Void, String> {
    api.modelFetcher { try api.request(path: ["news"]) }
}

func anyNewsFetcher(_ session: Session) -> Fetcher<Void, String> {
    newsFetcher(session)  // error: cannot convert value of type 'Session' to expected argument type 'APISettings'
}
