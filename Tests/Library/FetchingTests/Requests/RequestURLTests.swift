import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private struct Join {
    let base: String
    let path: [String]
    let trailingSlash: Bool
    let query: [QueryItem]
    let url: String

    init(
        _ base: String, path: [String] = [], trailingSlash: Bool = false, query: [QueryItem] = [], url: String
    ) {
        (self.base, self.path, self.trailingSlash, self.query, self.url) = (base, path, trailingSlash, query, url)
    }
}

private let joins = [
    // Slashes at either end.
    Join("https://a.example", path: ["a"], url: "https://a.example/a"),
    Join("https://a.example/", path: ["a"], url: "https://a.example/a"),
    Join("https://a.example/v1", path: ["a"], url: "https://a.example/v1/a"),
    Join("https://a.example/v1/", path: ["a", "b"], url: "https://a.example/v1/a/b"),
    Join("https://a.example/v1//", path: ["a"], url: "https://a.example/v1/a"),
    Join("https://a.example//v1", path: ["a"], url: "https://a.example//v1/a"),
    Join("https://a.example/v1", path: ["a/b/"], url: "https://a.example/v1/a%2Fb%2F"),
    // An empty path, and a trailing slash.
    Join("https://a.example", url: "https://a.example"),
    Join("https://a.example/", url: "https://a.example/"),
    Join("https://a.example/v1/", url: "https://a.example/v1/"),
    Join("https://a.example/v1", trailingSlash: true, url: "https://a.example/v1/"),
    Join("https://a.example/v1/", path: ["a"], trailingSlash: true, url: "https://a.example/v1/a/"),
    // A base with a query, with a fragment, and with both.
    Join("https://a.example/v1?x=1", path: ["a"], url: "https://a.example/v1/a?x=1"),
    Join(
        "https://a.example/v1?x=1%202", path: ["a"], query: [QueryItem("y", 2)],
        url: "https://a.example/v1/a?x=1%202&y=2"),
    Join("https://a.example?", query: [QueryItem("y", 2)], url: "https://a.example?y=2"),
    Join("https://a.example?", url: "https://a.example"),
    Join("https://a.example/v1#top", path: ["a"], url: "https://a.example/v1/a"),
    Join("https://a.example/?x#top", query: [QueryItem("y", 2)], url: "https://a.example/?x&y=2"),
    // The parts before the path.
    Join("https://bob:pw@example.com/v1", path: ["a"], url: "https://bob:pw@example.com/v1/a"),
    Join("http://[::1]:8080/v1", path: ["a"], url: "http://[::1]:8080/v1/a"),
    Join("http://127.0.0.1:80", path: ["a"], url: "http://127.0.0.1:80/a"),
    Join("HTTPS://Example.com", path: ["a"], url: "HTTPS://Example.com/a"),
    Join("https://münchen.de", path: ["a"], url: "https://xn--mnchen-3ya.de/a"),
    // Escapes in the base are kept, and characters that need escaping are escaped.
    Join("https://a.example/a%2Fb/", path: ["c"], url: "https://a.example/a%2Fb/c"),
    Join("https://a.example/a b/ü", path: ["c"], url: "https://a.example/a%20b/%C3%BC/c"),
    Join("http://h/list?filter[name]=a%20b", url: "http://h/list?filter%5Bname%5D=a%20b"),
    Join(
        "http://h/caf%E9|/%c3?q={%20}", path: ["c"], query: [QueryItem("y", "%20")],
        url: "http://h/caf%E9%7C/%c3/c?q=%7B%20%7D&y=%2520"),
    Join("http://a%20|:b@h/100%", path: ["c"], url: "http://a%20%7C:b@h/100%25/c"),
]

@Test func baseURLPathAndQueryAreJoined() throws {
    for join in joins {
        let request = try createRequest(
            baseURL: join.base, path: join.path, trailingSlash: join.trailingSlash, query: join.query)
        expectEqual(request.url?.absoluteString, join.url, "\(join)")
        expectEqual(request.httpMethod, "GET")
    }
}

@Test func aBaseURLThatIsNotHTTPIsRefused() throws {
    for base in [
        "", "example.com", "/v1", "ftp://example.com", "file:///etc", "https:", "https://", "https:///v1",
        "https:example.com", "https://example.com:port", "https://[::1", "https://exa mple.com", " https://example.com",
        "javascript:alert(1)", "data:text/plain,x",
    ] {
        expect(throws: RequestError.invalidURL(base)) { try createRequest(baseURL: base, path: ["a"]) }
    }
    // The error shows no password.
    for base in [
        "https://bob:hunter2@exa mple.com", "bob:hunter2@example.com", "https://bob:hunt#er2@example.com",
        "https://bob:hunter/2?@exa mple", "ftp://example.com/?apikey=hunter2",
    ] {
        let error = try #require(throws: RequestError.self) { try createRequest(baseURL: base) }
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error)", dumped, error.localizedDescription] { expect(!text.contains("hunt"), "\(text)") }
    }
}
