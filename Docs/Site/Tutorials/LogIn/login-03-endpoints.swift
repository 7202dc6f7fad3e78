import Fetching
import FetchingAccess

func loginFetcher(_ api: APISettings) -> Fetcher<Login, TokenResponse> {
    api.modelFetcher { login in try api.request(.post, path: ["login"], body: api.body(login)) }
}

func refreshFetcher(_ api: APISettings) -> Fetcher<String, TokenResponse> {
    api.modelFetcher { token in try api.request(.post, path: ["refresh"], body: api.body(["refresh_token": token])) }
}

func userFetcher(_ session: Session) -> Fetcher<Void, User> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}
