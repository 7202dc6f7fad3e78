import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of the connections that the live store opens, shares and closes.
@Suite(.live, .hangLimit) struct TransportConnectionTests {
    @Test(arguments: Transport.all) func consecutiveCallsShareOneConnection(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        let store = transport.store()
        for _ in 0..<10 { _ = try await store.text(server.baseURL) }
        expectEqual(server.acceptedConnectionCount, 1)
    }

    @Test(arguments: Transport.all) func fiftyConcurrentCallsDoNotWaitForOneAnother(transport: Transport) async throws {
        // The server responds when all 50 requests have arrived. With Foundation's six connections, only six would
        // arrive.
        let all = Barrier(of: 50)
        let server = try LoopbackServer.start { _ in
            await all.wait()
            return .text("hello")
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { _ = try await transport.shared.text(server.baseURL) } }
            try await group.waitForAll()
        }
        expectEqual(server.acceptedConnectionCount, 50)
    }

    @Test(arguments: Transport.all) func aReleasedStoreClosesItsConnections(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        do {
            let store = transport.store()
            _ = try await store.text(server.baseURL)
            expectEqual(server.openConnectionCount, 1)
        }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func aStoreReleasedAfterACancelledCallClosesItsConnections(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { _ in .hanging }
        let call = Task { [url = server.baseURL] in try await transport.store().text(url).text }
        expect(await eventually { server.requestCount == 1 })
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func aCallOutlivesItsStore(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("late").delayed(by: .milliseconds(50)) }
        async let text = transport.store().text(server.baseURL).text
        try await expectEqual(text, "late")
    }

    @Test(arguments: Transport.all) func theSchemeOfAURLCanBeInUpperCase(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .text("here") }
        let url = server.baseURL.replacing("http://", with: "HtTP://")
        try await expectEqual(transport.store().text(url).text, "here")
    }

    @Test(arguments: Transport.all) func theSchemeOfARedirectCanBeInUpperCase(transport: Transport) async throws {
        let second = try LoopbackServer.start { _ in .text("here") }
        let first = try LoopbackServer.start { _ in
            .status(302).header("Location", second.baseURL.replacing("http://", with: "HTTP://"))
        }
        try await expectEqual(transport.store().text(first.baseURL).text, "here")
    }

    #if os(Linux)
        // Environment variables apply to the entire process, so each of these tests runs in its own process.
        @Test(arguments: Transport.all) func theProxyOfTheEnvironmentIsUsed(transport: Transport) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    try await expectProxy("http_proxy", transport, isUsed: true)
                }
            }
        }

        @Test(arguments: Transport.all, ["all_proxy", "ALL_PROXY"])
        func theGeneralProxyOfTheEnvironmentIsUsed(transport: Transport, name: String) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport, name] in
                    try await expectProxy(name, transport, isUsed: true)
                }
            }
        }

        @Test(arguments: Transport.all) func anHTTPProxyVariableInUpperCaseIsIgnored(transport: Transport) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    try await expectProxy("HTTP_PROXY", transport, isUsed: false)
                }
            }
        }
    #endif
}

#if os(Linux)
    private func expectProxy(_ name: String, _ transport: Transport, isUsed: Bool) async throws {
        let proxy = try LoopbackServer.start(allowsAnyHost: true) { .text("proxied \($0.target)") }
        setenv(name, proxy.baseURL, 1)
        let text = try? await transport.shared.text("http://fetching.invalid/a?b=c").text
        expect(text == (isUsed ? "proxied http://fetching.invalid/a?b=c" : nil))
    }
#endif
