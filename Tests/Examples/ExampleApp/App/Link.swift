import Fetching
import FetchingRules
import Foundation

/// A place in the app that a link leads to.
enum Link: Equatable, Sendable {
    case inbox(search: String)
    case message(Int)
    case compose(to: String?)
}

extension Link {
    /// Returns the link for a URL, or nil for a URL of another site.
    static let matching = urlHandler(scheme: "https", rules: [.message, .compose, .inbox])
}

extension URLRule<Link> {
    static let message = URLRule(host: "mail.example", path: "/messages/{id: Int}") { url in
        .message(try url.value(forPathComponent: "id"))
    }
    static let compose = URLRule(host: "mail.example", path: "/compose") { url in
        .compose(to: try? url.value(forQueryItem: "to"))
    }
    static let inbox = URLRule(host: "mail.example", path: "/inbox") { url in
        .inbox(search: (try? url.value(forQueryItem: "search")) ?? "")
    }
}
