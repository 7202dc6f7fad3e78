import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of the exact bytes on the connection.
@Suite(.timeLimit(.minutes(10)))
struct RawClientTests {
    @Test func responsesToPipelinedRequestsComeInOrder() async throws {
        let server = try LoopbackServer.start { request in
            if request.path == "/1" { try? await Task.sleep(for: .milliseconds(20)) }
            return .text(request.path)
        }
        let output = try await exchange(
            "GET /1 HTTP/1.1\r\nHost: localhost\r\n\r\nGET /2 HTTP/1.1\r\nHost: localhost\r\n\r\nGET /3 HTTP/1.0\r\n\r\n",
            port: server.port)
        expectEqual(output.matches(of: /\/[0-9](?!\.)/).map(\.output), ["/1", "/2", "/3"])
    }

    @Test func aMalformedRequestGetsItsStatusAndTheConnectionIsClosed() async throws {
        let server = try LoopbackServer.start { _ in .status(204) }
        for (text, status) in [
            ("nonsense\r\n\r\n", "400 Bad Request"),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n", "400 Bad Request"),
            ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n", "400 Bad Request"),
            ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\0", "400 Bad Request"),
            ("\u{16}\u{3}\u{1}\u{2}\0\u{1}", "400 Bad Request"),
            ("GET /" + String(repeating: "x", count: 70_000), "431 Request Header Fields Too Large"),
            ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n", "413 Content Too Large"),
            ("GET / HTTP/3.0\r\n\r\n", "505 HTTP Version Not Supported"),
        ] {
            let output = try await exchange(text, port: server.port)
            expect(
                output.contains("HTTP/1.1 \(status)\r\n") && output.contains("\r\nConnection: close\r\n"), "\(status)")
        }
        expect(try await exchange("GET / HTTP/1.0\r\n\r\n", port: server.port).hasPrefix("HTTP/1.1 204"))
    }

    @Test func aRefusedClientThatIsStillSendingReceivesTheResponse() async throws {
        let server = try LoopbackServer.start { _ in .status(204) }
        let output = try await onOwnThread {
            let client = try RawClient(port: server.port)
            client.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n")
            for _ in 0..<100 { client.write([UInt8](repeating: 0, count: 10_000)) }
            return try client.readToEnd()
        }
        expect(output.hasPrefix("HTTP/1.1 413"))
    }

    @Test func aRequestMayArriveByteByByte() async throws {
        let server = try LoopbackServer.start { .data($0.body) }
        let output = try await onOwnThread {
            let client = try RawClient(port: server.port)
            for byte in "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc".utf8 {
                client.write([byte])
            }
            return try client.readToEnd()
        }
        expect(output.hasSuffix("\r\n\r\nabc"))
    }

    @Test func theServerSends100ContinueBeforeItReadsTheBody() async throws {
        let server = try LoopbackServer.start { .data($0.body) }
        let (first, second) = try await onOwnThread {
            let client = try RawClient(port: server.port)
            client.write(
                "PUT / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 3\r\n\r\n"
            )
            let first = try client.read(until: "\r\n\r\n")
            client.write("abc")
            return (first, try client.readToEnd())
        }
        expectEqual(first, "HTTP/1.1 100 Continue\r\n\r\n")
        expect(second.hasPrefix("HTTP/1.1 200 OK\r\n") && second.hasSuffix("\r\n\r\nabc"), "\(second)")
    }

    @Test func aDelayPrecedesTheHeadAndADripFollowsIt() async throws {
        let server = try LoopbackServer.start { _ in
            .text("abcdef").delayed(by: .milliseconds(100)).dripping(every: .milliseconds(40), bytes: 2)
        }
        let (head, body) = try await onOwnThread {
            let began = ContinuousClock.now
            let client = try RawClient(port: server.port)
            client.write("GET / HTTP/1.0\r\n\r\n")
            _ = try client.read(until: "\r\n\r\n")
            let head = ContinuousClock.now - began
            _ = try client.readToEnd()
            return (head, ContinuousClock.now - began)
        }
        expect(head >= .milliseconds(100))
        expect(body >= .milliseconds(180))
    }

    @Test func aResetReachesTheClientAsAReset() async throws {
        let server = try LoopbackServer.start { _ in .text("hello").resetting(after: 2) }
        await expect(throws: RawClient.Failure.reset) {
            try await exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: server.port)
        }
    }

    @Test func aClosedConnectionEndsWithoutAReset() async throws {
        let server = try LoopbackServer.start { _ in .closed }
        let output = try await exchange(
            "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: server.port)
        expect(output.isEmpty)
        expectEqual(server.requestCount, 1)
    }
}
