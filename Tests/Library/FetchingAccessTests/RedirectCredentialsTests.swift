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

    @Test func credentialsAreSentOnlyToTheirOrigin() async throws {
        for (from, location, areSent) in [
            ("http://a/b", "http://a/c", true), ("http://a/b", "http://A:80/c", true),
            ("https://a/b", "https://a:443/c", true), ("http://a/b", "/c", true), ("http://a/b", "https://a/b", false),
            ("https://a/b", "http://a/b", false), ("http://a/b", "http://a:8080/b", false),
            ("http://a/b", "http://b/b", false), ("http://a/b", "http://www.a/b", false),
            ("http://a/b", "//c/b", false),
            ("http://a/b", "http://a@c/b", false), ("http://a/b", "http://a:80@c/b", false),
        ] {
            let log = RequestLog()
            let store = NetworkStore.sequence(redirect(to: location), .json("{}")).recorded(in: log)
            _ = try await SecretNames.declaring(SecretNames(headers: ["X-Declared"])) {
                try await store.layered(followingRedirects()).fetchData(request(from))
            }
            for name in Self.credentials.keys {
                expect((log.values(name).last != .some(nil)) == areSent, "\(name) from \(from) to \(location)")
            }
            expectEqual(log.values("Accept"), ["text/html", "text/html"])
        }
    }

    @Test func removedCredentialsAreNotSentAgain() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://b/"), redirect(to: "http://a/c"), .json("{}"))
            .recorded(in: log)
        var request = try request("http://a/")
        request.setValue("virtual.a", forHTTPHeaderField: "Host")
        _ = try await store.layered(followingRedirects()).fetchData(request)
        expectEqual(log.urls, ["http://a/", "http://b/", "http://a/c"])
        expectEqual(log.values(), ["Bearer planted", nil, nil])
        expectEqual(log.values("Host"), ["virtual.a", nil, nil])
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

    @Test(.live, .hangLimit) func aPostIsSentToAnotherPortWithItsBodyAndWithoutCredentials() async throws {
        let received = Mutex<[LoopbackServer.Request]>([])
        let second = try LoopbackServer.start { request in
            received.withLock { $0.append(request) }
            return .text("here")
        }
        var headers: [String: String?] = [:]
        for (name, value) in Self.credentials where name != "X-Declared" { headers[name] = value }
        for status in [302, 303, 307, 308] {
            let first = try LoopbackServer.start { _ in
                .status(status, headers: ["Location": second.baseURL + "/there", "Set-Cookie": "session=planted"])
            }
            let request = try createRequest(
                .post, baseURL: first.baseURL, headers: headers,
                body: RequestBody(Data("kept".utf8), contentType: "text/plain"), timeLimit: longTimeout)
            try await expectEqual(liveStore().fetchData(request).0, Data("here".utf8))
            let sent = try #require(received.withLock { $0.last })
            expect(!sent.headers.contains { $0.value.contains("planted") }, "\(sent.headers)")
            let hasBody = status > 303
            expectEqual(sent.method, hasBody ? "POST" : "GET")
            expectEqual(String(decoding: sent.body, as: UTF8.self), hasBody ? "kept" : "")
            expectEqual(sent[header: "Content-Type"], hasBody ? "text/plain" : nil)
        }
    }

    @Test func aHeaderThatIsNotKnownToBeHarmlessIsNotSentToAnotherOrigin() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(redirect(to: "http://a/c"), redirect(to: "http://b/"), .json("{}"))
            .recorded(in: log)
        var request = try request("http://a/")
        let names = [
            "Private-Token", "X-Vault-Token", "X-Auth", "X-Access-Key", "X-Amz-Signature", "X-Unknown", "Referer",
            "Origin", "Idempotency-Key", "X-Forwarded-For", "X-Request-ID",
        ]
        for name in names { request.setValue("planted", forHTTPHeaderField: name) }
        _ = try await store.layered(followingRedirects()).fetchData(request)
        for name in names { expectEqual(log.values(name), ["planted", "planted", nil], "\(name)") }
    }

    @Test func aHarmlessHeaderIsSentToAnotherOriginUnlessItIsDeclaredAsSecret() async throws {
        var request = try SharedTestCode.request("http://a/")
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
        expectEqual(log.values("X-Request-ID"), ["1", "1"])
        expectEqual(log.values(), ["Bearer planted", nil])
    }

    @Test(.live, .hangLimit) func headersOfTheConfigurationAreNotSentToAnotherOrigin() async throws {
        let names = ["Authorization", "X-Own", "X-Request-ID", "Accept-Language"]
        let second = try LoopbackServer.start { request in
            .text(names.map { request[header: $0] ?? "none" }.joined(separator: ", "))
        }
        let first = try LoopbackServer.start { _ in .status(302, headers: ["Location": second.baseURL]) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = [
            "Authorization": "Bearer planted", "X-Own": "planted", "X-Request-ID": 7, "Accept-Language": "de",
        ]
        let store = NetworkStore.urlSession(configuration, headersForOtherOrigins: ["X-Request-ID"])
        let direct = try await store.text(second.baseURL, headers: ["x-own": "request"]).text
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
        var request = try SharedTestCode.request(url)
        for (name, value) in Self.credentials { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("text/html", forHTTPHeaderField: "Accept")
        return request
    }

    private func redirect(to location: String) -> NetworkStore {
        .constant(Data(), status: 302, headers: ["Location": location])
    }
}
