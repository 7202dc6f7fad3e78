import Foundation
import Fetching
import LoopbackServer
import Synchronization
import Testing

/// How the live store uses connections, and that it lets go of them.
@Suite(.live, .timeLimit(.minutes(1))) struct TransportConnectionTests {
    @Test func oneCallAfterAnotherUsesOneConnection() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        let store = liveStore()
        for _ in 0..<10 { _ = try await store.text(server.baseURL) }
        #expect(server.acceptedConnectionCount == 1)
    }

    @Test func fiftyCallsAtOnceDoNotWaitForOneAnother() async throws {
        // Nobody is answered until all are there. Six at a time, as Foundation has it, would wait for ever.
        let arrived = Mutex(0)
        let server = try LoopbackServer.start { _ in
            arrived.withLock { $0 += 1 }
            while arrived.withLock({ $0 }) < 50, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
            return .text("all")
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { _ = try await NetworkStore.urlSession.text(server.baseURL) } }
            try await group.waitForAll()
        }
        #expect(server.acceptedConnectionCount == 50)
    }

    @Test func aStoreThatIsDroppedClosesItsConnections() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        do {
            let store = liveStore()
            _ = try await store.text(server.baseURL)
            #expect(server.openConnectionCount == 1)
        }
        #expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aStoreThatIsDroppedAfterACancelledCallClosesItsConnections() async throws {
        let server = try LoopbackServer.start { _ in .hanging }
        let call = Task { [url = server.baseURL] in try await liveStore().text(url).text }
        #expect(await eventually { server.requestCount == 1 })
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aCallThatIsUnderWayOutlivesItsStore() async throws {
        let server = try LoopbackServer.start { _ in .text("late").delayed(by: .milliseconds(50)) }
        async let text = liveStore().text(server.baseURL).text
        #expect(try await text == "late")
    }

    #if os(Linux)
        @Test func theProxyOfTheEnvironmentIsObeyed() async {
            // In a process of its own, because the environment is everybody's.
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer.start { .text("proxied \($0.target)") }
                setenv("http_proxy", proxy.baseURL, 1)
                let text = try await NetworkStore.urlSession.text("http://fetching.invalid/a?b=c").text
                #expect(text == "proxied http://fetching.invalid/a?b=c")
            }
        }
    #endif
}
