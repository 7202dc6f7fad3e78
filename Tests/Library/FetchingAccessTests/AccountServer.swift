import Fetching
import FetchingTestSupport
import Foundation
import Synchronization

@testable import FetchingAccess

/// A stub server with an account: `POST /login` and `POST /refresh` return tokens, and `GET /user` needs the latest
/// access token.
final class AccountServer: Sendable {
    let log = RequestLog()
    private let state: Mutex<Int>

    /// Creates a server that accepts the tokens with a number.
    init(accepting number: Int = 1) { state = Mutex(number) }

    static func tokens(_ number: Int) -> Tokens { Tokens(access: "access \(number)", refresh: "refresh \(number)") }

    var paths: [String] { log.requests.map { $0.url?.path() ?? "" } }

    /// Makes the access token invalid, but not the refresh token.
    func expireAccess() { state.withLock { $0 += 1 } }

    /// Makes both tokens invalid.
    func expireRefresh() { state.withLock { $0 += 2 } }

    var store: NetworkStore {
        NetworkStore { request in
            let number = self.state.withLock { $0 }
            let tokens = #"{"access": "access \#(number)", "refresh": "refresh \#(number)"}"#
            let response: NetworkStore =
                switch request.url?.path() {
                case "/login": .json(tokens)
                case "/refresh" where request.httpBody == Data(#""refresh \#(number - 1)""#.utf8): .json(tokens)
                case "/user" where request.value(forHTTPHeaderField: "Authorization") == "Bearer access \(number)":
                    .json(#"{"name": "Ann"}"#)
                default: .json("{}", status: 401)
                }
            return try await response.fetchData(request)
        }.recorded(in: log)
    }
}

extension AccountServer {
    struct Login: Encodable, Sendable {
        var name: String
        var password: String
    }

    struct User: Codable, Equatable, Sendable {
        var name: String
    }

    static func api(_ store: NetworkStore) -> APISettings { APISettings(baseURL: "http://a", store: store) }

    static func login(_ api: APISettings) -> Fetcher<Login, Tokens> {
        api.modelFetcher { login in try api.request(.post, path: ["login"], body: .json(login)) }
    }
    static func refresh(_ api: APISettings) -> Fetcher<String, Tokens> {
        api.modelFetcher { token in try api.request(.post, path: ["refresh"], body: .json(token)) }
    }
    static func user(_ session: Session) -> Fetcher<Void, User> {
        session.api.modelFetcher { try session.api.request(path: ["user"]) }
    }
}

extension Session {
    /// Creates a session on a stub server that accepts the tokens with a number.
    init(
        _ tokens: Tokens = AccountServer.tokens(1), accepting number: Int, storage: TokenStorage = .inMemory(),
        refresh: @escaping @Sendable (Tokens) async throws -> Tokens?
    ) throws {
        let api = AccountServer.api(AccountServer(accepting: number).store)
        try self.init(tokens, api: api, storage: storage, refresh: refresh)
    }

    /// The name of the user, which is Ann, or the error of the call.
    func userName() async throws -> String { try await AccountServer.user(self)(()).get().name }

    /// Creates a session on the stub server.
    init(
        _ tokens: Tokens, on server: AccountServer, storage: TokenStorage = .inMemory(), store: NetworkStore? = nil
    ) throws {
        let refresh = AccountServer.refresh(AccountServer.api(server.store))
        try self.init(
            tokens, api: AccountServer.api(store ?? server.store), storage: storage
        ) { old in
            switch await refresh(old.refresh ?? "") {
            case .success(let tokens): return tokens
            case .failure(.server(let failure)) where failure.status == 401: return nil
            case .failure(let error): throw error
            }
        }
    }
}
