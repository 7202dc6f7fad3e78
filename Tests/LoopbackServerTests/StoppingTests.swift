import Foundation
import LoopbackServer
import Synchronization
import Testing

/// Live: starting, stopping, and what is left afterwards.
@Suite(.timeLimit(.minutes(1)))
struct StoppingTests {
    @Test func aPortInUseIsNamed() throws {
        let server = try LoopbackServer.start { _ in .closed }
        let error = #expect(throws: LoopbackServer.StartError.self) {
            try LoopbackServer.start(port: server.port) { _ in .closed }
        }
        #expect(error?.localizedDescription == "Port \(server.port) on 127.0.0.1 is in use.")
    }

    @Test func aStoppedServersPortCanBeTakenAtOnce() async throws {
        let server = try LoopbackServer.start { _ in .text("one") }
        _ = try await exchange("GET / HTTP/1.0\r\n\r\n", port: server.port)
        server.stop()
        #expect(await isRefused(port: server.port))

        let next = try LoopbackServer.start(port: server.port) { _ in .text("two") }
        #expect(try await exchange("GET / HTTP/1.0\r\n\r\n", port: next.port).hasSuffix("two"))
    }

    @Test func aServerThatIsReleasedStops() async throws {
        var server: LoopbackServer? = try LoopbackServer.start { _ in .closed }
        let port = try #require(server?.port)
        server = nil
        #expect(await isRefused(port: port))
    }

    @Test func stoppingEndsWhateverIsUnderWay() async throws {
        let ended = Atomic(0)
        let flood = Data(count: 20_000_000)  // more than the sockets of a connection hold
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/handler":
                try? await Task.sleep(for: .seconds(60))
                ended.add(1, ordering: .relaxed)
                return .closed
            case "/drip": return .text("hello").dripping(every: .seconds(60))
            case "/flood": return .data(flood)
            case "/refused": return .text("no").closingConnection
            default: return .hanging
            }
        }
        let clients = try (0..<300).map { number in
            let client = try RawClient(port: server.port)
            let path = ["/handler", "/drip", "/flood", "/refused", "/hanging", nil][number % 6]
            if let path { client.write("GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n") }
            return client
        }
        try await eventually { server.requestCount == 250 && server.acceptedConnections == 300 }

        let began = ContinuousClock.now
        server.stop()
        let took = ContinuousClock.now - began

        #expect(took < .seconds(5))  // tens of milliseconds, where nothing else runs
        #expect(server.openConnections == 0)
        try await eventually { ended.load(ordering: .relaxed) == 50 }
        withExtendedLifetime(clients) {}
    }

    @Test func aHandlerIsCancelledWhenItsClientLeaves() async throws {
        let cancelled = Atomic(false)
        let server = try LoopbackServer.start { _ in
            let slept: Void? = try? await Task.sleep(for: .seconds(60))
            cancelled.store(slept == nil, ordering: .relaxed)
            return .closed
        }
        do {
            let client = try RawClient(port: server.port)
            client.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            try await eventually { server.requestCount == 1 }
        }
        try await eventually { cancelled.load(ordering: .relaxed) }
        try await eventually { server.openConnections == 0 }
    }

    @Test(arguments: ["/hanging", "/drip"]) func aWaitEndsWhenItsClientLeaves(path: String) async throws {
        let server = try LoopbackServer.start {
            $0.path == "/drip" ? .text("hello").dripping(every: .seconds(60)) : .hanging
        }
        do {
            let client = try RawClient(port: server.port)
            client.write("GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n")
            try await eventually { server.requestCount == 1 }
        }
        try await eventually { server.openConnections == 0 }
    }

    @Test func aHandlerMayStopItsOwnServer() async throws {
        let server = Mutex<LoopbackServer?>(nil)
        let started = try LoopbackServer.start { _ in
            server.withLock { $0 }?.stop()
            return .text("too late")
        }
        server.withLock { $0 = started }
        #expect(try await exchange("GET / HTTP/1.1\r\nHost: h\r\n\r\n", port: started.port) == "")
        server.withLock { $0 = nil }
    }
}

/// For what happens on other threads soon; fails after twenty seconds.
func eventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
        guard ContinuousClock.now < end else {
            Issue.record("It did not happen within twenty seconds.", sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Whether nobody listens. A process that another test is just starting holds copies of all sockets until it runs its
/// own program: what connects in that moment is reset when it is over.
private func isRefused(port: UInt16) async -> Bool {
    for _ in 0..<1_000 {
        do { _ = try await exchange("", port: port) } catch RawClient.Failure.reset { continue } catch {
            return error as? RawClient.Failure == .refused
        }
        return false
    }
    return false
}
