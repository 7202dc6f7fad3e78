import Accounts
import Fetching

func removeUser(_ account: Account) -> Fetcher<String, Void> {
    removeUserFetcher(account)  // error: cannot convert value of type 'Account' to expected argument type 'Admin'
}
