import FetchingAccess
import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// A layer or a session that adds a secret to the requests to some origins.
private struct CredentialKind: Sendable {
    var name: String
    /// Whether a request to an origin that is not allowed gets no secret, even if it is the first request.
    var hasOrigins: Bool
    var hasChallenge: Bool
    var layer: @Sendable (_ allowedOrigins: [String]) -> StoreLayer

    init(
        _ name: String, hasOrigins: Bool = true, hasChallenge: Bool = false,
        layer: @escaping @Sendable (_ allowedOrigins: [String]) -> StoreLayer
    ) {
        (self.name, self.hasOrigins, self.hasChallenge, self.layer) = (name, hasOrigins, hasChallenge, layer)
    }

    /// The kinds of the live test, unless `FETCHING_SLOW_TESTS` is set.
    static let few = all.filter { ["bearer", "query", "digest", "signature", "session"].contains($0.name) }

    static let all: [CredentialKind] =
        credentials.map { name, credential in
            CredentialKind(name) { authenticating(credential, allowedOrigins: $0) }
        } + [
            CredentialKind("shared") { sending(SharedCredential("planted") { _ in "planted" }, to: $0) },
            CredentialKind("login") { sending(SharedCredential(logIn: { "planted" }), to: $0) },
            CredentialKind("digest", hasChallenge: true) {
                authenticatingDigest(user: "planted", password: "planted", allowedOrigins: $0)
            },
            CredentialKind("signature", hasOrigins: false) { _ in signing { request, _ in withField(request) } },
            CredentialKind("signature in the query", hasOrigins: false) { _ in
                signing { request, _ in
                    var request = request
                    request.url?.append(queryItems: [URLQueryItem(name: "odd", value: "planted")])
                    return request
                }
            },
            CredentialKind("settingHeaders", hasOrigins: false) { _ in settingHeaders(["X-API-Key": "planted"]) },
            CredentialKind("addingHeaders", hasOrigins: false) { _ in
                observing(addingHeaders: { _ in ["x-odd": "planted"] }) { _ in }
            },
            CredentialKind("session") { origins in
                { store in
                    let api = APISettings(baseURL: origins[0], store: store)
                    let session = try? Session(Tokens(access: "planted"), api: api, allowedOrigins: origins) { _ in nil
                    }
                    return session?.api.store ?? .unimplemented
                }
            },
        ]

    private static let credentials: [(String, Credential)] = [
        ("bearer", .bearer("planted")), ("basic", .basic(user: "planted", password: "planted")),
        ("header", .header("X-Odd", "planted")), ("query", .query("odd", "planted")),
        ("closure", Credential(declaring: SecretNames()) { withField($0) }),
    ]

    private static func withField(_ request: URLRequest) -> URLRequest {
        var request = request
        request.setValue("planted", forHTTPHeaderField: "X-Odd")
        return request
    }
}

/// The place of the layer that follows redirects.
private enum Stack: CaseIterable {
    /// Inside the layer with the credential, in the live store.
    case live
    /// Outside of the layer with the credential.
    case standard
    case standardWithSharedRequests
    /// Both inside and outside of the layer with the credential.
    case innermost

    func layers(_ credential: @escaping StoreLayer) -> [StoreLayer] {
        switch self {
        case .live: [credential]
        case .standard: standardLayers(credentials: credential)
        case .standardWithSharedRequests:
            standardLayers(coalesces: true, hedgeDelay: .seconds(60), credentials: credential)
        case .innermost: standardLayers(innermost: [credential])
        }
    }
}

/// The URLs of a chain of redirects, and which of its requests get the credential: those before the first request to
/// another origin.
private struct Chain: Sendable {
    var hosts: [String]
    /// The origins that may receive the credential.
    var origins = ["A"]
    var isLive = true

    func isAllowed(_ index: Int, _ kind: CredentialKind) -> Bool {
        hosts[...index].allSatisfy { $0 == hosts[0] } && (!kind.hasOrigins || origins.contains(hosts[0]))
    }

    static let all = [
        Chain(hosts: ["A", "B"]),
        Chain(hosts: ["A", "B"], origins: ["A", "B"]),
        Chain(hosts: ["A", "B", "A"]),
        Chain(hosts: ["A", "A", "B", "B", "A", "A"], origins: ["A", "B"]),
        Chain(hosts: ["B", "A"]),
        Chain(hosts: ["B", "A", "A", "B"], origins: ["B", "A"]),
        Chain(hosts: ["https://a", "http://a"], origins: ["https://a", "http://a"], isLive: false),
        Chain(hosts: ["http://a", "https://a", "http://a"], origins: ["https://a", "http://a"], isLive: false),
        Chain(
            hosts: ["http://a", "http://a:8080", "http://a:80"], origins: ["http://a", "http://a:8080"], isLive: false),
        Chain(hosts: ["http://a", "http://b.a", "http://a"], origins: ["http://a"], isLive: false),
    ]
}

/// After a redirect to another origin, the requests of a call get no credential of any layer. The layer that follows
/// the redirects can be anywhere.
@Suite(.hangLimit) struct RedirectChainTests {
    /// The numbers of the requests in a chain that had a credential.
    private typealias Log = Mutex<(all: Set<Int>, withCredential: Set<Int>)>

