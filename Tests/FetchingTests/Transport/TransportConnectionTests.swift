import Foundation
import Fetching
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of the connections that the live store opens, shares and closes.
@Suite(.live, .hangLimit) struct TransportConnectionTests {
    @Test func consecutiveCallsShareOneConnection() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        let store = liveStore()
        for _ in 0..<10 { _ = try await store.text(server.baseURL) }
        #expect(server.acceptedConnectionCount == 1)
    }

    @Test func fiftyConcurrentCallsDoNotWaitForOneAnother() async throws {
        // The server responds when all 50 requests have arrived. With Foundation's six connections, only six would
        // arrive.
        let all = Barrier(of: 50)
        let server = try LoopbackServer.start { _ in
            await all.wait()
            return .text("hello")
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { _ = try await NetworkStore.urlSession.text(server.baseURL) } }
            try await group.waitForAll()
        }
        #expect(server.acceptedConnectionCount == 50)
    }

    @Test func aReleasedStoreClosesItsConnections() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        do {
            let store = liveStore()
            _ = try await store.text(server.baseURL)
            #expect(server.openConnectionCount == 1)
        }
        #expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aStoreReleasedAfterACancelledCallClosesItsConnections() async throws {
        let server = try LoopbackServer.start { _ in .hanging }
        let call = Task { [url = server.baseURL] in try await liveStore().text(url).text }
        #expect(await eventually { server.requestCount == 1 })
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aCallOutlivesItsStore() async throws {
        let server = try LoopbackServer.start { _ in .text("late").delayed(by: .milliseconds(50)) }
        async let text = liveStore().text(server.baseURL).text
        #expect(try await text == "late")
    }

    @Test func theSchemeOfAURLCanBeInUpperCase() async throws {
        let server = try LoopbackServer.start { _ in .text("here") }
        let url = server.baseURL.replacing("http://", with: "HtTP://")
        #expect(try await liveStore().text(url).text == "here")
    }

    @Test func theSchemeOfARedirectCanBeInUpperCase() async throws {
        let second = try LoopbackServer.start { _ in .text("here") }
        let first = try LoopbackServer.start { _ in
            .status(302).header("Location", second.baseURL.replacing("http://", with: "HTTP://"))
        }
        #expect(try await liveStore().text(first.baseURL).text == "here")
    }

    #if os(Linux)
        // Environment variables apply to the entire process, so each of these tests runs in its own process.
        @Test func theProxyOfTheEnvironmentIsUsed() async {
            await #expect(processExitsWith: .success) { try await expectProxy("http_proxy", isUsed: true) }
        }

        @Test func theGeneralProxyOfTheEnvironmentIsUsed() async {
            await #expect(processExitsWith: .success) { try await expectProxy("all_proxy", isUsed: true) }
            await #expect(processExitsWith: .success) { try await expectProxy("ALL_PROXY", isUsed: true) }
        }

        @Test func anHTTPProxyVariableInUpperCaseIsIgnored() async {
            await #expect(processExitsWith: .success) { try await expectProxy("HTTP_PROXY", isUsed: false) }
        }
    #endif
}

#if os(Linux)
    private func expectProxy(_ name: String, isUsed: Bool) async throws {
        let proxy = try LoopbackServer.start(allowsAnyHost: true) { .text("proxied \($0.target)") }
        setenv(name, proxy.baseURL, 1)
        let text = try? await NetworkStore.urlSession.text("http://fetching.invalid/a?b=c").text
        #expect(text == (isUsed ? "proxied http://fetching.invalid/a?b=c" : nil))
    }
#endif
