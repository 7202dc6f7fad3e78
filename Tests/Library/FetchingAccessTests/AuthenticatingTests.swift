import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite(.hangLimit) struct AuthenticatingTests {
    private let log = RequestLog()
    private let time = VirtualTime()

    /// The state of a shared credential before the first call.
    enum Start: CaseIterable {
        /// A token that the server rejects.
        case rejected
        /// Nothing, so the first call logs in.
        case missing
        /// Nothing, and the server rejects the token of the login.
        case rejectedAfterLogin

        func credential(
            _ refresh: @escaping @Sendable (String) async throws -> String
        ) -> SharedCredential<String> {
            switch self {
            case .rejected: SharedCredential("old", refresh: refresh)
            case .missing: SharedCredential(logIn: { try await refresh("") })
            case .rejectedAfterLogin: SharedCredential(logIn: { "old" }, refresh: refresh)
            }
        }

        /// The tokens that are sent before the result of `refresh`.
        var sent: [String?] { self == .missing ? [] : ["old"] }
    }

    /// Returns a server with refreshes that wait, a credential, and a store that sends it.
    private func held(_ start: Start) -> (TokenServer, SharedCredential<String>, NetworkStore) {
        let server = TokenServer(holdsRefreshes: true)
        let shared = start.credential(server.refresh)
        return (server, shared, server.store.layered(sending(shared)))
    }

    @Test func theFirstCallLogsInAndARejectedCredentialIsReplacedByALogin() async throws {
        let server = TokenServer()
        let shared = Start.missing.credential(server.refresh)
        let store = server.store.layered(sending(shared))
        expectEqual(server.refreshes, 0)
        for _ in 0..<2 { try await expectEqual(store.status(), 200) }
        expectEqual(server.refreshes, 1)
        expect(!shared.activity.isRefreshing)
        server.accept("another")
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["fresh 1", "fresh 1", "fresh 1", "fresh 2"])
    }

    @Test(arguments: Start.allCases)
    func aHundredConcurrentCallsStartOneRefreshAndEachSucceeds(start: Start) async throws {
        let (server, shared, _) = held(start)
        let barrier = Barrier(of: 100)
        // Each call is rejected before one of them continues.
        let together: StoreLayer = { store in
            NetworkStore { request in
                let response = try await store.fetchData(request)
                if request.value(forHTTPHeaderField: "Authorization") == "Bearer old" { await barrier.wait() }
                return response
            }
        }
        let store = server.store.layered(sending(shared), together)
        let calls = (0..<100).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 100 }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        for call in calls { try await expectEqual(call.value, 200) }
        expectEqual(server.refreshes, 1)
        expectEqual(server.log.count, start == .missing ? 100 : 200)
    }

    @Test(arguments: Start.allCases)
    func aFailedRefreshFailsAllWaitingCallsAndTheNextCallRefreshesAgain(start: Start) async throws {
        let (server, shared, store) = held(start)
        let calls = (0..<3).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 3 }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1, with: .failure(URLError(.timedOut)))
        for call in calls { await expect(throws: URLError.self) { try await call.value } }
        if start == .missing { expectEqual(server.log.count, 0) }
        let next = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(2)
        try await expectEqual(next.value, 200)
    }

    @Test(arguments: Start.allCases)
    func aCancelledCallerIsReleasedAtOnceAndTheRefreshContinuesForTheOthers(start: Start) async throws {
        let (server, shared, store) = held(start)
        // The first call starts the refresh.
        let first = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        let second = Task { try await store.status() }
        await waitUntil { shared.activity.waiting == 2 }
        first.cancel()
        await expect(throws: CancellationError.self) { try await first.value }
        server.gate.release(1)
        try await expectEqual(second.value, 200)
        expectEqual(server.refreshes, 1)
    }

    @Test(arguments: Start.allCases)
    func aRefreshContinuesWithoutCallersAndItsResultIsUsed(start: Start) async throws {
        let (server, _, store) = held(start)
        let call = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        server.gate.release(1)
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, start.sent + ["fresh 1"])
    }

    @Test(arguments: Start.allCases)
    func afterTheEndWaitingAndLaterCallsThrowACancellationError(start: Start) async throws {
        let (server, shared, store) = held(start)
        let call = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        shared.end()
        await expect(throws: CancellationError.self) { try await call.value }
        await expect(throws: CancellationError.self) { try await store.status() }
        expectEqual(server.sentTokens, start.sent)
        expectEqual(server.refreshes, 1)
    }

    @Test func aSecondRejectionAfterARefreshIsReturned() async throws {
        let logins = Atomic(0)
        let cases: [(SharedCredential<String>, sent: [String])] = [
            (SharedCredential("old") { "\($0)er" }, ["Bearer old", "Bearer older"]),
            (SharedCredential(logIn: { "old" }, refresh: { "\($0)er" }), ["Bearer old", "Bearer older"]),
            (
                SharedCredential(logIn: { "\(logins.add(1, ordering: .relaxed).newValue)" }),
                ["Bearer 1", "Bearer 2"]
            ),
        ]
        for (shared, sent) in cases {
            let log = RequestLog()
            let store = NetworkStore.json("{}", status: 401).recorded(in: log).layered(sending(shared))
            try await expectEqual(store.status(), 401)
            expectEqual(log.values(), sent)
        }
    }

    @Test func aCallWithAnOlderCredentialIsSentAgainWithTheCurrentOneWithoutARefresh() async throws {
        let server = TokenServer(accepting: "replaced")
        let shared = SharedCredential("old", refresh: server.refresh)
        let replacing: StoreLayer = { store in
            NetworkStore { request in
                let isFirst = request.value(forHTTPHeaderField: "Authorization") == "Bearer old"
                if isFirst { shared.replace(with: "replaced") }
                return try await store.fetchData(request)
            }
        }
        try await expectEqual(server.store.layered(sending(shared), replacing).status(), 200)
        expectEqual(server.refreshes, 0)
        expectEqual(server.sentTokens, ["old", "replaced"])
    }

    /// A limit of requests around the layer. Both permits are held by calls that wait for the refresh.
    @Test func aRefreshWorksWhileNoFurtherRequestIsAdmitted() async throws {
        let server = TokenServer()
        let admitted = Atomic(0)
        let admittingTwo: StoreLayer = { store in
            NetworkStore { request in
                if admitted.add(1, ordering: .relaxed).newValue > 2 { throw URLError(.resourceUnavailable) }
                return try await store.fetchData(request)
            }
        }
        let shared = SharedCredential("old") { old in
            _ = try await server.store.status("http://a/refresh")
            return try await server.refresh(old)
        }
        let store = server.store.layered(admittingTwo, sending(shared))
        async let first = store.status()
        async let second = store.status()
        try await expectEqual([first, second], [200, 200])
        await expect(throws: URLError.self) { try await store.status() }
    }

    @Test func aRefreshThatUsesTheLayerIsSentWithoutTheCredential() async throws {
        for start in Start.allCases {
            let server = TokenServer()
            let layered = Mutex<NetworkStore?>(nil)
            let shared = start.credential { old in
                _ = try await layered.withLock { $0 }?.status("http://a/refresh")
                return try await server.refresh(old)
            }
            let store = server.store.layered(sending(shared))
            layered.withLock { $0 = store }
            try await expectEqual(store.status(), 200)
            expectEqual(server.sentTokens, start.sent + [nil, "fresh 1"])
        }
    }

    @Test func aStreamIsNotSentAgainButTheCredentialIsRefreshed() async throws {
        let server = TokenServer()
        let store = server.store.layered(sending(SharedCredential("old", refresh: server.refresh)))
        var request = try createRequest(.post, baseURL: "http://a/")
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        let response = try await store.fetchData(request).1 as? HTTPURLResponse
        expectEqual(response?.statusCode, 401)
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["old", "fresh 1"])
    }

    @Test func anExpiringCredentialIsRefreshedBeforeTheRequest() async throws {
        try await time.run { () async throws in
            for isLogin in [false, true] {
                let server = TokenServer()
                let expiry = time.source.date() + 100
                let expires: @Sendable (String) -> Date? = { $0 == "fresh 0" ? expiry : nil }
                let shared =
                    isLogin
                    ? SharedCredential(expires: expires, logIn: { "fresh 0" }, refresh: server.refresh)
                    : SharedCredential("fresh 0", expires: expires, refresh: server.refresh)
                let store = server.store.layered(sending(shared))
                try await expectEqual(store.status(), 200)
                time.advance(by: .seconds(70))
                try await expectEqual(store.status(), 200)
                expectEqual(server.sentTokens, ["fresh 0", "fresh 1"])
            }
        }
    }

    @Test func aCredentialThatHasAlreadyExpiredAfterTheLoginIsRefreshedOnceAndSent() async throws {
        try await time.run { () async throws in
            let server = TokenServer()
            let now = time.source.date()
            let shared = SharedCredential(expires: { _ in now }, logIn: { "first" }, refresh: server.refresh)
            try await expectEqual(server.store.layered(sending(shared)).status(), 200)
            expectEqual(server.sentTokens, ["fresh 1"])
        }
    }

    @Test func aCredentialThatIsStillValidIsSentIfTheEarlyRefreshFails() async throws {
        try await time.run { () async throws in
            let expiry = time.source.date() + 10
            let shared = SharedCredential("fresh 0", expires: { _ in expiry }) { _ in throw URLError(.timedOut) }
            let store = TokenServer().store.layered(sending(shared))
            try await expectEqual(store.status(), 200)
            time.advance(by: .seconds(10))
            await expect(throws: URLError.self) { try await store.status() }
        }
    }

    @Test func moreThanFiveRefreshesIn30SecondsAreAnErrorUntilTheCredentialIsReplaced() async throws {
        try await time.run {
            let shared = SharedCredential("old") { _ in "new" }
            let store = NetworkStore.json("{}", status: 401).recorded(in: log).layered(sending(shared))
            for _ in 0..<5 { try await expectEqual(store.status(), 401) }
            await expect(throws: TooManyRefreshes.self) { try await store.status() }
            shared.replace(with: "other")
            try await expectEqual(store.status(), 401)
            expectEqual(log.count, 13)

            for _ in 0..<4 { try await expectEqual(store.status(), 401) }
            let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
            let failure = try #require(await fetch("http://a/").error?.unknown)
            expect(failure.reason.hasPrefix("the credential was refreshed 5 times in 30 s"))
            time.advance(by: .seconds(30))
            try await expectEqual(store.status(), 401)
        }
    }

    @Test func aSixthFailedLoginIn30SecondsIsNotTried() async throws {
        await time.run {
            let logins = Mutex(0)
            let shared = SharedCredential<String>(logIn: {
                logins.withLock { $0 += 1 }
                throw URLError(.userAuthenticationRequired)
            })
            let store = NetworkStore.unimplemented.layered(sending(shared))
            for _ in 0..<5 { await expect(throws: URLError.self) { try await store.status() } }
            await expect(throws: TooManyRefreshes.self) { try await store.status() }
            expectEqual(logins.withLock { $0 }, 5)
            time.advance(by: .seconds(30))
            await expect(throws: URLError.self) { try await store.status() }
        }
    }

    @Test(arguments: Start.allCases)
    func aReplacementDuringARefreshReleasesTheCallsAndIgnoresTheResult(start: Start) async throws {
        let server = TokenServer(accepting: "replaced")
        let hanging = Gate()
        let shared = start.credential { _ in
            // Ignores its cancellation.
            try await Task { try await hanging.pass(1) }.value
            return "late"
        }
        let store = server.store.layered(sending(shared))
        let call = Task { try await store.status() }
        await hanging.waiting(atLeast: 1)
        shared.replace(with: "replaced")
        try await expectEqual(call.value, 200)
        hanging.release(1)
        await waitUntil { !shared.activity.isRefreshing }
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, start.sent + ["replaced", "replaced"])
    }

    @Test func aCredentialThatIsReplacedWhileItsClosureRunsIsNotSent() async throws {
        let server = TokenServer(accepting: "new")
        let shared = SharedCredential("old")
        let store = server.store.layered(
            authenticating(shared, allowedOrigins: ["http://a"]) { token in
                Credential(declaring: SecretNames()) { request in
                    if token == "old" { shared.replace(with: "new") }
                    return try await Credential.bearer(token).add(request)
                }
            })
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["new"])
    }

    @Test func aCredentialIsSentOnlyToDeclaredOrigins() async throws {
        let store = NetworkStore.json("{}", status: 401).recorded(in: log)
            .layered(authenticating(.bearer("planted"), allowedOrigins: ["http://a", "https://c/path"]))
        for (url, isSent) in [
            ("http://a/b", true), ("http://A:80/", true), ("https://a/", false), ("http://a:8080/", false),
            ("http://www.a/", false), ("http://b/", false), ("http://a@b/", false), ("https://c/x", true),
        ] {
            try await expectEqual(store.status(url), 401)
            expectEqual(log.values().last ?? nil, isSent ? "Bearer planted" : nil, "\(url)")
        }
        expectEqual(log.count, 8)
    }

    @Test func aRejectionByAnotherOriginDoesNotRefresh() async throws {
        let server = TokenServer(accepting: "old")
        let shared = SharedCredential("old", refresh: server.refresh)
        let redirecting = NetworkStore { request in
            guard request.url?.host() == "a" else { return try await server.store.fetchData(request) }
            return try await NetworkStore.constant(Data(), status: 302, headers: ["Location": "http://b/"])
                .fetchData(request)
        }
        let store = redirecting.layered(sending(shared, to: ["http://a", "http://b"]), followingRedirects())
        try await expectEqual(store.status(), 401)
        expectEqual(server.sentTokens, [nil])
        expectEqual(server.refreshes, 0)
    }

    @Test(arguments: ["a", "ftp://a", "//a", ""])
    func anInvalidOriginIsAnError(origin: String) async throws {
        let store = NetworkStore.unimplemented.layered(authenticating(.bearer("planted"), allowedOrigins: [origin]))
        await expect(throws: RequestError.self) { try await store.status() }
    }
}
