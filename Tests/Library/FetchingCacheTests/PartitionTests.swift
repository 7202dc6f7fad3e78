import Fetching
import FetchingAccess
import FetchingCache
import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

private let origins = ["https://example.com"]

/// Where the cache stands among the layers of a store.
enum CachePlace: CaseIterable {
    case outside, inside
}

/// Responses of different accounts are kept apart, without any work of the app.
@Suite(.hangLimit) struct PartitionTests {
    let origin = CachedOrigin()

    init() {
        origin.reply(200, ["Cache-Control": "max-age=60"])
    }

    /// Returns the server with the cache and a layer.
    private func store(_ place: CachePlace, _ layers: StoreLayer..., partition: String? = nil) -> NetworkStore {
        var chosen: (@Sendable (URLRequest) -> String)?
        if let partition { chosen = { _ in partition } }
        let cache = caching(in: origin.cache, partition: chosen)
        return origin.network.layered(
            [settingTime(origin.time.source)] + (place == .outside ? [cache] + layers : layers + [cache]))
    }

    @Test(arguments: CachePlace.allCases)
    func twoAccountsShareNothing(place: CachePlace) async throws {
        let logins = [("emma", "right"), ("emma", "wrong"), ("emma\nright", "x"), ("emma", "right\nx"), ("ben", "x")]
        let kinds: [(name: String, accounts: [StoreLayer])] = [
            ("token", ["first", "second"].map { authenticating(.bearer($0), allowedOrigins: origins) }),
            ("key", ["first", "second"].map { authenticating(.query("access", $0), allowedOrigins: origins) }),
            ("login", logins.map { authenticatingDigest(user: $0, password: $1, allowedOrigins: origins) }),
        ]
        for (name, accounts) in kinds {
            let origin = CachedOrigin()
            origin.reply(200, ["Cache-Control": "max-age=60"])
            for account in accounts + accounts {
                let cache = caching(in: origin.cache)
                let layers = place == .outside ? [cache, retrying(), account] : [retrying(), account, cache]
                _ = try await origin.get("/a?page=1", through: origin.network.layered(layers))
            }
            expectEqual(origin.requests.count, accounts.count, "\(name)")
            try await expectEqual(origin.get("/a?page=1").body, "\(accounts.count + 1)", "a call without a \(name)")
        }
    }

    @Test func aChallengeThatIsFreshIsNotUsedForTheRequestThatAnswersIt() async throws {
        let challenge = [
            "WWW-Authenticate": #"Digest realm="r", nonce="n", qop="auth""#, "Cache-Control": "max-age=60",
        ]
        let server = NetworkStore.routed { request in
            request.value(forHTTPHeaderField: "Authorization") == nil
                ? .constant(Data(), status: 401, headers: challenge) : .constant(Data("1".utf8))
        }
        for place in CachePlace.allCases {
            let cache = caching(in: .memory())
            let digest = authenticatingDigest(user: "emma", password: "p", allowedOrigins: origins)
            let store = place == .outside ? server.layered(cache, digest) : server.layered(digest, cache)
            try await expectEqual(origin.get(through: store).body, "1")
        }
    }

    private func session(_ place: CachePlace, _ tokens: Tokens) throws -> Session {
        let cache = caching(in: origin.cache)
        let inner = place == .inside ? origin.network.layered(cache) : origin.network
        let session = try Session(
            tokens, api: APISettings(baseURL: "https://example.com", store: inner)
        ) { _ in Tokens(access: "refreshed") }
        return place == .inside ? session : session.layered(cache, retrying())
    }

