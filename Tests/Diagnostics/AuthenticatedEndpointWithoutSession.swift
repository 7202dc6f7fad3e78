import Fetching
import Foundation

struct User: Codable, Sendable {
    var name: String
}

let userEndpoint = Endpoint<Authenticated, Void, User> { try createRequest(baseURL: "https://example.com/user") }

func userFetcher() -> Fetcher<Void, User> {
    fetcher(for: userEndpoint)  // error: it needs a session; call fetcher(for:session:) with a Session
}
