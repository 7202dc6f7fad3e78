import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@Suite(.live, .hangLimit) struct StreamingTests {
    @Test(arguments: [nil, 300_000] as [Int64?]) func aBodyComesFromAClosure(length: Int64?) async throws {
        let server = try LoopbackServer.start { _ in
            let left = Mutex(3)
            return .stream(length: length, type: "a/b") {
                left.withLock { left in
                    left -= 1
                    return left < 0 ? nil : Data(repeating: UInt8(left), count: 100_000)
                }
            }.header("X-A", "b")
        }
        let store = liveStore()
        for _ in 0..<2 {
            let (body, response) = try await store.fetchStream(request(to: server))
            try await expectEqual(body.data(), Data([2, 1, 0].flatMap { [UInt8](repeating: $0, count: 100_000) }))
            let head = try #require(response as? HTTPURLResponse)
            expect(head.value(forHTTPHeaderField: "Content-Type") == "a/b" && head.statusCode == 200)
            expectEqual(head.value(forHTTPHeaderField: "X-A"), "b")
            expectEqual(head.value(forHTTPHeaderField: "Content-Length"), length.map { "\($0)" })
        }
        expectEqual(server.acceptedConnectionCount, 1)
    }

    @Test func aBodyWithoutALengthEndsWithTheConnectionInHTTP10() async throws {
        let server = try LoopbackServer.start { request in
            let left = Mutex([Data("ab".utf8), Data(), Data("c".utf8)])
            return .stream(length: request.path == "/short" ? 9 : nil) {
                left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            }
        }
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n"
        let old = try await exchange("GET / HTTP/1.0\r\n\r\n", port: server.port)
        expectEqual(old, head + "Connection: close\r\n\r\nabc")
        let short = try await exchange("GET /short HTTP/1.1\r\nHost: localhost\r\n\r\n", port: server.port)
        expectEqual(short, head + "Content-Length: 9\r\n\r\nabc")
        let headOnly = try await exchange(
            "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", port: server.port)
        expectEqual(headOnly, head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n")
    }

    @Test func aResponseEndsAtItsLengthEvenIfTheClosureDoesNotEnd() async throws {
        let server = try LoopbackServer.start { _ in .stream(length: 5) { Data("abcd".utf8) } }
        for _ in 0..<2 {
            let (data, _) = try await liveStore().fetchData(request(to: server))
            expectEqual(String(decoding: data, as: UTF8.self), "abcda")
        }
    }

    @Test(arguments: [true, false]) func anErrorOfTheClosureResetsTheConnection(isUpload: Bool) async throws {
        let server = try LoopbackServer.start(receiving: { _ in { _ in throw Stop() } }) { _ in
            .stream(length: nil) { throw Stop() }
        }
        var request = try request(to: server)
        if isUpload {
            request.httpMethod = "POST"
            request.httpBody = Data(count: 10)
        }
        await expect(throws: (any Error).self) { try await liveStore().fetchStream(request).0.data() }
        expect(server.requestCount == (isUpload ? 0 : 1))
    }

    @Test func theClosureIsCancelledWhenTheClientLeaves() async throws {
        let texts = Texts()
        let server = try LoopbackServer.start { _ in
            .stream(length: nil) {
                texts.add("waits")
                do { try await Task.sleep(for: .seconds(86_400)) } catch { texts.add("cancelled") }
                return nil
            }
        }
        var body: ResponseBody? = try await liveStore().fetchStream(request(to: server)).0
        expect(await eventually { texts.all == ["waits"] })
        withExtendedLifetime(body) {}
        body = nil
        expect(await eventually { texts.all == ["waits", "cancelled"] && server.openConnectionCount == 0 })
    }

    @Test(arguments: [true, false]) func aRequestIsReceivedInParts(isChunked: Bool) async throws {
        let received = Mutex(Data())
        let server = try LoopbackServer.start(receiving: { request in
            guard request.path == "/parts" else { return nil }
            return { part in received.withLock { $0 += part } }
        }) { .text("\($0.path) \($0.body.count)") }
        let store = liveStore()
        let body = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        for path in ["/parts", "/kept", "/parts"] {
            var request = try request(to: server, path)
            request.httpMethod = "POST"
            if isChunked { request.httpBodyStream = InputStream(data: body) } else { request.httpBody = body }
            let text = String(decoding: try await store.fetchData(request).0, as: UTF8.self)
            expect(text == (path == "/kept" ? "/kept 300000" : "/parts 0"))
        }
        expectEqual(received.withLock { $0 }, body + body)
    }

    @Test func aRequestToAnotherHostIsNotReceived() async throws {
        let server = try LoopbackServer.start(receiving: { _ in { _ in Issue.record("received") } }) { _ in .text("") }
        let response = try await exchange(
            "POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 1\r\n\r\na", port: server.port)
        expect(response.hasPrefix("HTTP/1.1 421 "))
    }
}

private struct Stop: Error {}

private func request(to server: LoopbackServer, _ path: String = "/") throws -> URLRequest {
    try createRequest(baseURL: server.baseURL + path, timeLimit: longTimeout)
}
