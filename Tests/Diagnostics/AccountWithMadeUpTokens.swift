import Accounts
import Fetching
import FetchingAccess

func madeUpAccount(_ api: APISettings) throws -> Account {
    let session = try Session(Tokens(access: "made up"), api: api) { _ in nil }
    return Account(session: session)  // error: 'Account' initializer is inaccessible due to 'internal' protection level
}
