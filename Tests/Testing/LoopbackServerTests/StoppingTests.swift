import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// Live tests that start and stop servers. Each wait lasts one day, so a test that returns shows that its waits ended
/// early.
@Suite(.timeLimit(.minutes(10)))
struct StoppingTests {
    @Test func theErrorNamesAPortInUse() throws {
        let server = try LoopbackServer.start { _ in .closed }
        let error = expect(throws: LoopbackServer.StartError.self) {
            try LoopbackServer.start(port: server.port) { _ in .closed }
        }
        expectEqual(
            error?.localizedDescription,
            "Port \(server.port) on 127.0.0.1 is in use; choose another port, or 0 for any free port.")
    }

    @Test func thePortOfAStoppedServerCanBeUsedAtOnce() async throws {
        let server = try LoopbackServer.start { _ in .text("one") }
        _ = try await exchange("GET / HTTP/1.0\r\n\r\n", port: server.port)
        server.stop()
        expect(await isRefused(port: server.port))

        let next = try LoopbackServer.start(port: server.port) { _ in .text("two") }
        expect(try await exchange("GET / HTTP/1.0\r\n\r\n", port: next.port).hasSuffix("two"))
    }

    @Test func aReleasedServerStops() async throws {
        var server: LoopbackServer? = try LoopbackServer.start { _ in .closed }
        let port = try #require(server?.port)
        server = nil
        expect(await isRefused(port: port))
    }

    @Test func stoppingEndsEveryConnectionAndHandler() async throws {
        allowManyDescriptors()
        let ended = Atomic(0)
        let flood = Data(count: 20_000_000)  // more bytes than the buffers of a connection hold
        let server = try LoopbackServer.start(maximumConnections: 300) { request in
            switch request.path {
            case "/handler":
                try? await Task.sleep(for: aDay)
                ended.add(1, ordering: .relaxed)
                return .closed
            case "/drip": return .text("hello").dripping(every: aDay)
            case "/flood": return .data(flood)
            case "/refused": return .text("no", headers: ["Connection": "close"])
            default: return .hanging
            }
        }
        let clients = try (0..<300).map { number in
            let client = try RawClient(port: server.port)
            let path = ["/handler", "/drip", "/flood", "/refused", "/hanging", nil][number % 6]
            if let path { client.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            return client
        }
        expect(await eventually { server.requestCount == 250 && server.acceptedConnectionCount == 300 })

        server.stop()

        expectEqual(server.openConnectionCount, 0)
        expect(await eventually { ended.load(ordering: .relaxed) == 50 })
        withExtendedLifetime(clients) {}
    }

    @Test func aHandlerIsCancelledWhenItsClientDisconnects() async throws {
        let cancelled = Atomic(false)
        let server = try LoopbackServer.start { _ in
            let slept: Void? = try? await Task.sleep(for: aDay)
            cancelled.store(slept == nil, ordering: .relaxed)
            return .closed
        }
        do {
            let client = try RawClient(port: server.port)
            client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            expect(await eventually { server.requestCount == 1 })
        }
        expect(await eventually { cancelled.load(ordering: .relaxed) })
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aResponseEndsWhenItsClientDisconnects() async throws {
        let server = try LoopbackServer.start {
            $0.path == "/drip" ? .text("hello").dripping(every: aDay) : .hanging
        }
        do {
            let clients = try ["/hanging", "/drip", "/hanging", "/drip"].map { path in
                let client = try RawClient(port: server.port)
                client.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return client
            }
            expect(await eventually { server.requestCount == 4 })
            for client in clients.suffix(2) { client.write("unread bytes") }
        }
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func aHandlerMayStopItsOwnServer() async throws {
        let server = Mutex<LoopbackServer?>(nil)
        let started = try LoopbackServer.start { _ in
            server.withLock { $0 }?.stop()
            return .text("too late")
        }
        server.withLock { $0 = started }
        try await expectEqual(exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: started.port), "")
        server.withLock { $0 = nil }
    }
}

private let aDay = Duration.seconds(86_400)

/// Whether the port refuses connections.
///
/// While another test starts a process, that process briefly holds copies of all sockets, including the listening
/// socket. A connection that is opened at that moment is reset later, so the function then tries again.
private func isRefused(port: UInt16) async -> Bool {
    while !Task.isCancelled {
        do {
            _ = try await exchange("", port: port)
            return false
        } catch RawClient.Failure.reset {
            continue
        } catch {
            return error as? RawClient.Failure == .refused
        }
    }
    return false
}
