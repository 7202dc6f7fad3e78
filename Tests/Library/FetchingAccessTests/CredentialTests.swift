import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct CredentialTests {
    @Test func aCredentialIsSentInItsPlace() async throws {
        // The example of RFC 6750 §2.1.
        let bearer = try await sent(.bearer("mF_9.B5f-4.1JqM"))
        expectEqual(bearer.value(forHTTPHeaderField: "Authorization"), "Bearer mF_9.B5f-4.1JqM")
        let key = try await sent(.header("X-API-Key", "abc"), to: "http://a/?x=1")
        expectEqual(key.value(forHTTPHeaderField: "X-API-Key"), "abc")
        expectEqual(key.url?.absoluteString, "http://a/?x=1")
        for (url, expected) in [
            ("http://a/", "http://a/?key=a%20%26%2B"),
            ("http://a/p%2Fq?x=1&y=%20", "http://a/p%2Fq?x=1&y=%20&key=a%20%26%2B"),
            ("http://a/?key=old&x=1&k%65y", "http://a/?x=1&key=a%20%26%2B"),
            ("http://a/?", "http://a/?key=a%20%26%2B"),
        ] {
            try await expectEqual(sent(.query("key", "a &+"), to: url).url?.absoluteString, expected)
        }
    }

    @Test func aClosureThatWaitsAddsTheCredential() async throws {
        let custom = Credential(declaring: SecretNames(headers: ["X-Seal"])) { request in
            await Task.yield()
            var request = request
            request.setValue("seal", forHTTPHeaderField: "X-Seal")
            return request
        }
        try await expectEqual(sent(custom).value(forHTTPHeaderField: "X-Seal"), "seal")
    }

    @Test func anInvalidHeaderFieldIsARequestErrorAndNothingIsSent() async throws {
        for credential in [
            Credential.bearer("a\r\nX-Evil: 1"), .header("bad name", "planted"), .header("Host\n", "planted"),
        ] {
            let reason = try await refusal(of: credential).reason
            expect(!reason.contains("planted") && !reason.contains("Evil"))
        }
    }

    /// A value can be empty because an environment variable or a field of a response is missing.
    @Test func anEmptyCredentialIsARequestErrorAndNothingIsSent() async throws {
        for (credential, place) in [
            (Credential.header("X-Api-Key", ""), "the header field X-Api-Key"),
            (.header("X-Api-Key", " \t"), "X-Api-Key"), (.header("Authorization", "Token "), "Authorization"),
            (.header("authorization", "ApiKey  "), "authorization"), (.bearer(""), "Authorization"),
            (.bearer("  "), "Authorization"), (.bearer("\u{A0}"), "Authorization"),
            (.query("appid", ""), "the query item appid"), (.query("appid", "\n"), "appid"),
            (.basic(user: "", password: ""), "Basic authentication"),
            (.basic(user: " ", password: ""), "Basic authentication"),
        ] {
            let reason = try await refusal(of: credential).reason
            expect(reason.hasPrefix("the credential for") && reason.contains("\(place) is empty"), "\(reason)")
        }
    }

    /// The error of a call whose request is not sent because of its credential.
    private func refusal(of credential: Credential) async throws -> RequestFailure {
        let store = NetworkStore.unimplemented.layered(authenticating(credential, allowedOrigins: ["http://a"]))
        await expect(throws: AppError.self) { try await store.fetchStream(request("http://a/")) }
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        return try #require(await fetch("http://a/").error?.request)
    }

    @Test func anEmptyUserOfDigestIsARequestErrorAndOtherOriginsAreNotAffected() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("{}").recorded(in: log)
            .layered(authenticatingDigest(user: "", password: " ", allowedOrigins: ["http://a"]))
        let error = await store.failure(try request("http://a/")) as? AppError
        expectEqual(error?.request?.reason.hasPrefix("the credential for Digest authentication is empty"), true)
        _ = try await store.fetchData(request("http://b/"))
        expectEqual(log.count, 1)
    }

    /// Some servers take a token as the user name or as the password, and some tokens have the name of a scheme.
    @Test(arguments: [
        Credential.basic(user: "token", password: ""), .basic(user: "", password: "token"), .header("X-Token", "token"),
        .header("Authorization", "bearer"), .bearer("token"), .query("key", "0"),
    ])
    func aCredentialWithAValueIsSent(credential: Credential) async throws {
        let sent = try await sent(credential)
        expect(sent.allHTTPHeaderFields?.isEmpty == false || sent.url?.query() == "key=0")
    }

    /// The inner layer would replace the credential of the outer layer.
    @Test(arguments: [
        (Credential.bearer("planted-1"), Credential.bearer("planted-2"), "the header field authorization"),
        (.bearer("planted-1"), .basic(user: "planted-2", password: ""), "the header field authorization"),
        (.query("key", "planted-1"), .query("key", "planted-2"), "the query"),
    ])
    func aCredentialThatReplacesAnotherIsAnError(outer: Credential, inner: Credential, place: String) async throws {
        let origins = ["http://a"]
        let store = NetworkStore.unimplemented.layered(
            authenticating(outer, allowedOrigins: origins), settingHeaders(["X-Client": "1"]),
            authenticating(inner, allowedOrigins: origins))
        let error = try #require(await store.failure(try request("http://a/")) as? AppError)
        expectEqual(error.request?.reason.hasPrefix("two layers add a credential to \(place), so the server"), true)
        expect(!"\(error)".contains("planted"))
    }

    @Test func twoCredentialsInDifferentPlacesAreSent() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("{}").recorded(in: log).layered(
            authenticating(.bearer("token"), allowedOrigins: ["http://a"]),
            authenticating(.query("key", "1"), allowedOrigins: ["http://a"]),
            authenticating(.header("X-API-Key", "2"), allowedOrigins: ["http://a"]),
            authenticating(.bearer("other"), allowedOrigins: ["http://b"]))
        _ = try await store.fetchData(request("http://a/"))
        expectEqual(log.values(), ["Bearer token"])
        expectEqual(log.values("X-API-Key"), ["2"])
        expectEqual(log.urls, ["http://a/?key=1"])
    }

    @Test(arguments: [
        Credential.bearer("planted-value"), .header("X-Odd", "planted-value"), .query("odd", "planted-value"),
    ])
    func noErrorShowsACredential(credential: Credential) async throws {
        let echo = NetworkStore { request in
            let text = "\(request.url?.absoluteString ?? "") \(request.allHTTPHeaderFields ?? [:]) planted-value"
            let error = NetworkStore.json(#"{"message": \#(text.debugDescription)}"#, status: 500)
            return try await error.fetchData(request)
        }
        let unexpected = NetworkStore { throw UnexpectedRequest($0) }
        let failing = NetworkStore { request in
            throw URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: request.url as Any])
        }
        for store in [echo, unexpected, failing] {
            let fetch = textFetcher(
                createURLRequest: { try createRequest(baseURL: $0) },
                store: store.layered(authenticating(credential, allowedOrigins: ["http://a"])))
            let error = try #require(await fetch("http://a/").error)
            expect(!"\(error) \(error.localizedDescription) \(error as NSError)".contains("planted-value"))
        }
        expect(!shownText(of: credential).contains("planted"))
        expect(!shownText(of: SharedCredential(credential)).contains("planted"))
    }

    /// The examples of RFC 7617 §2 and §2.1.
    @Test func basicCredentialsEqualTheExamplesOfTheRFC() throws {
        for (user, password, value) in [
            ("Aladdin", "open sesame", "QWxhZGRpbjpvcGVuIHNlc2FtZQ=="), ("test", "123£", "dGVzdDoxMjPCow=="),
            ("", "a:b", "OmE6Yg=="),
        ] {
            try expectEqual(basicCredentials(user: user, password: password), "Basic \(value)")
        }
    }

    @Test func invalidBasicCredentialsAreARequestErrorAndNothingIsSent() async throws {
        for (user, password, error) in [
            ("a:b", "c", CredentialsError.colonInUserName), ("a", "b\n", .controlCharacter),
            ("a\0", "b", .controlCharacter),
        ] {
            let failure = try await refusal(of: .basic(user: user, password: password))
            expectEqual(failure.underlying as? CredentialsError, error)
        }
    }

    @Test func anErrorContainsNeitherTheBasicPasswordNorTheHeader() async throws {
        let store = NetworkStore.constant(Data("planted YWRhOnBsYW50ZWQ".utf8), status: 400)
            .layered(authenticating(.basic(user: "ada", password: "planted"), allowedOrigins: ["https://a"]))
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("https://a/").error?.server)
        expect("\(failure)".hasSuffix("status 400, body: *** ***"))
    }

    private func sent(_ credential: Credential, to url: String = "http://a/") async throws -> URLRequest {
        let log = RequestLog()
        let store = NetworkStore.json("{}").recorded(in: log)
            .layered(authenticating(credential, allowedOrigins: ["http://a"]))
        _ = try await store.fetchData(createRequest(baseURL: url))
        return try #require(log.requests.first)
    }
}

func shownText(of value: some Any) -> String {
    var text = "\(value) \(String(reflecting: value))"
    dump(value, to: &text)
    return text
}
