import Foundation
import SharedTestCode
import Testing

@testable import LoopbackServer

private typealias Response = LoopbackServer.Response
private typealias Step = LoopbackServer.Step

struct ResponseStepsTests {
    @Test func aPlainResponseIsOneSend() {
        expectEqual(
            steps(.text("hi", headers: ["X-One": "1"])),
            [
                send(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nX-One: 1\r\nContent-Length: 2\r\n\r\nhi"
                )
            ])
    }

    @Test func aContentTypeInTheHeadersTakesPrecedence() {
        expectEqual(
            steps(.json("{}", headers: ["content-type": "application/problem+json"])),
            [
                send("HTTP/1.1 200 OK\r\ncontent-type: application/problem+json\r\nContent-Length: 2\r\n\r\n{}")
            ])
    }

    @Test(arguments: [100, 204, 304])
    func someStatusesHaveNoBodyAndNoLength(status: Int) {
        let head = steps(Response(status: status, headers: [("ETag", "x")], body: Data("hi".utf8)))
        expectEqual(head, [send("HTTP/1.1 \(status) \(reasonPhrase(status))\r\nETag: x\r\n\r\n")])
    }

    @Test func aResponseToHeadHasALengthAndNoBody() {
        let request = LoopbackServer.Request(method: "HEAD", target: "/")
        expectEqual(
            Response.status(404).header("A", "b").steps(for: request),
            [
                send("HTTP/1.1 404 Not Found\r\nA: b\r\nContent-Length: 0\r\n\r\n")
            ])
        expectEqual(
            plain("hello").chunked(by: 2).steps(for: request),
            [
                send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            ])
    }

    @Test func chunksHaveTheGivenSize() {
        expectEqual(
            steps(plain("hello").chunked(by: 2)),
            [
                send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n2\r\nll\r\n1\r\no\r\n0\r\n\r\n")
            ])
        expectEqual(
            steps(plain("").chunked(by: 2)),
            [
                send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
            ])
    }

    @Test func aResponseToHTTP10HasNoChunksAndClosesTheConnection() {
        let request = LoopbackServer.Request(method: "GET", target: "/", headers: [], body: Data(), isHTTP10: true)
        expectEqual(
            plain("hello").chunked(by: 2).steps(for: request),
            [
                send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello"), .close,
            ])
    }

    @Test func keepAliveOfHTTP10IsConfirmed() {
        let request = LoopbackServer.Request(
            method: "GET", target: "/", headers: [("Connection", "keep-alive")], body: Data(), isHTTP10: true)
        expectEqual(
            plain("hello").steps(for: request),
            [
                send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: keep-alive\r\n\r\nhello")
            ])
    }

    @Test func theRequestOrTheResponseCanCloseTheConnection() {
        let closing = [send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"), Step.close]
        let request = LoopbackServer.Request(target: "/", headers: [("Connection", "close")])
        expectEqual(plain("hi").steps(for: request), closing)
        expectEqual(steps(plain("hi").header("connection", "Close")), closing)
    }

    @Test func aTruncatedBodyHasItsFullContentLength() {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
        expectEqual(steps(plain("hello").truncated(after: 2)), [send(head + "he"), .close])
        expectEqual(steps(plain("hello").truncated(after: 0)), [send(head), .close])
        expectEqual(steps(plain("hello").truncated(after: 9)), [send(head + "hello"), .close])
        expectEqual(steps(plain("hello").resetting(after: 2)), [send(head + "he"), .reset])
    }

    @Test func aTruncatedBodyInChunksHasNoLastChunk() {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        expectEqual(
            steps(plain("hello").chunked(by: 2).truncated(after: 3)), [send(head + "2\r\nhe\r\n2\r\nl"), .close])
        expectEqual(steps(plain("hello").chunked(by: 9).truncated(after: 9)), [send(head + "5\r\nhello\r\n"), .close])
        expectEqual(steps(plain("hello").chunked(by: 2).resetting(after: 0)), [send(head), .reset])
    }

    @Test func aDelayPrecedesTheHeadAndADripFollowsIt() {
        let response = plain("hello").dripping(every: .milliseconds(10), bytes: 2).delayed(by: .seconds(1)).delayed(
            by: .seconds(1))
        expectEqual(
            steps(response),
            [
                .wait(.seconds(2)), send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe"), .wait(.milliseconds(10)),
                send("ll"), .wait(.milliseconds(10)), send("o"),
            ])
        expectEqual(steps(plain("hello").dripping(every: .seconds(1), bytes: 0)).count, 9)
        expectEqual(steps(.reset.delayed(by: .seconds(1))), [.wait(.seconds(1)), .reset, .close])
    }

    @Test func rawBytesAreSentUnchanged() {
        expectEqual(steps(.raw("ICY 200\n\n")), [send("ICY 200\n\n"), .close])
        expectEqual(steps(.raw("abc").resetting(after: 1)), [send("a"), .reset])
        expectEqual(
            steps(.raw("abc").dripping(every: .seconds(1), bytes: 2)),
            [
                send("ab"), .wait(.seconds(1)), send("c"), .close,
            ])
        expectEqual(steps(.closed), [.close, .close])
    }

    @Test func fieldsThatFrameTheBodyAreReplaced() {
        let response = plain("hi").header("Content-Length", "99").header("transfer-encoding", "chunked")
        expectEqual(steps(response), [send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")])
    }

    @Test(arguments: [
        plain("x").header("A", "b\r\nInjected: yes"), plain("x").header("A", "b\nc"),
        plain("x").header("A: b\r\nC", "d"),
        plain("x").header("", "b"), plain("x").header("A", "\0"), .status(99), .status(1000), .status(-1),
    ])
    func anInvalidHeadBecomesStatus500(response: LoopbackServer.Response) throws {
        guard case .send(let data) = try #require(steps(response).first) else { return expect(Bool(false)) }
        let text = String(decoding: data, as: UTF8.self)
        expect(text.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
        expect(!text.contains("\nInjected"))
    }
}

private func plain(_ text: String) -> LoopbackServer.Response {
    LoopbackServer.Response(headers: [], body: Data(text.utf8))
}

private func send(_ text: String) -> LoopbackServer.Step {
    .send(Data(text.utf8))
}

private func steps(_ response: LoopbackServer.Response) -> [LoopbackServer.Step] {
    response.steps(for: LoopbackServer.Request(target: "/"))
}
