import Foundation
import SharedTestCode
import Testing

@testable import LoopbackServer

private typealias Response = LoopbackServer.Response
private typealias Step = LoopbackServer.Step

struct ResponseStepsTests {
    private func request(_ method: String = "GET", connection: String? = nil, isHTTP10: Bool = false)
        -> LoopbackServer.Request
    {
        LoopbackServer.Request(
            method: method, target: "/", headers: connection.map { [("Connection", $0)] } ?? [], body: Data(),
            isHTTP10: isHTTP10)
    }

    private func expectSteps(
        _ response: Response, for request: LoopbackServer.Request = LoopbackServer.Request(target: "/"),
        _ expected: Step..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(response.steps(for: request), expected, sourceLocation: sourceLocation)
    }

    @Test func aResponseIsItsHeadAndItsBody() {
        expectSteps(
            .text("hi", headers: ["X-One": "1"]),
            ok("Content-Type: text/plain; charset=utf-8\r\nX-One: 1\r\nContent-Length: 2\r\n\r\nhi"))
        // A content type in the header fields takes precedence.
        expectSteps(
            .json("{}", headers: ["content-type": "application/problem+json"]),
            ok("content-type: application/problem+json\r\nContent-Length: 2\r\n\r\n{}"))
        // Fields that frame the body are replaced.
        expectSteps(
            plain("hi").header("Content-Length", "99").header("transfer-encoding", "chunked"),
            ok("Content-Length: 2\r\n\r\nhi"))
        // Some statuses have no body and no length.
        for status in [100, 204, 304] {
            expectSteps(
                Response(status: status, headers: [("ETag", "x")], body: Data("hi".utf8)),
                send("HTTP/1.1 \(status) \(reasonPhrase(status))\r\nETag: x\r\n\r\n"))
        }
    }

    @Test func aResponseToHeadHasALengthAndNoBody() {
        expectSteps(
            .status(404).header("A", "b"), for: request("HEAD"),
            send("HTTP/1.1 404 Not Found\r\nA: b\r\nContent-Length: 0\r\n\r\n"))
        expectSteps(plain("hello").chunked(by: 2), for: request("HEAD"), ok("Transfer-Encoding: chunked\r\n\r\n"))
    }

    @Test func chunksHaveTheGivenSize() {
        let head = "Transfer-Encoding: chunked\r\n\r\n"
        expectSteps(plain("hello").chunked(by: 2), ok(head + "2\r\nhe\r\n2\r\nll\r\n1\r\no\r\n0\r\n\r\n"))
        expectSteps(plain("").chunked(by: 2), ok(head + "0\r\n\r\n"))
    }

    @Test func aResponseToHTTP10HasNoChunksAndClosesOrKeepsTheConnection() {
        expectSteps(
            plain("hello").chunked(by: 2), for: request(isHTTP10: true), ok("Connection: close\r\n\r\nhello"), .close)
        expectSteps(
            plain("hello"), for: request(connection: "keep-alive", isHTTP10: true),
            ok("Content-Length: 5\r\nConnection: keep-alive\r\n\r\nhello"))
    }

    @Test func theRequestOrTheResponseCanCloseTheConnection() {
        let closing = ok("Content-Length: 2\r\nConnection: close\r\n\r\nhi")
        expectSteps(plain("hi"), for: request(connection: "close"), closing, .close)
        expectSteps(plain("hi").header("connection", "Close"), closing, .close)
    }

    @Test func aTruncatedBodyHasItsFullContentLength() {
        let head = "Content-Length: 5\r\n\r\n"
        expectSteps(plain("hello").truncated(after: 2), ok(head + "he"), .close)
        expectSteps(plain("hello").truncated(after: 0), ok(head), .close)
        expectSteps(plain("hello").truncated(after: 9), ok(head + "hello"), .close)
        expectSteps(plain("hello").resetting(after: 2), ok(head + "he"), .reset)
    }

    @Test func aTruncatedBodyInChunksHasNoLastChunk() {
        let head = "Transfer-Encoding: chunked\r\n\r\n"
        expectSteps(plain("hello").chunked(by: 2).truncated(after: 3), ok(head + "2\r\nhe\r\n2\r\nl"), .close)
        expectSteps(plain("hello").chunked(by: 9).truncated(after: 9), ok(head + "5\r\nhello\r\n"), .close)
        expectSteps(plain("hello").chunked(by: 2).resetting(after: 0), ok(head), .reset)
    }

    @Test func aDelayPrecedesTheHeadAndADripFollowsIt() {
        let drip = Step.wait(.milliseconds(10))
        expectSteps(
            plain("hello").dripping(every: .milliseconds(10), bytes: 2).delayed(by: .seconds(1)).delayed(
                by: .seconds(1)),
            .wait(.seconds(2)), ok("Content-Length: 5\r\n\r\nhe"), drip, send("ll"), drip, send("o"))
        expectEqual(plain("hello").dripping(every: .seconds(1), bytes: 0).steps(for: request()).count, 9)
        expectSteps(.reset.delayed(by: .seconds(1)), .wait(.seconds(1)), .reset, .close)
    }

    @Test func rawBytesAreSentUnchanged() {
        expectSteps(.raw("ICY 200\n\n"), send("ICY 200\n\n"), .close)
        expectSteps(.raw("abc").resetting(after: 1), send("a"), .reset)
        expectSteps(
            .raw("abc").dripping(every: .seconds(1), bytes: 2), send("ab"), .wait(.seconds(1)), send("c"), .close)
        expectSteps(.closed, .close, .close)
    }

    @Test func anInvalidHeadBecomesStatus500() {
        for response in [
            plain("x").header("A", "b\r\nInjected: yes"), plain("x").header("A", "b\nc"),
            plain("x").header("A: b\r\nC", "d"), plain("x").header("", "b"), plain("x").header("A", "\0"),
            .status(99), .status(1000), .status(-1),
        ] {
            guard case .send(let data)? = response.steps(for: request()).first else { return expect(false) }
            let text = String(decoding: data, as: UTF8.self)
            expect(text.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n") && !text.contains("\nInjected"), "\(text)")
        }
    }
}

private func plain(_ text: String) -> Response { Response(headers: [], body: Data(text.utf8)) }

private func send(_ text: String) -> Step { .send(Data(text.utf8)) }

/// Returns the step that sends a text after the status line 200.
private func ok(_ text: String) -> Step { send("HTTP/1.1 200 OK\r\n" + text) }
