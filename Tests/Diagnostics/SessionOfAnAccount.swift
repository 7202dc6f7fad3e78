import Accounts
import FetchingAccess

func session(of account: Account) -> Session {
    account.session  // error: 'session' is inaccessible due to 'internal' protection level
}
