import Accounts
import FetchingAccess

extension Admin {
    init(of session: Session) {
        self.session = session  // error: 'session' is inaccessible due to 'internal' protection level
    }
}
