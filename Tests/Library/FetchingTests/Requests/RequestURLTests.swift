import Foundation
import SharedTestCode
import Testing

@testable import Fetching

struct Join: Sendable, CustomTestStringConvertible {
    var base: String
    var path: [String] = []
    var trailingSlash = false
    var query: [QueryItem] = []
    var url: String

    var testDescription: String { "\(base) + \(path) \(query.map(\.name)) = \(url)" }
}

@Test(arguments: [
    // Slashes at either end.
    Join(base: "https://example.com", path: ["a"], url: "https://example.com/a"),
    Join(base: "https://example.com/", path: ["a"], url: "https://example.com/a"),
    Join(base: "https://example.com/v1", path: ["a"], url: "https://example.com/v1/a"),
    Join(base: "https://example.com/v1/", path: ["a", "b"], url: "https://example.com/v1/a/b"),
    Join(base: "https://example.com/v1//", path: ["a"], url: "https://example.com/v1/a"),
    Join(base: "https://example.com//v1", path: ["a"], url: "https://example.com//v1/a"),
    Join(base: "https://example.com/v1", path: ["a/b/"], url: "https://example.com/v1/a%2Fb%2F"),
    // An empty path, and a trailing slash.
    Join(base: "https://example.com", url: "https://example.com"),
    Join(base: "https://example.com/", url: "https://example.com/"),
    Join(base: "https://example.com/v1/", url: "https://example.com/v1/"),
    Join(base: "https://example.com/v1", trailingSlash: true, url: "https://example.com/v1/"),
    Join(base: "https://example.com/v1/", path: ["a"], trailingSlash: true, url: "https://example.com/v1/a/"),
    // A base with a query, with a fragment, and with both.
    Join(base: "https://example.com/v1?x=1", path: ["a"], url: "https://example.com/v1/a?x=1"),
    Join(
        base: "https://example.com/v1?x=1%202", path: ["a"], query: [QueryItem("y", 2)],
        url: "https://example.com/v1/a?x=1%202&y=2"),
    Join(base: "https://example.com?", query: [QueryItem("y", 2)], url: "https://example.com?y=2"),
    Join(base: "https://example.com?", url: "https://example.com"),
    Join(base: "https://example.com/v1#top", path: ["a"], url: "https://example.com/v1/a"),
    Join(base: "https://example.com/?x#top", query: [QueryItem("y", 2)], url: "https://example.com/?x&y=2"),
    // The parts before the path.
    Join(base: "https://bob:pw@example.com/v1", path: ["a"], url: "https://bob:pw@example.com/v1/a"),
    Join(base: "http://[::1]:8080/v1", path: ["a"], url: "http://[::1]:8080/v1/a"),
    Join(base: "http://127.0.0.1:80", path: ["a"], url: "http://127.0.0.1:80/a"),
    Join(base: "HTTPS://Example.com", path: ["a"], url: "HTTPS://Example.com/a"),
    Join(base: "https://münchen.de", path: ["a"], url: "https://xn--mnchen-3ya.de/a"),
    // Escapes in the base are kept, and characters that need escaping are escaped.
    Join(base: "https://example.com/a%2Fb/", path: ["c"], url: "https://example.com/a%2Fb/c"),
    Join(base: "https://example.com/a b/ü", path: ["c"], url: "https://example.com/a%20b/%C3%BC/c"),
    Join(base: "http://h/list?filter[name]=a%20b", url: "http://h/list?filter%5Bname%5D=a%20b"),
    Join(
        base: "http://h/caf%E9|/%c3?q={%20}", path: ["c"], query: [QueryItem("y", "%20")],
        url: "http://h/caf%E9%7C/%c3/c?q=%7B%20%7D&y=%2520"),
    Join(base: "http://a%20|:b@h/100%", path: ["c"], url: "http://a%20%7C:b@h/100%25/c"),
])
func baseURLPathAndQueryAreJoined(join: Join) throws {
    let request = try createRequest(
        baseURL: join.base, path: join.path, trailingSlash: join.trailingSlash, query: join.query)
    expectEqual(request.url?.absoluteString, join.url)
    expectEqual(request.httpMethod, "GET")
}

@Test(arguments: [
    "", "example.com", "/v1", "ftp://example.com", "file:///etc", "https:", "https://", "https:///v1",
    "https:example.com",
    "https://example.com:port", "https://[::1", "https://exa mple.com", " https://example.com", "javascript:alert(1)",
    "data:text/plain,x",
])
func aBaseURLThatIsNotHTTPIsRefused(base: String) {
    expect(throws: RequestError.invalidURL(base)) { try createRequest(baseURL: base, path: ["a"]) }
}

@Test(arguments: [
    "https://bob:hunter2@exa mple.com", "bob:hunter2@example.com", "https://bob:hunt#er2@example.com",
    "https://bob:hunter/2?@exa mple", "ftp://example.com/?apikey=hunter2",
])
func aRefusedBaseURLIsShownWithoutItsPassword(base: String) throws {
    let error = try #require(throws: RequestError.self) { try createRequest(baseURL: base) }
    var dumped = ""
    dump(error, to: &dumped)
    for text in ["\(error)", dumped, error.localizedDescription] { expect(!text.contains("hunt")) }
}
