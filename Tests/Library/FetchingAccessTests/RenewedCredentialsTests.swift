import Fetching
import FetchingResilience
import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingAccess

/// Redirects of `/team`, and the method and the target of the request that must follow.
private let redirects = [
    (301, "GET", to: "/team/", last: "GET /team/"), (307, "PUT", to: "/files/1", last: "PUT /files/1"),
    (302, "GET", to: "?x=1", last: "GET /team?x=1"),
    (302, "POST", to: "/a%20b/%C3%A9?c=d%20e", last: "GET /a%20b/%C3%A9?c=d%20e"),
    (303, "DELETE", to: "next", last: "GET /next"), (308, "HEAD", to: "/team/#top", last: "HEAD /team/"),
]

/// Tests of credentials and signatures that depend on the request, in layers outside of the one that follows redirects.
@Suite(.hangLimit) struct RenewedCredentialsTests {
    /// A server that redirects `/team`, and checks the signature or the digest of each request.
    private func server(_ status: Int, _ location: String) throws -> LoopbackServer {
        try LoopbackServer.start { request in
            let text = "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))"
            let digest = request[header: "Authorization"].flatMap {
                authenticationChallenges(of: "digest", in: $0).first
            }
            if let digest {
                guard digest["uri"] == request.target, digest["response"] == response(to: request, digest) else {
                    return .status(400)
                }
            } else if request[header: "X-Signature"] != sha256(text.utf8) {
                let challenge = #"Digest realm="r", nonce="n\#(request.path)", qop="auth""#
                return .status(401, headers: ["WWW-Authenticate": challenge])
            }
            return request.target == "/team" ? .status(status, headers: ["Location": location]) : .text(text)
        }
    }

    /// The closure signs the method, the target and the body, as a recipe of the cookbook does.
    @Test(.live, arguments: Transport.all) func eachRequestOfAChainIsSigned(transport: Transport) async throws {
        for (status, method, location, last) in redirects {
            let server = try server(status, location)
            let signature = Credential(declaring: SecretNames(headers: ["X-Signature"])) { signed($0) }
            let origins = [server.baseURL]
            // The digest is refused once. Its challenge is known for the second call.
            for (layer, count) in [
                (signing { request, _ in signed(request) }, 4), (authenticating(signature, allowedOrigins: origins), 4),
                (authenticatingDigest(user: "ada", password: "planted", allowedOrigins: origins), 5),
            ] {
                let before = server.requestCount
                let store = transport.store().layered(layer)
                var request = try createRequest(baseURL: server.baseURL, path: ["team"], timeLimit: longTimeout)
                request.httpMethod = method
                if ["PUT", "POST"].contains(method) { request.httpBody = Data("body".utf8) }
                let (data, response) = try await store.fetchData(request)
                let (stream, head) = try await store.fetchStream(request)
                for response in [response, head] { expect((response as? HTTPURLResponse)?.statusCode == 200) }
                let expected = method == "HEAD" ? "" : "\(last) \(method == "PUT" ? "body" : "")"
                expectEqual(String(decoding: data, as: UTF8.self), expected)
                try await expectEqual(stream.data(), data)
                expectEqual(server.requestCount - before, count)
            }
            server.stop()
        }
    }

    /// A server often copies the query of the request, also with another encoding.
    @Test(arguments: [
        ("/b?page=2&sig=%2B1%3D&key=k", "http://a/b?page=2&sig=%2B2%3D&key=k"),
        ("/b?sig=%2b1=&page=2&k%65y=k", "http://a/b?page=2&sig=%2B2%3D&key=k"),
        ("/b", "http://a/b?sig=%2B2%3D&key=k"), ("?", "http://a/?sig=%2B2%3D&key=k"),
        ("/b?s=sig", "http://a/b?s=sig&sig=%2B2%3D&key=k"),
    ])
    func aSignatureInTheQueryIsReplaced(location: String, target: String) async throws {
        let log = RequestLog()
        let count = Atomic(0)
        let store = redirecting(to: location).recorded(in: log).layered(
            authenticating(.query("key", "k"), allowedOrigins: ["http://a"]),
            signing { request, _ in
                let number = count.add(1, ordering: .relaxed).newValue
                let (url, query) = (request.url?.absoluteString ?? "", request.url?.query(percentEncoded: true))
                var request = request
                // The credential is outside, so its item is the last one without the signature.
                let start = url.prefix { $0 != "?" }
                let items = (query ?? "").split(separator: "&")
                let all = items.dropLast() + ["sig=%2B\(number)%3D"] + items.suffix(1)
                request.url = URL(string: start + "?" + all.joined(separator: "&"))
                return request
            },
            followingRedirects())
        _ = try await store.fetchData(request("http://a/"))
        expectEqual(log.urls, ["http://a/?sig=%2B1%3D&key=k", target])
    }

