import Fetching
import FetchingAccess
import Foundation

nonisolated struct User: Codable, Sendable {
    var name: String
}

func userFetcher(_ session: Session) -> Fetcher<Void, User> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserFetcher(_ store: NetworkStore) -> Fetcher<Void, User> {
    userFetcher(store)  // error: cannot convert value of type 'NetworkStore' to expected argument type 'Session'
}
