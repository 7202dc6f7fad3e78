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
