import Fetching
import FetchingAccess

func userNameFetcher(_ session: Session) -> Fetcher<Void, String> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserNameFetcher(_ api: APISettings) -> Fetcher<Void, String> {
    userNameFetcher(api)  // error: cannot convert value of type 'APISettings' to expected argument type 'Session'
}