    @Test(arguments: CachePlace.allCases)
    func theResponsesOfASessionSurviveARefreshButNotALogin(place: CachePlace) async throws {
        let date = origin.time.source.date()
        let first = try session(place, Tokens(access: "a1", refresh: "r1", expires: date.addingTimeInterval(40)))
        try await expectEqual(origin.get(through: first.api.store).body, "1")
        origin.time.advance(by: .seconds(50))
        try await expectEqual(origin.get(through: first.api.store).body, "1", "from the cache")
        try await expectEqual(origin.get("/b", through: first.api.store).body, "2")
        expectEqual(origin.requests.last?.value(forHTTPHeaderField: "Authorization"), "Bearer refreshed")
        try await expectEqual(origin.get(through: first.api.store).body, "1", "with refreshed tokens")

        try await first.end()
        await expect(throws: CancellationError.self) { try await origin.get(through: first.api.store) }
        let second = try session(place, Tokens(access: "refreshed"))
        try await expectEqual(origin.get(through: second.api.store).body, "3")
        try await expectEqual(origin.get("/b", through: second.api.store).body, "4")
    }

    @Test func anEndedSessionCanRemoveItsResponses() async throws {
        let session = try session(.outside, Tokens(access: "a"))
        session.onEnd { [cache = origin.cache] in try? await cache.removeWhere { $1 == session.id } }
        _ = try await origin.get(through: session.api.store)
        _ = try await origin.get()
        try await expectEqual(origin.cache.size().entries, 2)
        try await session.end()
        try await expectEqual(origin.cache.size().entries, 1)
    }

    @Test(arguments: ["Authorization", "Cookie", "X-Api-Key"])
    func aCredentialThatTheCacheCannotKnowPreventsStoring(field: String) async throws {
        let store = store(.outside, settingHeaders([field: "secret-value"]))
        for _ in 0..<2 { _ = try await origin.get(through: store) }
        expectEqual(origin.requests.count, 2)
        for _ in 0..<2 { _ = try await origin.get("/b", [field: "own"], through: origin.store) }
        expectEqual(origin.requests.count, 3, "a field of the request itself is known")
        for _ in 0..<2 {
            _ = try await origin.get(
                "/c", through: self.store(.outside, settingHeaders([field: "secret-value"]), partition: "me"))
        }
        expectEqual(origin.requests.count, 4, "a partition that the app has chosen")
        let custom = intercepting("account") { request, next in
            var request = request
            request.setValue("account", forHTTPHeaderField: field)
            return try await next(request)
        }
        let known = authenticating(.header("X-Token", "k"), allowedOrigins: origins)
        for _ in 0..<2 { _ = try await origin.get("/d", through: self.store(.outside, known, custom)) }
        expectEqual(origin.requests.count, 6, "a custom layer inside of a credential that is known")
    }

    @Test(arguments: CachePlace.allCases)
    func theItemsOfASignatureAreNotAPartOfTheKey(place: CachePlace) async throws {
        let names = SecretNames(queryItems: ["ts", "hash", "apikey"])
        let layer = signing(declaring: names) { request, date in
            var request = request
            request.url?.append(queryItems: [
                URLQueryItem(name: "ts", value: "\(date.timeIntervalSince1970)"),
                URLQueryItem(name: "apikey", value: "k"), URLQueryItem(name: "hash", value: "h"),
            ])
            return request
        }
        for _ in 0..<3 {
            _ = try await origin.get("/a?page=1", through: store(place, layer))
            origin.time.advance(by: .seconds(1))
        }
        _ = try await origin.get("/a?page=2", through: store(place, layer))
        expectEqual(origin.requests.count, 2)
    }

    @Test func aQueryItemWithASecretNameOfTheAppIsAPartOfTheKey() async throws {
        for key in ["a", "b", "a"] {
            _ = try await origin.get("/a?key=\(key)", through: store(.inside, signing { request, _ in request }))
        }
        expectEqual(origin.requests.count, 2)
    }

