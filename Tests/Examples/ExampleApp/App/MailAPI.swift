import Fetching
import FetchingAccess

struct User: Codable, Equatable, Sendable {
    var name: String
}

struct Message: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var text: String
}

struct Draft: Codable, Equatable, Sendable {
    var recipients: [String] = []
    var text = ""
}

struct Credentials: Codable, Equatable, Sendable {
    var name: String
    var password: String
}

/// A page of the messages that contain a text.
struct MessageList: Decodable, Sendable {
    struct Query: Sendable {
        var search: String
        var token: String?
    }

    var messages: [Message]
    var next: String?
}

extension APISettings {
    /// The settings of the mail server.
    static func mail(store: NetworkStore) -> APISettings { APISettings(baseURL: "https://mail.example", store: store) }
}

// The endpoints. Only the first two can be called without a session.

func loginFetcher(_ api: APISettings) -> Fetcher<Credentials, Tokens> {
    withoutRedirects(api).modelFetcher { credentials in
        try api.request(.post, path: ["login"], body: .json(credentials))
    }
}

func refreshFetcher(_ api: APISettings) -> Fetcher<Tokens, Tokens> {
    withoutRedirects(api).modelFetcher { old in try api.request(.post, path: ["refresh"], body: .json(old)) }
}

/// The status 307 would send a password or a refresh token to the target of the redirect.
private func withoutRedirects(_ api: APISettings) -> APISettings {
    var api = api
    api.store = api.store.layered(limitingRedirects(to: .none))
    return api
}

func userFetcher(_ session: Session) -> Fetcher<Void, User> {
    session.api.modelFetcher { try session.api.request(path: ["user"]) }
}

func messagesFetcher(_ session: Session) -> Fetcher<MessageList.Query, MessageList> {
    session.api.modelFetcher { query in
        try session.api.request(
            path: ["messages"], query: [QueryItem("search", query.search), QueryItem("token", query.token)])
    }
}

func messageFetcher(_ session: Session) -> Fetcher<Int, Message> {
    session.api.modelFetcher { id in try session.api.request(path: ["messages", String(id)]) }
}

func sendFetcher(_ session: Session) -> Fetcher<Draft, Void> {
    session.api.fetcher(
        createURLRequest: { draft in
            try session.api.request(.post, path: ["messages"], body: .json(draft))
        },
        mapper: emptyMapper())
}
