import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private let joins: [(base: String, path: [String], url: String)] = [
    // Slashes at either end.
    ("https://h", ["a"], "https://h/a"), ("https://h/", ["a"], "https://h/a"),
    ("https://h/v1", ["a"], "https://h/v1/a"), ("https://h/v1/", ["a", "b"], "https://h/v1/a/b"),
    ("https://h/v1//", ["a"], "https://h/v1/a"), ("https://h//v1", ["a"], "https://h//v1/a"),
    ("https://h/v1", ["a/b/"], "https://h/v1/a%2Fb%2F"),
    // An empty path.
    ("https://h", [], "https://h"), ("https://h/", [], "https://h/"), ("https://h/v1/", [], "https://h/v1/"),
    // A base with a query or a fragment.
    ("https://h/v1?x=1", ["a"], "https://h/v1/a?x=1"), ("https://h?", [], "https://h"),
    ("https://h/v1#top", ["a"], "https://h/v1/a"),
    // The parts before the path.
    ("https://bob:pw@example.com/v1", ["a"], "https://bob:pw@example.com/v1/a"),
    ("http://[::1]:8080/v1", ["a"], "http://[::1]:8080/v1/a"), ("http://127.0.0.1:80", ["a"], "http://127.0.0.1:80/a"),
    ("HTTPS://Example.com", ["a"], "HTTPS://Example.com/a"),
    ("https://münchen.de", ["a"], "https://xn--mnchen-3ya.de/a"),
    // Escapes in the base are kept, and characters that need escaping are escaped.
    ("https://h/a%2Fb/", ["c"], "https://h/a%2Fb/c"), ("https://h/a b/ü", ["c"], "https://h/a%20b/%C3%BC/c"),
    ("http://h/list?filter[name]=a%20b", [], "http://h/list?filter%5Bname%5D=a%20b"),
    ("http://a%20|:b@h/100%", ["c"], "http://a%20%7C:b@h/100%25/c"),
]

@Test func baseURLPathAndQueryAreJoined() throws {
    for (base, path, url) in joins {
        let request = try createRequest(baseURL: base, path: path)
        expectEqual(request.url?.absoluteString, url, "\(base) \(path)")
        expectEqual(request.httpMethod, "GET")
    }
    let query = [QueryItem("y", "%20")]
    for (base, path, url) in [
        ("https://h/v1?x=1%202", ["a"], "https://h/v1/a?x=1%202&y=%2520"), ("https://h?", [], "https://h?y=%2520"),
        ("https://h/?x#top", [], "https://h/?x&y=%2520"),
        ("http://h/caf%E9|/%c3?q={%20}", ["c"], "http://h/caf%E9%7C/%c3/c?q=%7B%20%7D&y=%2520"),
    ] {
        try expectEqual(createRequest(baseURL: base, path: path, query: query).url?.absoluteString, url)
    }
    for (base, path, url) in [("https://h/v1", [], "https://h/v1/"), ("https://h/v1/", ["a"], "https://h/v1/a/")] {
        try expectEqual(createRequest(baseURL: base, path: path, trailingSlash: true).url?.absoluteString, url)
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
