import Fetching
import Foundation

struct User: Codable, Sendable {
    var name: String
}

let userEndpoint = Endpoint<Authenticated, Void, User> { try createRequest(baseURL: "https://example.com/user") }

func userFetcher(session: Session?) -> Fetcher<Void, User> {
    fetcher(for: userEndpoint, session: session)  // error: value of optional type 'Session?' must be unwrapped
}
