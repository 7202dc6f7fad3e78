import Fetching
import FetchingAccess

/// The functions of a logged-in account.
struct Account: Sendable {
    var user: User
    var loadUser: Fetcher<Void, User>
    var messages: Fetcher<MessageList.Query, MessageList>
    var message: Fetcher<Int, Message>
    var send: Fetcher<Draft, Void>
    var logOut: @Sendable () async -> Void
    /// Adds an action that runs after the session ends: the user logged out, or the server refused the tokens.
    var onEnd: @Sendable (@escaping @Sendable () async -> Void) -> Void
}

extension Account {
    init(_ user: User, session: Session) {
        self.init(
            user: user,
            loadUser: userFetcher(session),
            messages: messagesFetcher(session),
            message: messageFetcher(session),
            send: sendFetcher(session),
            logOut: { try? await session.end() },
            onEnd: session.onEnd)
    }
}

/// The functions that return an account: with a login, or with the tokens of an earlier login.
struct Accounts: Sendable {
    var logIn: Fetcher<Credentials, Account>
    var restore: @Sendable () async -> Account?
}

extension Accounts {
    init(store: NetworkStore = .live, storage: TokenStorage) {
        let api = APISettings.mail(store: store)
        let performLogin = loginFetcher(api)
        let refresh = refreshFetcher(api)
        let open: Fetcher<Tokens, Account> = { tokens in
            do {
                let session = try Session(tokens, api: api, storage: storage) { old in
                    let result = await refresh(old)
                    if case .failure(.server(let failure)) = result, failure.status == 401 { return nil }
                    return try result.get()
                }
                let loadUser = userFetcher(session)
                return await loadUser(()).map { Account($0, session: session) }
            } catch {
                return .failure(.unknown(UnknownFailure(error)))
            }
        }
        self.init(
            logIn: { credentials in
                switch await performLogin(credentials) {
                case .success(let tokens): await open(tokens)
                case .failure(let error): .failure(error)
                }
            },
            restore: { if let tokens = try? storage.load() { try? await open(tokens).get() } else { nil } })
    }
}
