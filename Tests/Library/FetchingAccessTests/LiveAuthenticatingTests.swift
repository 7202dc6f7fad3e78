import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import FetchingAccess

/// Tests of `authenticating` with servers on 127.0.0.1.
@Suite(.live, .hangLimit) struct LiveAuthenticatingTests {
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
        func refreshing() -> NetworkStore {
            live.layered(sending(SharedCredential("old") { _ in "new" }, to: [server.baseURL]))
        }
        func digest() -> NetworkStore {
            live.layered(authenticatingDigest(user: "a", password: "b", allowedOrigins: [server.baseURL]))
        }
        let session = try Session(Tokens(access: "old"), api: APISettings(baseURL: server.baseURL, store: live)) { _ in
            Tokens(access: "new")
        }
        for (name, store) in [("refresh", refreshing()), ("Digest", digest()), ("session", session.api.store)] {
            try await expectEqual(store.text(server.baseURL + "/user").text, "welcome", "\(name)")
        }
        for store in [refreshing(), digest()] {
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            try await expectEqual(store.fetchStream(request).0.data(), Data("welcome".utf8))
        }
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
