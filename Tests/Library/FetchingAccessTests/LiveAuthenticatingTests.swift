import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingAccess

/// Tests of `authenticating` with servers on 127.0.0.1.
@Suite(.live, .hangLimit) struct LiveAuthenticatingTests {
    @Test func manyRejectedCallsStartOneRefreshOverHTTP() async throws {
        let refreshes = Mutex(0)
        let server = try LoopbackServer.start { request in
            if request.path == "/refresh" {
                refreshes.withLock { $0 += 1 }
                return .text("new")
            }
            return request.headers.contains { $0.value == "Bearer new" } ? .text("welcome") : .status(401)
        }
        let shared = SharedCredential("old") { _ in try await liveStore().text(server.baseURL + "/refresh").text }
        let store = liveStore().layered(authenticating(shared, allowedOrigins: [server.baseURL]) { .bearer($0) })
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<10 { group.addTask { try await store.text(server.baseURL + "/user").text } }
            for try await text in group { expectEqual(text, "welcome") }
        }
        expectEqual(refreshes.withLock { $0 }, 1)
    }

    @Test func aCredentialIsNotSentToAnotherPortAfterARedirect() async throws {
        let received = Mutex<[LoopbackServer.Request]>([])
        let second = try LoopbackServer.start { request in
            received.withLock { $0.append(request) }
            return .text("here")
        }
        let first = try LoopbackServer.start { request in
            .status(307, headers: ["Location": second.baseURL + "/there"])
        }
        for credential in [Credential.bearer("planted"), .header("X-Odd", "planted"), .query("odd", "planted")] {
            let store = liveStore().layered(authenticating(credential, allowedOrigins: [first.baseURL]))
            try await expectEqual(store.text(first.baseURL).text, "here")
        }
        expectEqual(received.withLock { $0.count }, 3)
        for request in received.withLock({ $0 }) { expect(!"\(request)".contains("planted")) }
    }

    /// The status of a 401 decides, and not its body.
    @Test(arguments: Transport.all, BrokenBody.allCases)
    func aBrokenBodyOfA401IsNoObstacle(transport: Transport, body: BrokenBody) async throws {
        guard !BrokenBody.slow.contains(body) else { return }
        let server = try LoopbackServer.start { request in
            let credential = request[header: "Authorization"] ?? ""
            return credential == "Bearer new" || credential.hasPrefix("Digest ")
                ? .text("welcome")
                : body.response(401, ["WWW-Authenticate": "Digest realm=\"a\", nonce=\"b\", qop=\"auth\""])
        }
        let live = transport.store(maximumBodyBytes: BrokenBody.maximumBytes)
        let shared = SharedCredential("old") { _ in "new" }
        let refreshing = live.layered(authenticating(shared, allowedOrigins: [server.baseURL]) { .bearer($0) })
        let digest = live.layered(
            authenticatingDigest(user: "a", password: "b", allowedOrigins: [server.baseURL]))
        let session = try Session(Tokens(access: "old"), api: APISettings(baseURL: server.baseURL, store: live)) { _ in
            Tokens(access: "new")
        }
        for (name, store) in [("refresh", refreshing), ("Digest", digest), ("session", session.api.store)] {
            try await expectEqual(store.text(server.baseURL + "/user").text, "welcome", "\(name)")
        }
        for store in [
            live.layered(
                authenticating(SharedCredential("old") { _ in "new" }, allowedOrigins: [server.baseURL]) { .bearer($0) }
            ),
            live.layered(authenticatingDigest(user: "a", password: "b", allowedOrigins: [server.baseURL])),
        ] {
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            try await expectEqual(store.fetchStream(request).0.data(), Data("welcome".utf8))
        }
    }

    @Test func aSecondRejectionIsReturnedOverHTTP() async throws {
        let server = try LoopbackServer.start { _ in .status(401, headers: ["WWW-Authenticate": "Bearer"]) }
        let shared = SharedCredential("old") { _ in "new" }
        let store = liveStore().layered(authenticating(shared, allowedOrigins: [server.baseURL]) { .bearer($0) })
        try await expectEqual(store.text(server.baseURL).response.statusCode, 401)
        expectEqual(server.requestCount, 2)
    }

    @Test func aLogoutEndsACallThatIsUnderWayOverHTTP() async throws {
        let server = try LoopbackServer.start { _ in .text("late").delayed(by: longTimeout) }
        let session = try Session(Tokens(access: "a"), api: APISettings(baseURL: server.baseURL, store: liveStore())) {
            _ in nil
        }
        let endpoint: Fetcher<Void, Data> = session.api.fetcher(
            createURLRequest: { try session.api.request() }, mapper: dataMapper())
        let call = Task { await endpoint(()) }
        expect(await eventually { server.requestCount == 1 })
        try await session.end()
        expect(await call.value.isCancelled)
        // The request is cancelled too, so its connection is closed.
        expect(await eventually { server.openConnectionCount == 0 })
    }
}
