import Fetching
import FetchingAccess

func userNameFetcher(_ session: Session) -> Fetcher<Void, String> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserNameFetcher(_ store: NetworkStore) -> Fetcher<Void, String> {
    userNameFetcher(store)  // error: cannot convert value of type 'NetworkStore' to expected argument type 'Session'
}
