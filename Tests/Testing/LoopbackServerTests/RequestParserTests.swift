import Foundation
import SharedTestCode
import Testing

@testable import LoopbackServer

struct RequestParserTests {
    @Test func aRequestIsParsedAsItWasSent() throws {
        let requests = try parsed(
            "POST /a%20b?x=1 HTTP/1.1\r\nHost: h\r\nX-Odd:  two  words \r\nContent-Length: 3\r\n\r\nabc")

        let request = try #require(requests.first)
        expectEqual(requests.count, 1)
        expectEqual(request.method, "POST")
        expectEqual(request.target, "/a%20b?x=1")
        expectEqual(request.headers.map(\.name), ["Host", "X-Odd", "Content-Length"])
        expectEqual(request[header: "x-odd"], "two  words")
        expectEqual(request.body, Data("abc".utf8))
    }

    @Test func pipelinedRequestsAreParsedInOrder() throws {
        let requests = try parsed(
            "\r\nGET /1 HTTP/1.1\r\nHost: h\r\n\r\nPUT /2 HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi\r\nGET /3 HTTP/1.0\r\n\r\n"
        )

        expectEqual(requests.map(\.path), ["/1", "/2", "/3"])
        expectEqual(requests.map(\.keepsAlive), [true, true, false])
    }

    @Test func theChunksOfABodyInPiecesOfAnySizeAreJoined() throws {
        for size in 1...chunkedRequest.utf8.count {
            let requests = try parsed(chunkedRequest, piecesOf: size)
            let bodies = requests.map { String(decoding: $0.body, as: UTF8.self) }
            expectEqual(bodies, ["hello, chunked world", ""], "pieces of \(size)")
            expect(requests.first?[header: "Trailer-Field"] == nil, "pieces of \(size)")
        }
    }

    @Test func theConnectionHeaderDeterminesWhetherTheConnectionIsKept() throws {
        for (line, keeps) in [
            ("", true), ("Connection: close\r\n", false), ("Connection: Keep-Alive, Close\r\n", false),
            ("Connection: upgrade\r\n", true),
        ] {
            let requests = try parsed("GET / HTTP/1.1\r\nHost: h\r\n\(line)\r\n")
            expectEqual(requests.map(\.keepsAlive), [keeps], "\(line)")
        }
        let old = try parsed("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n")
        expectEqual(old.map(\.keepsAlive), [true, false])
    }

    @Test func aClientThatExpects100ContinueGetsItOnce() {
        var parser = RequestParser()
        parser.append(Array("PUT / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n".utf8))
        guard case .continueExpected = parser.next() else { return expect(Bool(false), "no event for Expect") }
        guard case .needsMore = parser.next() else { return expect(Bool(false), "a second event for Expect") }
        parser.append(Array("hi".utf8))
        guard case .request = parser.next() else { return expect(Bool(false), "no request") }
    }

    @Test func aMalformedRequestIsRefusedWith400() {
        for text in [
            "GET\r\n\r\n",
            "GET /\r\n\r\n",
            "GET / HTTP/1.1 \r\n\r\n",
            "GET  / HTTP/1.1\r\n\r\n",
            "GET /a b HTTP/1.1\r\n\r\n",
            "GET / http/1.1\r\n\r\n",
            "GET / HTTP/1.1x\r\n\r\n",
            "GET / ICY/1.1\r\n\r\n",
            "GET nowhere HTTP/1.1\r\n\r\n",
            "GET /\u{E9} HTTP/1.1\r\n\r\n",
            "G@T / HTTP/1.1\r\n\r\n",
            " GET / HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\nHost: h\n\n",
            "GET / HTTP/1.1\rHost: h\r\r",
            "GET / HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: h\r\n: no name\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : h\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: h\r\nA: 1\r\n folded\r\n\r\n",
            "GET / HTTP/1.1\r\n Host: h\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: h\r\nA: \0\r\n\r\n",
            "\0",
            "\u{16}\u{3}\u{1}\u{2}",
            post("Content-Length: -1"),
            post("Content-Length: +1"),
            post("Content-Length: 0x1"),
            post("Content-Length:"),
            post("Content-Length: 1, 1"),
            post("Content-Length: 1\r\nContent-Length: 2"),
            post("Content-Length: \u{661}"),
            post("Content-Length: 1\r\nTransfer-Encoding: chunked"),
            "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
            chunks("\r\n"),
            chunks("g\r\n"),
            chunks("-1\r\n"),
            chunks("0x1\r\n"),
            chunks("1 1\r\n"),
            chunks("ffffffffffffffff\r\n"),
            chunks("1\nabc"),
            chunks("1\r\nabc\r\n"),
            chunks("1\r\na0\r\n\r\n"),
            chunks("0\r\nno colon\r\n\r\n"),
        ] { expectEqual(refusal(of: text)?.status, 400, "\(text)") }
    }

