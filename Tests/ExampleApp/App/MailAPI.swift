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

/// The endpoints. Only the first two can be called without a session.
enum MailAPI {
    static let origin = "https://mail.example"

    static let logIn = Endpoint<Public, Credentials, Tokens> { credentials in
        try createRequest(.post, baseURL: origin, path: ["login"], body: .json(credentials))
    }
    static let refresh = Endpoint<Public, Tokens, Tokens> { old in
        try createRequest(.post, baseURL: origin, path: ["refresh"], body: .json(old))
    }
    static let user = Endpoint<Authenticated, Void, User> { try createRequest(baseURL: origin, path: ["user"]) }
    static let messages = Endpoint<Authenticated, MessageList.Query, MessageList> { query in
        try createRequest(
            baseURL: origin, path: ["messages"],
            query: [QueryItem("search", query.search), QueryItem("token", query.token)])
    }
    static let message = Endpoint<Authenticated, Int, Message> { id in
        try createRequest(baseURL: origin, path: ["messages", String(id)])
    }
    static let send = Endpoint<Authenticated, Draft, Void>(
        createURLRequest: { draft in try createRequest(.post, baseURL: origin, path: ["messages"], body: .json(draft))
        },
        mapper: emptyMapper())
}
