import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of clients that attack the server.
@Suite(.timeLimit(.minutes(10)))
struct HostileClientTests {
    @Test func aRequestToAnotherHostIsRefused() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        for host in [
            "localhost", "LOCALHOST", "localhost:8080", "127.0.0.1", "127.0.0.1:1", "127.1.2.3:65535", "[::1]",
            "[::1]:80",
        ] {
            expect(try await exchange(request(to: host), port: server.port).hasSuffix("hello"), "\(host)")
        }
        for host in [
            "example.com", "example.com:8080", "localhost.example.com", "127.0.0.1.example.com", "127.evil.example",
            "localhost@example.com", "notlocalhost", "127.0.0.1:80@example.com", "192.168.0.1", "[::2]", "",
            "127.0.0.１", "127.0.0.1:８０",
        ] {
            let output = try await exchange(request(to: host), port: server.port)
            let advice = "The host is neither localhost nor a loopback address; use a URL with 127.0.0.1.\n"
            expect(output.hasPrefix("HTTP/1.1 421 Misdirected Request\r\n") && output.hasSuffix(advice), "\(host)")
            expect(output.contains("\r\nConnection: close\r\n"), "\(host)")
        }
        expectEqual(server.requestCount, 8)
        let open = try LoopbackServer.start(allowsAnyHost: true) { _ in .text("hello") }
        expect(try await exchange(request(to: "example.com"), port: open.port).hasSuffix("hello"))
    }

    /// The host in the target takes precedence over `Host` (RFC 9112 §3.2.2).
    @Test func aTargetWithAnotherHostIsRefused() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        for (target, status) in [
            ("GET http://example.com/", 421), ("GET http://127.0.0.1:80@example.com/", 421),
            ("GET http://example.com?http://127.0.0.1/", 421), ("CONNECT example.com:443", 421),
            ("GET http://127.0.0.1:80/", 200), ("GET HTTP://LOCALHOST", 200), ("GET /http://example.com/", 200),
        ] {
            let request = "\(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            expect(try await exchange(request, port: server.port).hasPrefix("HTTP/1.1 \(status) "), "\(target)")
        }
    }

    /// The server has one protocol. A server may ignore `Upgrade` (RFC 9110 §7.8).
    @Test func anUpgradeIsIgnored() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        for fields in [
            "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAA\r\n",
            "Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n",
            "Connection: close, host\r\nUpgrade: \(String(repeating: "a, ", count: 1000))\r\n",
        ] {
            let output = try await exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n", port: server.port)
            expect(output.hasPrefix("HTTP/1.1 200 ") && output.hasSuffix("\r\n\r\nhello"), "\(fields): \(output)")
        }
        let preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u{4}\0\0\0\0\0"
        expect(!(try await exchange(preface, port: server.port)).contains("hello"))
        expectEqual(server.requestCount, 3)
    }

    @Test(arguments: [
        "", "GET / HTTP/1.1\r\nHost: loc",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab",
    ])
    func aClientThatSendsNothingIsDisconnected(sent: String) async throws {
        let server = try LoopbackServer.start(idleTimeLimit: .milliseconds(50)) { _ in .text("hello") }
        // If the client sends its bytes after the server has closed the connection, the connection is reset.
        let output = (try? await exchange(sent, port: server.port)) ?? ""
        expect(output.isEmpty)
        expect(await eventually { server.openConnectionCount == 0 })
    }

    @Test func anyIdleTimeLimitCanBeSet() async throws {
        let patient = try LoopbackServer.start(idleTimeLimit: .seconds(Int64.max)) { _ in .text("hello") }
        expect(try await exchange("GET / HTTP/1.0\r\n\r\n", port: patient.port).hasSuffix("hello"))
        let strict = try LoopbackServer.start(idleTimeLimit: .seconds(-1)) { _ in .text("hello") }
        expect(((try? await exchange("", port: strict.port)) ?? "").isEmpty)
    }

    @Test func aClientThatReceivesNothingIsDisconnected() async throws {
        let server = try LoopbackServer.start(idleTimeLimit: .milliseconds(50)) { _ in .data(Data(count: 1 << 26)) }
        var clients: [RawClient] = []
        // On a busy machine, a client can be idle for too long before it sends its request.
        while server.requestCount == 0 {
            let client = try RawClient(port: server.port)
            client.write("GET / HTTP/1.0\r\n\r\n")
            clients.append(client)
            try await Task.sleep(for: .milliseconds(10))
        }
        expect(await eventually { server.openConnectionCount == 0 })
        withExtendedLifetime(clients) {}
    }

    @Test func aSlowHandlerIsNotIdle() async throws {
        let server = try LoopbackServer.start(idleTimeLimit: .milliseconds(20)) { _ in
            .text("hello").delayed(by: .milliseconds(100))
        }
        var output = ""
        // On a busy machine, the client can be idle for too long before it sends its request.
        while server.requestCount == 0 {
            output = (try? await exchange(request(to: "localhost"), port: server.port)) ?? ""
        }
        expect(output.hasSuffix("hello"))
    }

    @Test func furtherClientsWaitUntilAConnectionIsClosed() async throws {
        allowManyDescriptors()
        let server = try LoopbackServer.start(maximumConnections: 10) { _ in .text("hello") }
        let last = try await onOwnThread {
            var clients: [RawClient] = []
            // The system's queue holds the clients that the server has not accepted.
            for _ in 0..<50 { clients.append(try RawClient(port: server.port)) }
            for client in clients { client.write("GET / HTTP/1.0\r\n") }
            Thread.sleep(forTimeInterval: 0.05)
            expect(server.openConnectionCount <= 10)
            expect(server.acceptedConnectionCount <= 10)
            let last = clients.removeLast()
            clients = []
            last.write("\r\n")
            return try last.readToEnd()
        }
        expect(last.hasSuffix("hello"))
    }

    private func request(to host: String) -> String {
        "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
    }
}