    @Test func anUnsupportedOrTooLongRequestIsRefusedWithItsStatus() {
        for (text, status) in [
            ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505),
            ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
            (post("Transfer-Encoding: gzip, chunked"), 501),
            (post("Content-Length: 101"), 413),
            (post("Content-Length: 99999999999999999999999"), 413),
            (chunks("65\r\n"), 413),
            (chunks("60\r\n" + String(repeating: "x", count: 96) + "\r\n5\r\n"), 413),
            ("GET /" + String(repeating: "x", count: 300), 431),
            ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 60), 431),
            (String(repeating: "\r\n", count: 200), 431),
            (chunks("0;" + String(repeating: "x", count: 300)), 431),
            (chunks("0\r\n" + String(repeating: "A: b\r\n", count: 60)), 431),
        ] {
            for size in [Int.max, 1] {
                let refusal = refusal(of: text, limits: .init(headBytes: 256, bodyBytes: 100), piecesOf: size)
                expectEqual(refusal?.status, status, "\(text)")
            }
        }
    }

    @Test func nothingIsParsedAfterARefusal() {
        var parser = RequestParser()
        parser.append(Array("nonsense\r\n".utf8))
        guard case .refused(let first) = parser.next() else { return expect(Bool(false)) }
        parser.append(Array("GET / HTTP/1.1\r\nHost: h\r\n\r\n".utf8))
        guard case .refused(let second) = parser.next() else { return expect(Bool(false)) }
        expectEqual(first, second)
    }

    @Test func aDamagedRequestNeverCrashesTheParser() {
        var random = SystemRandomNumberGenerator()
        let original = Array(chunkedRequest.utf8)
        for _ in 0..<(runsSlowTests ? 1_000 : 200) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            var parser = RequestParser()
            var pieces = bytes[...]
            while !pieces.isEmpty {
                let piece = pieces.prefix(Int.random(in: 1...40, using: &random))
                pieces = pieces.dropFirst(piece.count)
                parser.append(Array(piece))
                drain(&parser)
            }
        }
    }
}

private let chunkedRequest =
    "POST /c HTTP/1.1\r\nHost: h\r\ntransfer-encoding: Chunked\r\n\r\n"
    + "7;name=\"va;lue\"\r\nhello, \r\nD \r\nchunked world\r\n0\r\nTrailer-Field: x\r\n\r\n"
    + "GET /d HTTP/1.1\r\nHost: h\r\n\r\n"

private func post(_ fields: String) -> String { "POST / HTTP/1.1\r\nHost: h\r\n\(fields)\r\n\r\n" }

private func chunks(_ body: String) -> String { post("Transfer-Encoding: chunked") + body }

@Test func aStreamedBodyHasNoLimitAndTheSameBytes() throws {
    let text =
        post("Content-Length: 5") + "hello" + "GET / HTTP/1.1\r\nHost: a\r\n\r\n" + post("Transfer-Encoding: chunked")
        + "3\r\nabc\r\n4\r\ndefg\r\n0\r\nA: b\r\n\r\n" + post("Content-Length: 0")
    for size in [1, 2, 3, 7, .max] {
        let bodies = try parsed(text, limits: .init(bodyBytes: 2), piecesOf: size, isStreaming: true).map(\.body)
        expectEqual(bodies, ["hello", "", "abcdefg", ""].map { Data($0.utf8) })
    }
}

@discardableResult
private func parsed(
    _ text: String, limits: RequestParser.Limits = .init(), piecesOf size: Int = .max, isStreaming: Bool = false
) throws -> [LoopbackServer.Request] {
    var parser = RequestParser(limits: limits, announcesBodies: isStreaming)
    var body = Data()
    var requests: [LoopbackServer.Request] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        parser.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
        events: while true {
            switch parser.next() {
            case .request(var request):
                if isStreaming {
                    expect(request.body.isEmpty)
                    (request.body, body) = (body, Data())
                }
                requests.append(request)
            case .continueExpected: break
            case .bodyBegins: parser.isStreaming = true
            case .part(let part): body += part
            case .refused(let refusal): throw refusal
            case .needsMore: break events
            }
        }
    }
    return requests
}

private func refusal(
    of text: String, limits: RequestParser.Limits = .init(), piecesOf size: Int = .max
) -> RequestParser.Refusal? {
    do {
        try parsed(text, limits: limits, piecesOf: size)
        return nil
    } catch {
        return error as? RequestParser.Refusal
    }
}

private func drain(_ parser: inout RequestParser) {
    while true {
        switch parser.next() {
        case .needsMore, .refused: return
        case .request, .continueExpected, .bodyBegins, .part: break
        }
    }
}
