import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Test func aCookieIsSentBackOnlyWhereItBelongs() async throws {
    let log = RequestLog()
    let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
    let server = NetworkStore.routed { request in
        switch request.url?.path() {
        case "/login": .json("{}", headers: ["Set-Cookie": "id=7; Path=/; Secure, tour=done; Path=/books"])
        case "/logout": .json("{}", headers: ["Set-Cookie": "id=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])
        default: .json("{}")
        }
    }
    let store = server.recorded(in: log).layered(keepingCookies(in: storage))

    for url in [
        "https://a.example.com/login", "https://a.example.com/bookshop", "https://a.example.com/books/1",
        "http://a.example.com/home", "https://b.example.com/books", "https://a.example.com/logout",
        "https://a.example.com/home",
    ] { _ = try await store.fetchData(request(url)) }

    let cookies = log.requests.map { $0.value(forHTTPHeaderField: "Cookie")?.split(separator: "; ").sorted() }
    expectEqual(cookies, [nil, ["id=7"], ["id=7", "tour=done"], nil, nil, ["id=7"], nil])
}

/// gofiber/fiber 4282, request/cookie-jar 8: a server sets a cookie for another server.
@Test func aCookieIsKeptOnlyForItsHostAndForListedDomains() async throws {
    let (own, all) = (["a.example.com"], ["a.example.com", "b.example.com"])
    for (cookie, hosts) in [
        ("id=1", own), ("id=1; Domain=a.example.com", own), ("id=1; Domain=example.com", all),
        ("id=1; Domain=.example.com", all), ("id=1; Domain=com", []), ("id=1; Domain=", []),
        ("id=1; Domain=other.com", []), ("id=1; Domain=ample.com", []), ("id=1; Domain=b.example.com", []),
        ("id=\(String(repeating: "1", count: 5000))", []),
    ] {
        let log = RequestLog()
        let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
        let server = NetworkStore.routed { request in
            .json("{}", headers: request.url?.host()?.lowercased() == own[0] ? ["Set-Cookie": cookie] : [:])
        }
        let store = server.recorded(in: log).layered(keepingCookies(in: storage, domains: ["example.com"]))
        for host in ["A.example.com", "a.example.com", "b.example.com", "victim.com"] {
            _ = try await store.fetchData(request("https://\(host)"))
        }
        let sent = log.requests.filter { $0.value(forHTTPHeaderField: "Cookie") != nil }
        expectEqual(sent.map { $0.url?.host() }, hosts, "\(cookie)")
    }
}
