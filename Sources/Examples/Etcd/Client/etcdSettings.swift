import Fetching
import FetchingAccess
import Foundation

/// Returns the settings of the JSON gateway of an etcd server, version 3.4 or later.
///
/// With a user, the first request logs in. If the server rejects an expired token, the client logs in again and repeats
/// the request.
///
/// No redirect is followed. After 307 and 308 the body would be sent to another server, and the bodies contain the
/// password and the cursors of the crawl. etcd itself never redirects.
///
/// - Parameters:
///   - address: The URL of the server, such as `http://10.0.0.5:2379`.
///   - user: The user; nil if the server does not use authentication.
///   - store: The store that sends the requests.
func etcdSettings(_ address: String, user: EtcdUser? = nil, store: NetworkStore = .live) -> APISettings {
    // ProtoJSON: names in snake_case, bytes as base64, and 64-bit integers as strings. Fields with the value 0 or an
    // empty value are omitted.
    let store = store.layered(limitingRedirects(to: .none))
    var api = APISettings(
        baseURL: address.hasSuffix("/") ? address + "v3" : address + "/v3", store: store,
        json: JSONOptions(keys: .snakeCase, readsNumbersInStrings: true))
    guard let user else { return api }
    let logIn = logInFetcher(api)
    let token = SharedCredential(logIn: { try await logIn(user).get() })
    api.store = store.layered(authenticating(token, allowedOrigins: [address]) { .header("Authorization", $0) })
    return api
}

/// Returns an endpoint that logs in a user. It returns a token for the header field `Authorization`.
func logInFetcher(_ api: APISettings) -> Fetcher<EtcdUser, String> {
    struct Response: Decodable, Sendable { var token: String }
    let response: Fetcher<EtcdUser, Response> = api.modelFetcher { user in
        try api.request(.post, path: ["auth", "authenticate"], body: .json(user))
    }
    return transformedFetcher(response) { $0.token }
}
