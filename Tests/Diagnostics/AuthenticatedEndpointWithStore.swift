import Fetching
import Foundation

struct User: Codable, Sendable {
    var name: String
}

let userEndpoint = Endpoint<Authenticated, Void, User> { try createRequest(baseURL: "https://example.com/user") }

func userFetcher(store: NetworkStore) -> Fetcher<Void, User> {
    fetcher(for: userEndpoint, store: store)  // error: it needs a session; call fetcher(for:session:) with a Session
}
