import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization

@testable import FetchingAccess

/// A stub server that accepts one bearer token, and the refresh that replaces the token.
final class TokenServer: Sendable {
    private struct State {
        var valid: String
        var refreshes = 0
    }

    let log = RequestLog()
    /// The refreshes wait here, by number from 1, if the server was created with `holdsRefreshes`.
    let gate = Gate()
    private let holdsRefreshes: Bool
    private let state: Mutex<State>

    init(accepting token: String = "fresh 0", holdsRefreshes: Bool = false) {
        state = Mutex(State(valid: token))
        self.holdsRefreshes = holdsRefreshes
    }

    var refreshes: Int { state.withLock { $0.refreshes } }

    var sentTokens: [String?] { log.values().map { $0?.replacing("Bearer ", with: "") } }

    func accept(_ token: String) { state.withLock { $0.valid = token } }

    var store: NetworkStore {
        NetworkStore { request in
            let isValid = self.state.withLock {
                request.value(forHTTPHeaderField: "Authorization") == "Bearer \($0.valid)"
            }
            return try await NetworkStore.json("{}", status: isValid ? 200 : 401).fetchData(request)
        }.recorded(in: log)
    }

    /// Replaces the valid token with `fresh 1`, `fresh 2` and so on.
    @Sendable func refresh(_ old: String) async throws -> String {
        let number = state.withLock { state in
            state.refreshes += 1
            return state.refreshes
        }
        if holdsRefreshes { try await gate.pass(number) }
        return state.withLock { state in
            state.valid = "fresh \(number)"
            return state.valid
        }
    }
}

extension NetworkStore {
    /// Sends a request and returns the status of the response.
    func status(_ url: String = "http://a/") async throws -> Int? {
        (try await fetchData(createRequest(baseURL: url)).1 as? HTTPURLResponse)?.statusCode
    }
}

/// A layer that sends a shared bearer token.
func sending(_ shared: SharedCredential<String>, to origins: [String] = ["http://a"]) -> StoreLayer {
    authenticating(shared, allowedOrigins: origins) { .bearer($0) }
}

extension RequestLog {
    /// The values of a header field in all requests.
    func values(_ name: String = "Authorization") -> [String?] { requests.map { $0.value(forHTTPHeaderField: name) } }

    var urls: [String?] { requests.map { $0.url?.absoluteString } }
}