    @Test func aChainThatHasLeftItsOriginGetsNoCredential() async throws {
        for (number, chain) in Chain.all.enumerated() {
            let urls = chain.hosts.map { $0.contains(":") ? $0 : "http://\($0.lowercased())" }
            let origins = chain.origins.map { $0.contains(":") ? $0 : "http://\($0.lowercased())" }
            for (index, kind) in CredentialKind.all.enumerated() {
                let log = Log(([], []))
                let base = NetworkStore { request in
                    let url = try #require(request.url)
                    let isPlanted = contains(url.absoluteString, request.allHTTPHeaderFields ?? [:])
                    let (status, fields) = respond(url.path(), urls, kind, chain, isPlanted, log)
                    return try await NetworkStore.constant(Data(), status: status, headers: fields).fetchData(request)
                }
                try await check(
                    kind, chain, number + index, base.layered(followingRedirects()), urls[0], origins, log)
            }
        }
    }

    @Test(.live, arguments: Transport.all)
    func noLiveChainThatHasLeftItsOriginGetsACredential(transport: Transport) async throws {
        for (number, chain) in Chain.all.enumerated() where chain.isLive {
            for (index, kind) in (runsSlowTests ? CredentialKind.all : CredentialKind.few).enumerated() {
                let log = Log(([], []))
                let urls = Mutex<[String]>([])
                let servers = try ["A", "B"].map { _ in
                    try LoopbackServer.start { request in
                        let headers = Dictionary(request.headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
                        let isPlanted = contains(request.target, headers)
                        let (status, fields) = respond(request.path, urls.withLock { $0 }, kind, chain, isPlanted, log)
                        return fields.reduce(.status(status)) { $0.header($1.key, $1.value) }
                    }
                }
                defer { for server in servers { server.stop() } }
                let url = { @Sendable (name: String) in servers[name == "A" ? 0 : 1].baseURL }
                urls.withLock { $0 = chain.hosts.map(url) }
                try await check(
                    kind, chain, number + index, transport.store(), url(chain.hosts[0]), chain.origins.map(url), log)
            }
        }
    }

    /// The request to `http://a/2` has no credential, so its 401 does not mean that the credential is rejected.
    @Test func aChallengeAfterARedirectToAnotherOriginIsReturned() async throws {
        for stack in Stack.allCases {
            let refreshes = Mutex(0)
            let shared = SharedCredential("planted") { _ in
                refreshes.withLock { $0 += 1 }
                return "planted"
            }
            let layers = [
                sending(shared),
                authenticatingDigest(user: "planted", password: "planted", allowedOrigins: ["http://a"]),
            ]
            for layer in layers {
                refreshes.withLock { $0 = 0 }
                let log = RequestLog()
                let store = NetworkStore { request in
                    let targets = ["/0": "http://b/1", "/1": "http://a/2"]
                    let target = targets[request.url?.path() ?? ""]
                    let challenge = #"Digest realm="r", nonce="\#(log.count)", qop="auth""#
                    return try await NetworkStore.constant(
                        Data(), status: target == nil ? 401 : 307,
                        headers: target.map { ["Location": $0] } ?? ["WWW-Authenticate": challenge]
                    ).fetchData(request)
                }
                .recorded(in: log).layered(followingRedirects()).layered(stack.layers(layer))
                for _ in 0..<2 {
                    let (_, head) = try await store.fetchStream(request("http://a/0"))
                    let (_, response) = try await store.fetchData(request("http://a/0"))
                    for response in [head, response] { expect((response as? HTTPURLResponse)?.statusCode == 401) }
                }
                expectEqual(log.count, 4 * 3, "\(stack)")
                expectEqual(refreshes.withLock { $0 }, 0, "\(stack)")
                // Without a redirect, the layer reacts to a 401.
                _ = try await store.fetchData(request("http://a/2"))
                expectEqual(log.count, 4 * 3 + 2, "\(stack)")
            }
        }
    }

    /// Checks the requests of a chain with each stack and each closure of the store. Unless `FETCHING_SLOW_TESTS` is
    /// set, checks one of these 8 combinations, which depends on `number`.
    private func check(
        _ kind: CredentialKind, _ chain: Chain, _ number: Int, _ base: NetworkStore, _ first: String,
        _ origins: [String], _ log: borrowing Log
    ) async throws {
        let allowed = Set(chain.hosts.indices.filter { chain.isAllowed($0, kind) })
        let all = Stack.allCases.flatMap { stack in StoreClosure.allCases.map { (stack, $0) } }
        for (stack, closure) in runsSlowTests ? all : [all[number % all.count]] {
            log.withLock { $0 = ([], []) }
            _ = try await closure.text(base.layered(stack.layers(kind.layer(origins))), first + "/0")
            let (requests, withCredential) = log.withLock { $0 }
            let message: Comment = "\(kind.name), \(chain.hosts), \(stack), \(closure)"
            expectEqual(requests, Set(chain.hosts.indices), message)
            expectEqual(withCredential, allowed, message)
        }
    }

    /// Returns the redirect from a path, which is a number, to the next URL.
    private func respond(
        _ path: String, _ urls: [String], _ kind: CredentialKind, _ chain: Chain, _ isPlanted: Bool,
        _ log: borrowing Log
    ) -> (status: Int, headers: [String: String]) {
        let index = Int(path.dropFirst()) ?? 0
        log.withLock {
            $0.all.insert(index)
            if isPlanted { $0.withCredential.insert(index) }
        }
        let isProtected = index == 0 ? chain.isAllowed(0, kind) : index == urls.count - 1
        if kind.hasChallenge, isProtected, !isPlanted {
            return (401, ["WWW-Authenticate": #"Digest realm="r", nonce="n", qop="auth""#])
        }
        guard index + 1 < urls.count else { return (200, [:]) }
        return (307, ["Location": "\(urls[index + 1])/\(index + 1)"])
    }
}

private func contains(_ url: String, _ headers: [String: String]) -> Bool {
    url.contains("planted")
        || headers.contains { $0.key.lowercased() == "authorization" || $0.value.contains("planted") }
}