    @Test(arguments: CachePlace.allCases)
    func aResponseToAUserWhoLoggedInDuringTheCallIsNotStoredForTheUserBefore(place: CachePlace) async throws {
        let shared = SharedCredential("one") { _ in "two" }
        let users = Mutex<[String?]>([])
        let network = origin.network.layered { next in
            NetworkStore { request in
                // The other user logs in after the cache has looked for a response.
                if users.withLock({ $0.isEmpty }) { shared.replace(with: "other") }
                users.withLock { $0.append(request.value(forHTTPHeaderField: "Authorization")) }
                return try await next.fetchData(request)
            }
        }
        let delay = intercepting("wait") { request, next in
            // Here, the cache outside has looked for a response, and the request has no credential yet.
            if users.withLock({ $0.isEmpty }) { shared.replace(with: "other") }
            return try await next(request)
        }
        let cache = caching(in: origin.cache)
        let credentials = authenticating(shared, allowedOrigins: origins) { .bearer($0) }
        let store = network.layered(place == .outside ? [cache, delay, credentials] : [credentials, cache])
        for _ in 0..<3 { _ = try await origin.get(through: store) }
        let sent = users.withLock { $0 }
        expect(sent == (place == .outside ? ["Bearer other", "Bearer other"] : ["Bearer one", "Bearer other"]))
    }

