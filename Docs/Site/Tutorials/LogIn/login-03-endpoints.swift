import Fetching
import FetchingAccess

func loginFetcher(_ api: APISettings) -> Fetcher<Login, TokenResponse> {
    withoutRedirects(api).modelFetcher { login in
        try api.request(.post, path: ["login"], body: .json(login))
    }
}

func refreshFetcher(_ api: APISettings) -> Fetcher<String, TokenResponse> {
    withoutRedirects(api).modelFetcher { token in
        try api.request(
            .post, path: ["refresh"], body: .json(["refresh_token": token]))
    }
}

// The status 307 would send a password or a refresh token to the target of the
// redirect.
func withoutRedirects(_ api: APISettings) -> APISettings {
    var api = api
    api.store = api.store.layered(limitingRedirects(to: .none))
    return api
}

func userFetcher(_ session: Session) -> Call<User> {
    withoutParameters(
        session.api.modelFetcher { try session.api.request(path: ["user"]) })
}
