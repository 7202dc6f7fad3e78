import Fetching
import FetchingAccess
import Foundation

/// A key for the endpoints that need a logged-in user. Only this module can create one.
public nonisolated struct Account: Sendable {
    let session: Session

    /// The settings for endpoints of other modules. They send the token, but no other module can read it.
    public var api: APISettings { session.api }
}

/// A key for the endpoints of administrators.
public nonisolated struct Admin: Sendable {
    let session: Session
}

/// The user of an account.
public nonisolated struct User: Codable, Sendable {
    /// The name of the user.
    public var name: String
    /// Whether the user may use the endpoints of administrators.
    public var isAdmin: Bool
}

/// Logs in and returns the user's key.
public func logIn(name: String, password: String) async throws -> Account {
    let api = APISettings(baseURL: "https://api.example.com")
    let login: Fetcher<[String: String], Tokens> = api.modelFetcher { login in
        try api.request(.post, path: ["login"], body: .json(login))
    }
    let tokens = try await login(["name": name, "password": password]).get()
    return Account(session: try Session(tokens, api: api) { _ in nil })
}

/// Returns an endpoint for the user of an account.
public func userFetcher(_ account: Account) -> Fetcher<Void, User> {
    account.session.api.modelFetcher { try account.session.api.request(path: ["user"]) }
}

/// Returns the administrator's key if the server says that the user is one.
public func adminFetcher(_ account: Account) -> Fetcher<Void, Admin?> {
    transformedFetcher(userFetcher(account)) { $0.isAdmin ? Admin(session: account.session) : nil }
}

/// Returns an endpoint that removes the user with a name.
public func removeUserFetcher(_ admin: Admin) -> Fetcher<String, Void> {
    admin.session.api.fetcher(
        createURLRequest: { name in try admin.session.api.request(.delete, path: ["users", name]) },
        mapper: emptyMapper())
}
