import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite(.hangLimit) struct AuthenticatingTests {
    private let origins = ["http://a"]

    @Test func aHundredConcurrentRejectionsStartOneRefreshAndEachCallSucceeds() async throws {
        let server = TokenServer()
        let shared = SharedCredential("old", refresh: server.refresh)
        let barrier = Barrier(of: 100)
        // Each call is rejected before one of them continues.
        let together: StoreLayer = { store in
            NetworkStore { request in
                let response = try await store.fetchData(request)
                if request.value(forHTTPHeaderField: "Authorization") == "Bearer old" { await barrier.wait() }
                return response
            }
        }
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) }, together)
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 0..<100 { group.addTask { try await store.status() } }
            for try await status in group { expectEqual(status, 200) }
        }
        expectEqual(server.refreshes, 1)
        expectEqual(server.log.count, 200)
    }

    @Test func aFailedRefreshFailsAllWaitingCallsAndTheNextCallRefreshesAgain() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let shared = SharedCredential("old", refresh: server.refresh)
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        let calls = (0..<3).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 3 }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1, with: .failure(URLError(.timedOut)))
        for call in calls { await expect(throws: URLError.self) { try await call.value } }
        let next = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(2)
        try await expectEqual(next.value, 200)
    }

    @Test func aSecondRejectionAfterARefreshIsReturned() async throws {
        let log = RequestLog()
        let shared = SharedCredential("old") { _ in "new" }
        let store = NetworkStore.json("{}", status: 401).recorded(in: log)
            .layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        try await expectEqual(store.status(), 401)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Authorization") }, ["Bearer old", "Bearer new"])
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
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) }, replacing)
        try await expectEqual(store.status(), 200)
        expectEqual(server.refreshes, 0)
        expectEqual(server.sentTokens, ["old", "replaced"])
    }

    @Test func aCancelledCallerIsReleasedAtOnceAndTheRefreshContinuesForTheOthers() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let shared = SharedCredential("old", refresh: server.refresh)
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        let calls = (0..<2).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 2 }
        calls[0].cancel()
        await expect(throws: CancellationError.self) { try await calls[0].value }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        try await expectEqual(calls[1].value, 200)
        expectEqual(server.refreshes, 1)
    }

    @Test func aRefreshContinuesWithoutCallersAndItsResultIsUsed() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let shared = SharedCredential("old", refresh: server.refresh)
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        let call = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        server.gate.release(1)
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["old", "fresh 1"])
    }

    /// A limit of requests around the layer. Both permits are held by calls that wait for the refresh.
    @Test func aRefreshWorksWhileNoFurtherRequestIsAdmitted() async throws {
        let server = TokenServer()
        let permits = Mutex(2)
        let admittingTwo: StoreLayer = { store in
            NetworkStore { request in
                let isAdmitted = permits.withLock { permits in
                    defer { permits -= 1 }
                    return permits > 0
                }
                if !isAdmitted { throw URLError(.resourceUnavailable) }
                return try await store.fetchData(request)
            }
        }
        let shared = SharedCredential("old") { old in
            _ = try await server.store.status("http://a/refresh")
            return try await server.refresh(old)
        }
        let store = server.store
            .layered(admittingTwo, authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        async let first = store.status()
        async let second = store.status()
        try await expectEqual([first, second], [200, 200])
        await expect(throws: URLError.self) { try await store.status() }
    }

    @Test func aRefreshThatUsesTheLayerIsSentWithoutTheCredential() async throws {
        let server = TokenServer()
        let shared = Mutex<NetworkStore?>(nil)
        let credential = SharedCredential("old") { old in
            _ = try await shared.withLock { $0 }?.status("http://a/refresh")
            return try await server.refresh(old)
        }
        let store = server.store.layered(authenticating(credential, allowedOrigins: origins) { .bearer($0) })
        shared.withLock { $0 = store }
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["old", nil, "fresh 1"])
    }

    @Test func aStreamIsNotSentAgainButTheCredentialIsRefreshed() async throws {
        let server = TokenServer()
        let shared = SharedCredential("old", refresh: server.refresh)
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        var request = try createRequest(.post, baseURL: "http://a/")
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        let response = try await store.fetchData(request).1 as? HTTPURLResponse
        expectEqual(response?.statusCode, 401)
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["old", "fresh 1"])
    }

    @Test func anExpiringCredentialIsRefreshedBeforeTheRequest() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let server = TokenServer()
            let expiry = time.source.date() + 100
            let shared = SharedCredential(
                "fresh 0", expires: { $0 == "fresh 0" ? expiry : nil }, refresh: server.refresh)
            let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
            try await expectEqual(store.status(), 200)
            time.advance(by: .seconds(70))
            try await expectEqual(store.status(), 200)
            expectEqual(server.sentTokens, ["fresh 0", "fresh 1"])
        }
    }

    @Test func aCredentialThatIsStillValidIsSentIfTheEarlyRefreshFails() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let server = TokenServer()
            let expiry = time.source.date() + 10
            let shared = SharedCredential("fresh 0", expires: { _ in expiry }) { _ in
                throw URLError(.timedOut)
            }
            let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
            try await expectEqual(store.status(), 200)
            time.advance(by: .seconds(10))
            await expect(throws: URLError.self) { try await store.status() }
        }
    }

    @Test func moreThanFiveRefreshesIn30SecondsAreAnErrorUntilTheCredentialIsReplaced() async throws {
        let time = VirtualTime()
        try await time.run {
            let log = RequestLog()
            let shared = SharedCredential("old") { _ in "new" }
            let store = NetworkStore.json("{}", status: 401).recorded(in: log)
                .layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
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

    @Test func aReplacementDuringARefreshReleasesTheCallsAndIgnoresTheResult() async throws {
        let server = TokenServer(accepting: "replaced")
        let hanging = Gate()
        let shared = SharedCredential("old") { _ in
            await withCheckedContinuation { continuation in
                Task {
                    try? await hanging.pass(1); continuation.resume()
                }  // ignores cancellation
            }
            return "late"
        }
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        let call = Task { try await store.status() }
        await hanging.waiting(atLeast: 1)
        shared.replace(with: "replaced")
        try await expectEqual(call.value, 200)
        hanging.release(1)
        await waitUntil { !shared.activity.isRefreshing }
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["old", "replaced", "replaced"])
    }

    @Test func aCredentialThatIsReplacedWhileItsClosureRunsIsNotSent() async throws {
        let server = TokenServer(accepting: "new")
        let shared = SharedCredential("old")
        let store = server.store.layered(
            authenticating(shared, allowedOrigins: origins) { token in
                Credential(declaring: SecretNames()) { request in
                    if token == "old" { shared.replace(with: "new") }
                    return try await Credential.bearer(token).add(request)
                }
            })
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["new"])
    }

    @Test func afterTheEndWaitingAndLaterCallsThrowACancellationError() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let shared = SharedCredential("old", refresh: server.refresh)
        let store = server.store.layered(authenticating(shared, allowedOrigins: origins) { .bearer($0) })
        let call = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        shared.end()
        await expect(throws: CancellationError.self) { try await call.value }
        await expect(throws: CancellationError.self) { try await store.status() }
        expectEqual(server.log.count, 1)
    }

    @Test(arguments: [
        ("http://a/b", true), ("http://A:80/", true), ("https://a/", false), ("http://a:8080/", false),
        ("http://www.a/", false), ("http://b/", false), ("http://a@b/", false), ("https://c/x", true),
    ])
    func aCredentialIsSentOnlyToDeclaredOrigins(url: String, isSent: Bool) async throws {
        let log = RequestLog()
        let store = NetworkStore.json("{}", status: 401).recorded(in: log)
            .layered(authenticating(.bearer("planted"), allowedOrigins: ["http://a", "https://c/path"]))
        try await expectEqual(store.status(url), 401)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Authorization") != nil }, [isSent])
    }

    @Test func aRejectionByAnotherOriginDoesNotRefresh() async throws {
        let server = TokenServer(accepting: "old")
        let shared = SharedCredential("old", refresh: server.refresh)
        let redirecting = NetworkStore { request in
            guard request.url?.host() == "a" else { return try await server.store.fetchData(request) }
            return try await NetworkStore.constant(Data(), status: 302, headers: ["Location": "http://b/"])
                .fetchData(request)
        }
        let store = redirecting.layered(
            authenticating(shared, allowedOrigins: ["http://a", "http://b"]) { .bearer($0) }, followingRedirects())
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
