import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct AuthenticatingDigestTests {
    private let log = RequestLog()

    @Test func aChallengeIsUsedForTheRequestAndForLaterRequests() async throws {
        let store = try layered(.sequence(challenge("1"), .json("1"), .json("2")))
        for expected in ["1", "2"] {
            try await expectEqual(store.text("https://a/", headers: [:]).text, expected)
        }
        expectEqual(parameters("nonce"), [nil, "1", "1"])
        expectEqual(parameters("nc"), [nil, "00000001", "00000002"])
        expectEqual(parameters("cnonce").map { $0 == nil }, [true, false, false])
    }

    @Test func aStaleNonceIsReplacedOnce() async throws {
        let stale = ["2", "3", "4"].map { challenge($0, ", stale=true") }
        let store = try layered(.sequence(challenge("1"), .json("1"), stale[0], .json("2"), stale[1], stale[2]))
        try await expectEqual(store.text("https://a/").text, "1")
        try await expectEqual(store.text("https://a/").text, "2")
        expectEqual(parameters("nonce"), [nil, "1", "1", "2"])
        expectEqual(parameters("nc"), [nil, "00000001", "00000002", "00000001"])
        // A server that always sends `stale` does not cause a loop.
        try await expectEqual(store.text("https://a/").response.statusCode, 401)
        expectEqual(log.count, 6)
    }

    @Test func aWrongPasswordIsSentOnce() async throws {
        let store = try layered(.sequence(challenge("1"), challenge("2"), challenge("3"), .json("{}")))
        try await expectEqual(store.text("https://a/").response.statusCode, 401)
        // The nonce that the server refused is not used again.
        try await expectEqual(store.text("https://a/").response.statusCode, 200)
        expectEqual(parameters("nonce"), [nil, "1", nil, "3"])
    }

    /// For each challenge, the nonce of the credentials, or nil if the response is returned.
    @Test(arguments: [
        ("Digest nonce=1, algorithm=SHA-256, qop=auth-int, Digest nonce=2, Digest nonce=3, algorithm=sha-256", "3"),
        ("Basic realm=a, Digest nonce=1, algorithm=SHA-512-256, Digest nonce=2, Digest nonce=3, algorithm=MD5", "2"),
        ("Digest realm=a, Digest nonce=2", "2"), ("Basic realm=a", nil), ("Digest realm=a", nil),
        ("Negotiate a87421==", nil), ("", nil),
    ])
    func theStrongestSupportedChallengeIsUsed(value: String, nonce: String?) async throws {
        let rejection = challenge(value: value)
        let store = try layered(nonce == nil ? rejection : .sequence(rejection, .json("{}")))
        try await expectEqual(store.text("https://a/").response.statusCode, nonce == nil ? 401 : 200)
        expectEqual(parameters("nonce"), nonce == nil ? [nil] : [nil, nonce])
    }

    @Test func aServerThatOffersOnlyOtherDigestsIsAnError() async throws {
        let value = "Digest nonce=1, algorithm=SHA-512-256, qop=auth, Basic realm=a, Digest nonce=planted, qop=planted"
        let store = try layered(challenge(value: value))
        let error = await store.failure(try createRequest(baseURL: "https://a/?token=planted"))
        expect(
            (error as? UnsupportedDigest)?.description
                == "GET https://a/?token=***: authenticatingDigest supports MD5 and SHA-256 with qop=auth or without "
                + "qop, but the server offers only SHA-512-256 with qop=auth, MD5 with qop=***; change the server's "
                + "settings, or use another credential with the layer `authenticating`")
        expectEqual(log.count, 1)
    }

    @Test func aChallengeOfAnotherOriginIsIgnored() async throws {
        let store = try layered(.sequence(challenge("1"), challenge("2"), .json("{}"), challenge("3")))
        try await expectEqual(store.text("https://b/").response.statusCode, 401)
        try await expectEqual(store.text("https://a/").response.statusCode, 200)
        try await expectEqual(store.text("http://a/").response.statusCode, 401)
        expectEqual(parameters("nonce"), [nil, nil, "2", nil])
    }

    /// A live store follows redirects, so a response can come from another server.
    @Test func aChallengeAfterARedirectToAnotherOriginIsIgnored() async throws {
        let (challenge, target) = (challenge("1"), try request("https://b/"))
        let store = try layered(NetworkStore { _ in try await challenge.fetchData(target) })
        for _ in 0..<2 { try await expectEqual(store.text("https://a/").response.statusCode, 401) }
        expectEqual(parameters("nonce"), [nil, nil])
    }

    @Test func aBodyIsSentAgainAndAStreamIsNot() async throws {
        let store = try layered(.sequence(challenge("1"), .json("{}"), challenge("2")))
        _ = try await store.fetchData(createRequest(.post, baseURL: "https://a/", body: .text("body")))
        expectEqual(log.requests.map(\.httpBody), [Data("body".utf8), Data("body".utf8)])
        var request = try createRequest(.post, baseURL: "https://a/")
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        let (_, response) = try await store.fetchData(request)
        expect((response as? HTTPURLResponse)?.statusCode == 401)
        expectEqual(log.count, 3)
    }

    @Test func parallelRequestsHaveDifferentNumbers() async throws {
        let (challenge, log) = (challenge("1"), log)
        let store = try layered(
            NetworkStore { request in
                let isFirst = request.value(forHTTPHeaderField: "Authorization") == nil
                return try await (isFirst ? challenge : .json("{}")).fetchData(request)
            })
        await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { _ = try? await store.text("https://a/") } }
        }
        expectEqual(parameters("nc").compactMap { $0 }.count, 50)
        expectEqual(Set(parameters("nc").compactMap { $0 }).count, 50)
        expect(log.count <= 100)
    }

    @Test func anErrorContainsNeitherThePasswordNorTheResponse() async throws {
        let store = try layered(
            .routed { request in
                guard let value = request.value(forHTTPHeaderField: "Authorization") else { return challenge("1") }
                return .constant(Data("planted \(value)".utf8), status: 400)
            })
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("https://a/").error?.server)
        expect("\(failure)".hasSuffix("status 400, body: *** ***"))
    }

    @Test(.live) func theTargetIsSentAsItIsSigned() async throws {
        let server = try LoopbackServer.start { request in
            guard let value = request.headers.first(where: { $0.name == "Authorization" })?.value else {
                return .status(401, headers: ["WWW-Authenticate": "Digest nonce=1, realm=a"])
            }
            let target = authenticationChallenges(of: "digest", in: value).first?["uri"] ?? ""
            return .text("\(target) \(request.target)")
        }
        defer { server.stop() }
        let store = liveStore().layered(
            authenticatingDigest(user: "ada", password: "planted", allowedOrigins: [server.baseURL]))
        for target in ["", "/", "/a%20b/%C3%A9;c=d?q=%C3%A9&b=a%20b+c", "/~a/?", "/a//b#c"] {
            let targets = try await store.text(server.baseURL + target).text.split(separator: " ")
            expect(targets.count == 2 && targets.first == targets.last, "\(targets)")
        }
    }

    private func layered(_ store: NetworkStore) throws -> NetworkStore {
        store.recorded(in: log).layered(
            settingTime(VirtualTime().source),
            authenticatingDigest(user: "ada", password: "planted", allowedOrigins: ["https://a"]))
    }

    /// The values of a parameter in the credentials of each request.
    private func parameters(_ name: String) -> [String?] {
        log.requests.map { request in
            authenticationChallenges(of: "digest", in: request.value(forHTTPHeaderField: "Authorization") ?? "")
                .first?[name]
        }
    }
}

private func challenge(_ nonce: String, _ more: String = "") -> NetworkStore {
    challenge(value: #"Digest realm="a", nonce="\#(nonce)", qop="auth"\#(more)"#)
}

private func challenge(value: String) -> NetworkStore {
    .json("{}", status: 401, headers: ["WWW-Authenticate": value])
}
