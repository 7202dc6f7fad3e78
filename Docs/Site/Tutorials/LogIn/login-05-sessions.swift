import Fetching
import FetchingAccess

func makeSession(
    _ tokens: Tokens, storage: TokenStorage, api: APISettings
) throws -> Session {
    let refresh = refreshFetcher(api)
    return try Session(tokens, api: api, storage: storage) { old in
        switch await refresh(old.refresh ?? "") {
        case .success(let response): return response.tokens
        case .failure(.server(let failure))
        where [400, 401].contains(failure.status):
            return nil
        case .failure(let error): throw error
        }
    }
}

func logIn(
    _ login: Login, storage: TokenStorage, api: APISettings
) async throws -> Session {
    let response = try await loginFetcher(api)(login).get()
    return try makeSession(response.tokens, storage: storage, api: api)
}

/// Returns the session of the previous run of the app, or nil if the user must
/// log in. Throws if the tokens cannot be read at present, for example before
/// the device is unlocked for the first time.
func restoredSession(
    from storage: TokenStorage, api: APISettings
) throws -> Session? {
    try storage.load().map { try makeSession($0, storage: storage, api: api) }
}
