import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Tests of a `SharedCredential` that logs in when a call first needs it.
@Suite(.hangLimit) struct CredentialLoginTests {
    @Test func theFirstCallLogsIn() async throws {
        let server = TokenServer()
        let (shared, store) = server.loggingIn()
        expectEqual(server.refreshes, 0)
        try await expectEqual(store.status(), 200)
        try await expectEqual(store.status(), 200)
        expectEqual(server.refreshes, 1)
        expectEqual(server.sentTokens, ["fresh 1", "fresh 1"])
        expect(!shared.activity.isRefreshing)
    }

    @Test func aHundredConcurrentFirstCallsLogInOnce() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let (shared, store) = server.loggingIn()
        let calls = (0..<100).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 100 }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        for call in calls { try await expectEqual(call.value, 200) }
        expectEqual(server.refreshes, 1)
        expectEqual(server.log.count, 100)
    }

    @Test func aCredentialThatIsRejectedAfterTheLoginIsRefreshedOnce() async throws {
        let server = TokenServer(accepting: "new")
        let shared = SharedCredential(logIn: { "first" }, refresh: { $0 == "first" ? "new" : "other" })
        let store = server.store.layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["first", "new"])
    }

    @Test func concurrentCallsThatAreRejectedAfterTheLoginRefreshOnce() async throws {
        let server = TokenServer()
        let barrier = Barrier(of: 10)
        // Each call is rejected before one of them continues.
        let together: StoreLayer = { store in
            NetworkStore { request in
                let response = try await store.fetchData(request)
                if request.value(forHTTPHeaderField: "Authorization") == "Bearer first" { await barrier.wait() }
                return response
            }
        }
        let shared = SharedCredential(logIn: { "first" }, refresh: server.refresh)
        let store = server.store
            .layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) }, together)
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 0..<10 { group.addTask { try await store.status() } }
            for try await status in group { expectEqual(status, 200) }
        }
        expectEqual(server.refreshes, 1)
        expectEqual(server.log.count, 20)
    }

    @Test func withoutARefreshClosureARejectedCredentialIsReplacedByALogin() async throws {
        let server = TokenServer()
        let (_, store) = server.loggingIn()
        try await expectEqual(store.status(), 200)
        server.accept("another")
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, ["fresh 1", "fresh 1", "fresh 2"])
    }

    @Test func aServerThatRejectsEachCredentialGetsTwoRequests() async throws {
        let log = RequestLog()
        let logins = Mutex(0)
        let shared = SharedCredential(logIn: {
            logins.withLock {
                $0 += 1; return "token \($0)"
            }
        })
        let store = NetworkStore.json("{}", status: 401).recorded(in: log)
            .layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
        try await expectEqual(store.status(), 401)
        expectEqual(
            log.requests.map { $0.value(forHTTPHeaderField: "Authorization") }, ["Bearer token 1", "Bearer token 2"])
        expectEqual(logins.withLock { $0 }, 2)
    }

    @Test func aCredentialThatHasAlreadyExpiredAfterTheLoginIsRefreshedOnceAndSent() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let server = TokenServer()
            let now = time.source.date()
            let shared = SharedCredential(
                expires: { _ in now }, logIn: { "first" }, refresh: server.refresh)
            let store = server.store.layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
            try await expectEqual(store.status(), 200)
            expectEqual(server.sentTokens, ["fresh 1"])
        }
    }

    @Test func aCredentialFromALoginIsRefreshedBeforeItExpires() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let server = TokenServer(accepting: "first")
            let expiry = time.source.date() + 100
            let shared = SharedCredential(
                expires: { $0 == "first" ? expiry : nil }, logIn: { "first" }, refresh: server.refresh)
            let store = server.store.layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
            try await expectEqual(store.status(), 200)
            time.advance(by: .seconds(70))
            try await expectEqual(store.status(), 200)
            expectEqual(server.sentTokens, ["first", "fresh 1"])
        }
    }

    @Test func theCallThatStartedTheLoginCanBeCancelledWithoutAnEffectOnTheOthers() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let (shared, store) = server.loggingIn()
        let first = Task { try await store.status() }
        await waitUntil { shared.activity.waiting == 1 }
        let second = Task { try await store.status() }
        await waitUntil { shared.activity.waiting == 2 }
        first.cancel()
        await expect(throws: CancellationError.self) { try await first.value }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        try await expectEqual(second.value, 200)
        expectEqual(server.refreshes, 1)
    }

    @Test func aFailedLoginFailsAllWaitingCallsAndTheNextCallLogsInAgain() async throws {
        let server = TokenServer(holdsRefreshes: true)
        let (shared, store) = server.loggingIn()
        let calls = (0..<3).map { _ in Task { try await store.status() } }
        await waitUntil { shared.activity.waiting == 3 }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1, with: .failure(URLError(.timedOut)))
        for call in calls { await expect(throws: URLError.self) { try await call.value } }
        expectEqual(server.log.count, 0)
        let next = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        server.gate.release(2)
        try await expectEqual(next.value, 200)
    }

    @Test func aSixthFailedLoginIn30SecondsIsNotTried() async throws {
        let time = VirtualTime()
        await time.run {
            let logins = Mutex(0)
            let shared = SharedCredential<String>(
                logIn: {
                    logins.withLock { $0 += 1 }
                    throw URLError(.userAuthenticationRequired)
                })
            let store = NetworkStore.unimplemented
                .layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
            for _ in 0..<5 { await expect(throws: URLError.self) { try await store.status() } }
            await expect(throws: TooManyRefreshes.self) { try await store.status() }
            expectEqual(logins.withLock { $0 }, 5)
            time.advance(by: .seconds(30))
            await expect(throws: URLError.self) { try await store.status() }
        }
    }

    @Test func aLoginThatUsesTheLayerIsSentWithoutACredential() async throws {
        let server = TokenServer()
        let layered = Mutex<NetworkStore?>(nil)
        let shared = SharedCredential(logIn: {
            _ = try await layered.withLock { $0 }?.status("http://a/login")
            return try await server.refresh("")
        })
        let store = server.store.layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) })
        layered.withLock { $0 = store }
        try await expectEqual(store.status(), 200)
        expectEqual(server.sentTokens, [nil, "fresh 1"])
    }

    @Test func aCredentialThatIsSetDuringTheLoginIsUsed() async throws {
        let server = TokenServer(accepting: "set", holdsRefreshes: true)
        let (shared, store) = server.loggingIn()
        let call = Task { try await store.status() }
        await server.gate.waiting(atLeast: 1)
        shared.replace(with: "set")
        try await expectEqual(call.value, 200)
        expectEqual(server.sentTokens, ["set"])
    }

    @Test func afterTheEndNoCallLogsIn() async throws {
        let server = TokenServer()
        let (shared, store) = server.loggingIn()
        shared.end()
        await expect(throws: CancellationError.self) { try await store.status() }
        expectEqual(server.refreshes, 0)
    }
}

extension TokenServer {
    /// Returns a credential without a first value, which the server's `refresh` returns, and a store that sends it.
    fileprivate func loggingIn() -> (SharedCredential<String>, NetworkStore) {
        let shared = SharedCredential(logIn: { try await self.refresh("") })
        return (shared, store.layered(authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) }))
    }
}
