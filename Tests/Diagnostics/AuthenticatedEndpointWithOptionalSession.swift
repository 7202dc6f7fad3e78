import Fetching
import FetchingAccess
import Foundation

nonisolated struct User: Codable, Sendable {
    var name: String
}

func userFetcher(_ session: Session) -> Fetcher<Void, User> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func anyUserFetcher(_ session: Session?) -> Fetcher<Void, User> {
    userFetcher(session)  // error: value of optional type 'Session?' must be unwrapped
}
