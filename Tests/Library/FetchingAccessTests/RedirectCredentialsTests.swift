import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Tests of the headers that a redirected request keeps.
@Suite struct RedirectCredentialsTests {
    static let credentials = [
        "Authorization": "Bearer planted", "Cookie": "a=planted", "Proxy-Authorization": "Basic planted",
        "X-API-Key": "planted", "X-Declared": "planted",
    ]

    @Test(arguments: [
        ("http://a/b", "http://a/c", true),
        ("http://a/b", "http://A:80/c", true),
        ("https://a/b", "https://a:443/c", true),
        ("http://a/b", "/c", true),
        ("http://a/b", "https://a/b", false),
        ("https://a/b", "http://a/b", false),
        ("http://a/b", "http://a:8080/b", false),
        ("http://a/b", "http://b/b", false),
        ("http://a/b", "http://www.a/b", false),
        ("http://a/b", "//c/b", false),
        ("http://a/b", "http://a@c/b", false),
        ("http://a/b", "http://a:80@c/b", false),
    ])
    func credentialsAreSentOnlyToTheirOrigin(from: String, location: String, areSent: Bool) async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: location), .json("{}")).recorded(in: log)
        _ = try await SecretNames.declaring(SecretNames(headers: ["X-Declared"])) {
            try await store.layered(followingRedirects()).fetchData(request(from))
        }
        let headers = log.requests.last?.allHTTPHeaderFields ?? [:]
        for name in Self.credentials.keys {
            expect((headers.first { $0.key.lowercased() == name.lowercased() } != nil) == areSent, "\(name)")
        }
        expectEqual(log.requests.last?.value(forHTTPHeaderField: "Accept"), "text/html")
    }

    @Test func removedCredentialsAreNotSentAgain() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://b/"), redirect(to: "http://a/c"), .json("{}"))
            .recorded(in: log)
        _ = try await store.layered(followingRedirects()).fetchData(request("http://a/"))
        expectEqual(log.requests.map { $0.url?.host() }, ["a", "b", "a"])
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Authorization") }, ["Bearer planted", nil, nil])
    }

    /// A call of a store is not a call of a fetcher, so the layer itself masks the secrets of the request.
    @Test(arguments: ["ftp://b/planted", "http://b/planted"])
    func anErrorOfARedirectDoesNotRepeatTheCredentialsOfTheRequest(location: String) async throws {
        let store = redirect(to: location).layered(followingRedirects())
        for error in [
            await store.failure(try request("http://a/")),
            await expect(throws: RedirectError.self) { try await store.fetchStream(request("http://a/")) },
        ] {
            expect("\(try #require(error))".contains("b/***"))
        }
    }

    @Test func aHostHeaderIsNotSentToAnotherOrigin() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://b/"), .json("{}")).recorded(in: log)
        var request = try request("http://a/")
        request.setValue("virtual.a", forHTTPHeaderField: "Host")
        _ = try await store.layered(followingRedirects()).fetchData(request)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Host") }, ["virtual.a", nil])
    }

    @Test(.live, .hangLimit, arguments: [302, 303, 307, 308])
    func noCredentialIsSentToAnotherPort(status: Int) async throws {
        let received = Mutex<[LoopbackServer.Request]>([])
        let second = try LoopbackServer.start { request in
            received.withLock { $0.append(request) }
            return .text("here")
        }
        let first = try LoopbackServer.start { _ in
            .status(status, headers: ["Location": second.baseURL + "/there", "Set-Cookie": "session=planted"])
        }
        var headers: [String: String?] = [:]
        for (name, value) in Self.credentials where name != "X-Declared" { headers[name] = value }
        let text = try await NetworkStore.live.text(first.baseURL, headers: headers).text
        expectEqual(text, "here")
        let request = try #require(received.withLock { $0.first })
        expect(!request.headers.contains { $0.value.contains("planted") }, "\(request.headers)")
    }

    @Test(.live, .hangLimit, arguments: [307, 308])
    func aPostIsSentToAnotherPortWithItsBody(status: Int) async throws {
        let second = try LoopbackServer.start { request in
            .text(
                "\(request.method) \(request[header: "Content-Type"] ?? "") \(String(decoding: request.body, as: UTF8.self))"
            )
        }
        let first = try LoopbackServer.start { _ in .status(status, headers: ["Location": second.baseURL]) }
        let request = try createRequest(
            .post, baseURL: first.baseURL, body: RequestBody(Data("kept".utf8), contentType: "text/plain"))
        let (data, _) = try await liveStore().fetchData(request)
        expectEqual(String(decoding: data, as: UTF8.self), "POST text/plain kept")
    }

    @Test(arguments: [
        "Private-Token", "X-Vault-Token", "X-Auth", "X-Access-Key", "X-Amz-Signature", "X-Unknown", "Referer", "Origin",
        "Idempotency-Key", "X-Forwarded-For", "X-Request-ID",
    ])
    func aHeaderThatIsNotKnownToBeHarmlessIsNotSentToAnotherOrigin(name: String) async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://a/c"), redirect(to: "http://b/"), .json("{}"))
            .recorded(in: log)
        var request = URLRequest(url: try #require(URL(string: "http://a/")))
        request.setValue("planted", forHTTPHeaderField: name)
        _ = try await store.layered(followingRedirects()).fetchData(request)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: name) }, ["planted", "planted", nil])
    }

    @Test func aHarmlessHeaderIsSentToAnotherOriginUnlessItIsDeclaredAsSecret() async throws {
        var request = URLRequest(url: try #require(URL(string: "http://a/")))
        for name in headersForAnyOrigin { request.setValue("1", forHTTPHeaderField: name) }
        let response = try #require(
            HTTPURLResponse(
                url: URL(filePath: "/"), statusCode: 307, httpVersion: nil, headerFields: ["Location": "http://b/"]))
        let next = try Fetching.redirect(of: request, by: response)
        expectEqual(Set((next?.allHTTPHeaderFields ?? [:]).keys.map { $0.lowercased() }), headersForAnyOrigin)
        try await SecretNames.declaring(SecretNames(headers: ["User-Agent"])) {
            let next = try Fetching.redirect(of: request, by: response)
            expect(next?.value(forHTTPHeaderField: "User-Agent") == nil)
        }
    }

    @Test func theCallerCanSendAHeaderToOtherOrigins() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://b/"), .json("{}")).recorded(in: log)
        var request = try request("http://a/")
        request.setValue("1", forHTTPHeaderField: "X-Request-ID")
        _ = try await store.layered(followingRedirects(headersForOtherOrigins: ["x-request-id"])).fetchData(request)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Request-ID") }, ["1", "1"])
        expect(log.requests.last?.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test(.live, .hangLimit) func headersOfTheConfigurationAreNotSentToAnotherOrigin() async throws {
        let names = ["Authorization", "X-Own", "X-Request-ID", "Accept-Language"]
        let second = try LoopbackServer.start { request in
            .text(names.map { request[header: $0] ?? "none" }.joined(separator: ", "))
        }
        let first = try LoopbackServer.start { request in
            request.path == "/direct"
                ? .text(names.map { request[header: $0] ?? "none" }.joined(separator: ", "))
                : .status(302, headers: ["Location": second.baseURL])
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = [
            "Authorization": "Bearer planted", "X-Own": "planted", "X-Request-ID": 7, "Accept-Language": "de",
        ]
        let store = NetworkStore.urlSession(configuration, headersForOtherOrigins: ["X-Request-ID"])
        let direct = try await store.text(first.baseURL + "/direct", headers: ["x-own": "request"]).text
        expectEqual(direct, "Bearer planted, request, 7, de")
        try await expectEqual(store.text(first.baseURL).text, "none, none, 7, de")
        // Here a layer outside of the store follows the redirect.
        try await expectEqual(store.layered(standardLayers()).text(first.baseURL).text, "none, none, none, de")
    }

    @Test(.live, .hangLimit) func anInvalidHeaderOfTheConfigurationIsAnError() async throws {
        let server = try LoopbackServer.start { _ in .status(200) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Own": "a\r\nX-Injected: b"]
        let error = await NetworkStore.urlSession(configuration).failure(try createRequest(baseURL: server.baseURL))
        expectEqual(error as? RequestError, .invalidHeaderValue(name: "X-Own"))
        expectEqual(server.acceptedConnectionCount, 0)
    }

    private func request(_ url: String) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        for (name, value) in Self.credentials { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("text/html", forHTTPHeaderField: "Accept")
        return request
    }

    private func redirect(to location: String) -> NetworkStore {
        .constant(Data(), status: 302, headers: ["Location": location])
    }
}
