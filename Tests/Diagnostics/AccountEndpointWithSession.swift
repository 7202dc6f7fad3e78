import Accounts
import Fetching
import FetchingAccess

func userName(_ session: Session) -> Fetcher<Void, Accounts.User> {
    userFetcher(session)  // error: cannot convert value of type 'Session' to expected argument type 'Account'
}
