import Fetching
import FetchingAccess
import Foundation

nonisolated struct User: Codable, Sendable {
    var name: String
}

func userFetcher(_ session: Session) -> Fetcher<Void, User> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserFetcher(_ api: APISettings) -> Fetcher<Void, User> {
    userFetcher(api)  // error: cannot convert value of type 'APISettings' to expected argument type 'Session'
}