    @Test func aSharedRequestIsStoredInThePartitionOfItsCallersUntilTheAccountChanges() async throws {
        let shared = SharedCredential("one") { _ in "two" }
        let store = store(
            .outside, coalescing(), retrying(), authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        for _ in 0..<2 { _ = try await origin.get(through: store) }
        expectEqual(origin.requests.count, 1)
        shared.replace(with: "another account")
        for _ in 0..<2 { _ = try await origin.get(through: store) }
        expectEqual(origin.requests.count, 2)
        let own = self.store(.outside, coalescing(), settingHeaders(["Authorization": "secret-value"]))
        for _ in 0..<2 { _ = try await origin.get(through: own) }
        expectEqual(origin.requests.count, 4, "the cache cannot know this credential")
    }

    @Test(.live) func theCookiesOfASessionAreAPartition() async throws {
        let server = try LoopbackServer.start { request in
            if let name = request.path.split(separator: "/").last, name != "me" {
                return .text("").header("Set-Cookie", "user=\(name); Path=/")
            }
            return .text(request.headers.first { $0.name == "Cookie" }?.value ?? "nobody").header(
                "Cache-Control", "max-age=60")
        }
        let store = NetworkStore.urlSession(.ephemeral).layered(caching())
        for (path, expected) in [
            ("/me", "nobody"), ("/login/anna", ""), ("/me", "user=anna"), ("/login/ben", ""), ("/me", "user=ben"),
            ("/me", "user=ben"),
        ] {
            try await expectEqual(store.text(server.baseURL + path).text, expected)
        }
        expectEqual(server.requestCount, 5)
    }

    /// Another server can redirect to any URL of the account's server. The request has no credential then.
    @Test(
        arguments: [
            authenticating(.bearer("planted"), allowedOrigins: origins),
            authenticating(SharedCredential("planted") { $0 }, allowedOrigins: origins) { .bearer($0) },
            authenticatingDigest(user: "ada", password: "planted", allowedOrigins: origins),
        ], [(isStandard: false, partition: nil), (true, nil), (false, "ada"), (true, "ada")] as [(Bool, String?)])
    func aRedirectFromAnotherOriginNeitherReadsNorChangesResponsesOfTheAccount(
        layer: @escaping StoreLayer, settings: (isStandard: Bool, partition: String?)
    ) async throws {
        let (isStandard, partition) = settings
        let chosen = partition.map { partition in { @Sendable (_: URLRequest) in partition } }
        let cache = caching(in: origin.cache, partition: chosen)
        let layers = isStandard ? standardLayers(cache: cache, credentials: layer) : [cache, layer]
        let store = origin.network.layered([settingTime(origin.time.source)] + layers)
        for (method, body) in [("GET", "3"), ("GET", "3"), ("POST", "6")] {
            try await expectEqual(origin.get(through: store).body, "1")
            origin.replyOnce(307, ["Location": "https://example.com/a"])
            var redirected = try request("https://other.example")
            redirected.httpMethod = method
            if method == "POST" { redirected.httpBody = Data() }
            try await expectEqual(store.fetchData(redirected).0, Data(body.utf8))
        }
        try await expectEqual(origin.get(through: store).body, "1")
        expect(origin.requests.dropFirst().allSatisfy { $0.value(forHTTPHeaderField: "Authorization") == nil })
    }

    /// A stream is read after the call, so its end does not belong to the redirected request.
    @Test(arguments: [nil, "ada"] as [String?])
    func aStreamAfterARedirectFromAnotherOriginIsStored(partition: String?) async throws {
        let store = store(.outside, authenticating(.bearer("planted"), allowedOrigins: origins), partition: partition)
        try await expectEqual(origin.get(through: store).body, "1")
        for _ in 0..<2 {
            origin.replyOnce(302, ["Location": "https://example.com/a"])
            let (body, _) = try await store.fetchStream(request("https://other.example"))
            try await expectEqual(body.data(), Data("3".utf8))
        }
        try await expectEqual(origin.get(through: store).body, "1")
    }

    @Test func theUserInformationOfAURLSeparatesResponses() async throws {
        let users = ["", "ada@", "ada:one@", "ada:two@", "bob:one@"]
        for user in users + users { _ = try await origin.store.fetchData(request("https://\(user)example.com/a")) }
        expectEqual(origin.requests.count, 5)
    }

    /// The second response belongs to the new account, although the call began with the old one.
    @Test(arguments: [SharedCredential("old"), SharedCredential("old") { _ in "next" }])
    func aResponseAfterARedirectAndALoginBelongsToTheNewAccount(shared: SharedCredential<String>) async throws {
        let network = origin.network
        let store = NetworkStore { request in
            guard request.url?.path() == "/0" else { return try await network.fetchData(request) }
            shared.replace(with: "new")
            return try await NetworkStore.json("", status: 302, headers: ["Location": "/a"]).fetchData(request)
        }
        .layered(
            authenticating(shared, allowedOrigins: origins) { .bearer($0) },
            caching(in: origin.cache))
        try await expectEqual(origin.get("/0", through: store).body, "1")
        try await expectEqual(origin.get(through: store).body, "1")
        expectEqual(origin.requests.map { $0.value(forHTTPHeaderField: "Authorization") }, ["Bearer new"])
        let old = self.store(.inside, authenticating(.bearer("old"), allowedOrigins: origins))
        try await expectEqual(origin.get(through: old).body, "2")
    }

    /// Two texts with different bytes can be equal strings. Stores of an app compare the strings.
    @Test func partitionsThatDifferOnlyInUnicodeNormalizationAreDifferent() async throws {
        let accounts = [
            "\u{E9}", "e\u{301}", "%C3%A9", "%25C3%25A9", "\u{212B}", "\u{C5}", "A\u{30A}", "a%", "a%25", "a b", "a",
            "a ",
        ]
        for account in accounts + accounts {
            _ = try await origin.get(through: store(.outside, partition: account))
        }
        expectEqual(origin.requests.count, accounts.count)
        // The same applies to the variants of a response. A store keeps 8 of them.
        origin.reply(200, ["Cache-Control": "max-age=60", "Vary": "X-Reader"])
        for reader in accounts[..<8] + accounts[..<8] {
            _ = try await origin.get("/b", ["X-Reader": reader], through: store(.outside))
        }
        expectEqual(origin.requests.count, accounts.count + 8)
    }

    @Test func noFieldOfAnEntryShowsASecretOfTheURLOrAPartition() async throws {
        let store = store(.inside, authenticating(.query("access_token", "planted-1"), allowedOrigins: origins))
        _ = try await origin.get("/a?token=planted-2", ["Authorization": "Bearer planted-3"], through: store)
        let text = try await origin.cache.texts()
        expect(text.contains("example.com/a"))
        expect(!text.contains("planted"))
    }
}
