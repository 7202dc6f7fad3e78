import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of the connections that the live store opens, shares and closes.
@Suite(.live, .hangLimit) struct TransportConnectionTests {
    @Test(arguments: Transport.all) func callsShareOneConnectionUntilTheirStoreIsReleased(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { _ in .text("hello") }
        do {
            let store = transport.store()
            for _ in 0..<10 { _ = try await store.text(server.baseURL) }
            expect(server.acceptedConnectionCount == 1 && server.openConnectionCount == 1)
        }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test(arguments: Transport.all) func fiftyConcurrentCallsDoNotWaitForOneAnother(transport: Transport) async throws {
        // The server responds when all 50 requests have arrived. With Foundation's six connections, only six would
        // arrive.
        let all = Barrier(of: 50)
        let server = try LoopbackServer.start { _ in
            await all.wait()
            return .text("hello")
        }
        try await transport.shared.callAtOnce(50) { store, _ in _ = try await store.text(server.baseURL) }
        expectEqual(server.acceptedConnectionCount, 50)
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

    @Test(arguments: Transport.all) func theSchemeOfAURLAndOfARedirectCanBeInUpperCase(transport: Transport)
        async throws
    {
        let second = try LoopbackServer.start { _ in .text("here") }
        let first = try LoopbackServer.start { _ in
            .status(302).header("Location", second.baseURL.replacing("http://", with: "HTTP://"))
        }
        let url = first.baseURL.replacing("http://", with: "HtTP://")
        try await expectEqual(transport.store().text(url).text, "here")
    }

    #if os(Linux)
        // Environment variables apply to the entire process, so each case runs in its own process.
        @Test(arguments: Transport.all, ["http_proxy", "all_proxy", "ALL_PROXY", "HTTP_PROXY"])
        func theProxyOfTheEnvironmentIsUsed(transport: Transport, name: String) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport, name] in
                    // A server that runs a program for a request can set the field `Proxy` as HTTP_PROXY.
                    let isUsed = name != "HTTP_PROXY"
                    let proxy = try LoopbackServer.start(allowsAnyHost: true) { .text("proxied \($0.target)") }
                    setenv(name, proxy.baseURL, 1)
                    let text = try? await transport.shared.text("http://fetching.invalid/a?b=c").text
                    expectEqual(text, isUsed ? "proxied http://fetching.invalid/a?b=c" : nil)
                }
            }
        }
    #endif
}
