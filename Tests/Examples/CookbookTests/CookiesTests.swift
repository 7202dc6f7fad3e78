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
    #expect(cookies == [nil, ["id=7"], ["id=7", "tour=done"], nil, nil, ["id=7"], nil])
}

/// gofiber/fiber 4282, request/cookie-jar 8: a server sets a cookie for another server.
@Test(arguments: [
    ("id=1", [true, false, false]), ("id=1; Domain=a.example.com", [true, false, false]),
    ("id=1; Domain=example.com", [true, true, false]), ("id=1; Domain=.example.com", [true, true, false]),
    ("id=1; Domain=com", [false, false, false]), ("id=1; Domain=", [false, false, false]),
    ("id=1; Domain=other.com", [false, false, false]), ("id=1; Domain=ample.com", [false, false, false]),
    ("id=1; Domain=b.example.com", [false, false, false]),
    ("id=\(String(repeating: "1", count: 5000))", [false, false, false]),
])
func aCookieIsKeptOnlyForItsHostAndForListedDomains(cookie: String, isSent: [Bool]) async throws {
    let log = RequestLog()
    let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
    let store = NetworkStore.json("{}", headers: ["Set-Cookie": cookie]).recorded(in: log)
        .layered(keepingCookies(in: storage, domains: ["example.com"]))
    for url in ["https://A.example.com", "https://a.example.com"] { _ = try await store.fetchData(request(url)) }
    #expect((log.requests.last?.value(forHTTPHeaderField: "Cookie") != nil) == isSent[0])
    for (host, isSent) in zip(["b.example.com", "victim.com"], isSent.dropFirst()) {
        let other = NetworkStore.json("{}").recorded(in: log)
            .layered(keepingCookies(in: storage, domains: ["example.com"]))
        _ = try await other.fetchData(request("https://\(host)"))
        #expect((log.requests.last?.value(forHTTPHeaderField: "Cookie") != nil) == isSent, "\(host)")
    }
}
