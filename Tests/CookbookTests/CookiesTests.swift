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
@Test func aCookieForAnotherDomainIsNotKept() async throws {
    let log = RequestLog()
    let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
    let server = NetworkStore.routed { request in
        request.url?.path() == "/set"
            ? .json(
                "{}",
                headers: [
                    "Set-Cookie":
                        "a=1; Domain=bank.example; Path=/, b=2; Domain=.other.com, c=3; Domain=example.com; Path=/"
                ])
            : .json("{}")
    }
    let store = server.recorded(in: log).layered(keepingCookies(in: storage))

    for url in [
        "https://a.example.com/set", "https://bank.example/", "https://other.com/", "https://b.example.com/",
        "https://a.example.com/", "https://badexample.com/",
    ] { _ = try await store.fetchData(request(url)) }

    let cookies = log.requests.map { $0.value(forHTTPHeaderField: "Cookie") }
    #expect(cookies == [nil, nil, nil, "c=3", "c=3", nil])
}
