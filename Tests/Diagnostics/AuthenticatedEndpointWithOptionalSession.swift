import Fetching
import FetchingAccess

func userNameFetcher(_ session: Session) -> Fetcher<Void, String> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserNameFetcher(_ session: Session?) -> Fetcher<Void, String> {
    userNameFetcher(session)  // error: value of optional type 'Session?' must be unwrapped
}