    /// A field of the request that a signature has replaced is signed again from its first value.
    @Test func eachLayerAddsItsPartInTheSameOrder() async throws {
        let log = RequestLog()
        func appending(_ text: String) -> StoreLayer {
            signing { request, _ in
                var request = request
                let value = request.value(forHTTPHeaderField: "X-Chain") ?? ""
                request.setValue(value + text + (request.url?.path() ?? ""), forHTTPHeaderField: "X-Chain")
                return request
            }
        }
        var first = try request("http://a/0")
        first.setValue("own", forHTTPHeaderField: "X-Chain")
        let store = redirecting(to: "/1", "/2").recorded(in: log)
            .layered(appending(" outer"), appending(" inner"), followingRedirects())
        _ = try await store.fetchData(first)
        expectEqual(
            log.values("X-Chain"), ["own outer/0 inner/0", "own outer/1 inner/1", "own outer/2 inner/2"])
    }

    @Test func noSignatureIsAddedAfterARedirectToAnotherOrigin() async throws {
        let log = RequestLog()
        let store = redirecting(to: "/1", "http://b/2", "/3", "http://a/4").recorded(in: log).layered(
            authenticating(.query("key", "planted"), allowedOrigins: ["http://a", "http://b"]),
            authenticatingDigest(user: "ada", password: "planted", allowedOrigins: ["http://a"]),
            signing { request, _ in signed(request) }, followingRedirects())
        _ = try await store.fetchData(request("http://a/0"))
        expectEqual(
            log.urls, ["http://a/0?key=planted", "http://a/1?key=planted", "http://b/2", "http://b/3", "http://a/4"])
        expectEqual(log.values("X-Signature").map { $0 != nil }, [true, true, false, false, false])
    }

    @Test func aTokenIsNotSentAgainAfterALogout() async throws {
        let log = RequestLog()
        let shared = SharedCredential("token") { _ in "next" }
        let inner = redirecting(to: "/1")
        let store = NetworkStore { request in
            shared.end()
            return try await inner.fetchData(request)
        }
        .recorded(in: log).layered(sending(shared), followingRedirects())
        await expect(throws: CancellationError.self) { try await store.fetchData(request("http://a/")) }
        expectEqual(log.count, 1)
    }

    @Test(arguments: [SharedCredential("old"), SharedCredential("old") { _ in "next" }])
    func aTokenThatWasReplacedIsNotSentAfterARedirect(shared: SharedCredential<String>) async throws {
        let log = RequestLog()
        let inner = redirecting(to: "/1", "/2")
        let store = NetworkStore { request in
            if request.url?.path() == "/1" { shared.replace(with: "new") }
            return try await inner.fetchData(request)
        }
        .recorded(in: log).layered(sending(shared), followingRedirects())
        _ = try await store.fetchData(request("http://a/0"))
        expectEqual(log.values(), ["Bearer old", "Bearer old", "Bearer new"])
    }

    /// The closure can send requests of its own. The stream of the redirect would keep the only permit.
    @Test func aSignatureThatSendsARequestDoesNotWaitForTheRedirect() async throws {
        let inner = streams { request in
            let isFirst = request.url?.path() == "/0"
            return (ChunkSource("body").body, isFirst ? 302 : 200, isFirst ? ["Location": "/1"] : [:])
        }
        .layered(limitingConcurrency(to: 1))
        let store = inner.layered(
            signing { request, _ in
                _ = try await inner.fetchStream(SharedTestCode.request("http://a/key"))
                return signed(request)
            },
            followingRedirects())
        let (body, _) = try await store.fetchStream(request("http://a/0"))
        try await expectEqual(body.data(), Data("body".utf8))
    }

    /// Returns a store that redirects to each of `locations`, and then returns JSON.
    private func redirecting(to locations: String...) -> NetworkStore {
        let rest = Mutex(locations)
        return NetworkStore { request in
            let next = rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            let store =
                next.map { NetworkStore.constant(Data(), status: 302, headers: ["Location": $0]) } ?? .json("{}")
            return try await store.fetchData(request)
        }
    }
}

/// The request with a hash of its method, its target and its body.
@Sendable private func signed(_ request: URLRequest) -> URLRequest {
    let url = request.url
    let target = (url?.path(percentEncoded: true) ?? "") + (url?.query(percentEncoded: true).map { "?\($0)" } ?? "")
    let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    var signed = request
    signed.setValue(
        sha256("\(request.httpMethod ?? "GET") \(target) \(body)".utf8), forHTTPHeaderField: "X-Signature")
    return signed
}

/// The response of RFC 7616 §3.4.1 with MD5 and `qop=auth`.
private func response(to request: LoopbackServer.Request, _ fields: [String: String]) -> String {
    let secret = md5("ada:r:planted".utf8)
    let content = md5("\(request.method):\(request.target)".utf8)
    return md5(
        "\(secret):\(fields["nonce"] ?? ""):\(fields["nc"] ?? ""):\(fields["cnonce"] ?? ""):auth:\(content)".utf8)
}
